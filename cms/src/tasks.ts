import type { Core } from '@strapi/strapi';
import { errorMessage } from './error-message';

type Task = {
  name: string;
  /** For cron, with seconds; `null`: never. */
  rule: string | null;
  run: () => Promise<unknown>;
  /** What has not been done then, for the log. */
  failure: string;
};

/** Has something done at certain times: one run after the other, and the next one whatever became of this. */
export function addTask(strapi: Core.Strapi, { name, rule, run, failure }: Task): void {
  if (rule === null) return;
  let isRunning = false;
  const task = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } catch (error) {
      strapi.log.error(`${failure}: ${errorMessage(error)}`);
    } finally {
      isRunning = false;
    }
  };
  strapi.cron.add({ [name]: { task, options: { rule } } });
}

/** The rule of a task that runs every so many seconds, less than 60; `null` where they are 0. */
export function everySeconds(seconds: number): string | null {
  return seconds === 0 ? null : `*/${seconds} * * * * *`;
}
