import { afterEach, expect, test, vi } from 'vitest';
import { logInfo, logWarning, logWarningOnce } from '@/lib/server/ops/log';

afterEach(() => {
  vi.restoreAllMocks();
});

function record(stream: 'stdout' | 'stderr'): unknown[] {
  const lines: unknown[] = [];
  vi.spyOn(process[stream], 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
  return lines;
}

test('an event is one line of JSON with its time', () => {
  const [info, warnings] = [record('stdout'), record('stderr')];
  logInfo('started', { entries: 3 });
  logWarning('failed');
  expect(info).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/), event: 'started', entries: 3 },
  ]);
  expect(warnings).toEqual([{ time: expect.any(String), event: 'failed' }]);
});

test('the same warning is written once, another one is written as well', () => {
  const lines = record('stderr');
  for (const path of ['a', 'a', 'b', 'a']) logWarningOnce('dropped', { path });
  expect(lines).toMatchObject([{ path: 'a' }, { path: 'b' }]);
});

test('after a thousand different warnings they are written again', () => {
  const lines = record('stderr');
  for (let index = 0; index <= 1000; index += 1) logWarningOnce('many', { index });
  logWarningOnce('many', { index: 1000 });
  expect(lines).toHaveLength(1001);
  logWarningOnce('many', { index: 0 });
  expect(lines).toHaveLength(1002);
});
