import { expect, test } from 'vitest';
import { isRouterState } from '@/server/router-state';

const STATE = encodeURIComponent(JSON.stringify(['', { children: ['faq', {}] }, null, null, 1]));

test.each([
  [undefined, true],
  [STATE, true],
  ['x', false],
  ['1', false],
  ['%', false],
  [[STATE, STATE], false],
  ['x'.repeat(50_000), false],
])('of the state of a router the framework can read %s: %s', (value, isRead) => {
  expect(isRouterState(value)).toBe(isRead);
});
