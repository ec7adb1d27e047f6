import { afterEach, expect, test, vi } from 'vitest';
import { attempt, logInfo, logWarning, logWarningOnce } from '@/lib/server/ops/log';
import { runWithRequestId } from '@/lib/server/ops/request-context';

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
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      level: 'info',
      program: 'site',
      event: 'started',
      entries: 3,
    },
  ]);
  const failed = { time: expect.any(String), level: 'warn', program: 'site', event: 'failed' };
  expect(warnings).toEqual([failed]);
});

test('a line that belongs to a request names it', async () => {
  const lines = record('stdout');
  await runWithRequestId('request-1', async () => {
    await Promise.resolve();
    logInfo('inside');
  });
  logInfo('outside');
  expect(lines).toMatchObject([{ event: 'inside', requestId: 'request-1' }, { event: 'outside' }]);
  expect(lines[1]).not.toHaveProperty('requestId');
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

test('work that fails is a warning, and stops nothing', async () => {
  const warnings = record('stderr');
  expect(await attempt('not-done', async () => 'done')).toBe(true);
  expect(await attempt('not-done', () => Promise.reject(new Error('no disk')))).toBe(false);
  expect(warnings).toMatchObject([{ level: 'warn', event: 'not-done', reason: 'no disk' }]);
});
