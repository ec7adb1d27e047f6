import type { Core } from '@strapi/strapi';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addTask, stopTasks } from '../src/tasks';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-28T12:00:00Z');

function startTask(rule: number, run = vi.fn(async () => {}), error = vi.fn()) {
  vi.useFakeTimers({ now: NOW });
  const strapi = { cron: { add: () => {} }, log: { error } } as unknown as Core.Strapi;
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

test('what fails each time is one line in a minute, and each other reason one at once', async () => {
  let reason = 'disk full';
  const run = vi.fn(() => Promise.reject(new Error(reason)));
  const error = vi.fn();
  startTask(5, run, error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(12);
  expect(error.mock.calls).toEqual([['Not done: disk full']]);
  await vi.advanceTimersByTimeAsync(60_000);
  reason = 'locked';
  await vi.advanceTimersByTimeAsync(10_000);
  const lines = ['Not done: disk full', 'Not done: disk full', 'Not done: locked'];
  expect(error.mock.calls).toEqual(lines.map((line) => [line]));
});

test('every 0 seconds is never', async () => {
  const run = startTask(0);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(run).not.toHaveBeenCalled();
});
