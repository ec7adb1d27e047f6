import { expect, test } from 'vitest';
import { isReadyForVisitors, setStopping, setWarm } from '@/lib/server/ops/warm-state';

test('a server that is stopped while it warms up does not get visitors when it is warm', () => {
  expect(isReadyForVisitors()).toBe(false);
  setWarm();
  expect(isReadyForVisitors()).toBe(true);
  setStopping();
  expect(isReadyForVisitors()).toBe(false);
  setWarm();
  expect(isReadyForVisitors()).toBe(false);
});
