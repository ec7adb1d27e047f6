import type { Core } from '@strapi/strapi';
import { errorMessage } from './error-message';

type Task = {
  name: string;
  /** For cron, with seconds; a number: every so many seconds, whatever the clock says; 0: never. */
  rule: string | number;
  run: () => Promise<unknown>;
  /** What has not been done then, for the log, which says the same once a minute. */
  failure: string;
};

/** A full disk refuses every run, and the log may lie on it. */
const SAME_FAILURE_MS = 60_000;

const timers: NodeJS.Timeout[] = [];

/** Has something done at certain times: one run after the other, and the next one whatever became of this. */
export function addTask(strapi: Core.Strapi, { name, rule, run, failure }: Task): void {
  let isRunning = false;
  let logged = { line: '', at: 0 };
  const report = (line: string) => {
    const now = performance.now();
    if (line === logged.line && now - logged.at < SAME_FAILURE_MS) return;
    logged = { line, at: now };
    strapi.log.error(line);
  };
  const task = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } catch (error) {
      report(`${failure}: ${errorMessage(error)}`);
    } finally {
      isRunning = false;
    }
  };
  if (typeof rule === 'string') strapi.cron.add({ [name]: { task, options: { rule } } });
  // Not by cron: after a clock is set back, that waits until it has passed the moment of the last run.
  else if (rule > 0) timers.push(setInterval(task, rule * 1000).unref());
}

/** Ends what {@link addTask} has begun; Strapi ends what cron does. */
export function stopTasks(): void {
  for (const timer of timers.splice(0)) clearInterval(timer);
}
