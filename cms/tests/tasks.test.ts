import type { Core } from '@strapi/strapi';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addTask, stopTasks } from '../src/tasks';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-28T12:00:00Z');

function startTask(rule: number) {
  vi.useFakeTimers({ now: NOW });
  const run = vi.fn(async () => {});
  const strapi = { cron: { add: () => {} } } as unknown as Core.Strapi;
  addTask(strapi, { name: 'task', rule, run, failure: 'Not done' });
  onTestFinished(() => {
    stopTasks();
    vi.useRealTimers();
  });
  return run;
}

test('what runs every few seconds goes on when the clock is set back, and forward', async () => {
  const run = startTask(10);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(run).toHaveBeenCalledTimes(3);
  for (const hours of [-3, 24]) {
    vi.setSystemTime(NOW.getTime() + hours * HOUR_MS);
    run.mockClear();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(run).toHaveBeenCalledTimes(3);
  }
  stopTasks();
  run.mockClear();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(run).not.toHaveBeenCalled();
});

test('every 0 seconds is never', async () => {
  const run = startTask(0);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(run).not.toHaveBeenCalled();
});
