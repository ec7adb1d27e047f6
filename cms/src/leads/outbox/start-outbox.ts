import type { Core } from '@strapi/strapi';
import { CHANNELS } from './channels';
import { intervalSeconds } from './delays';
import { runOutbox } from './run-outbox';

/** Announces what is due, every few seconds. What is due is in the database: no restart loses it. */
export function startOutbox(strapi: Core.Strapi): void {
  const seconds = intervalSeconds();
  if (seconds === 0) return;
  let isRunning = false;
  strapi.cron.add({
    announceSubmissions: {
      task: async () => {
        if (isRunning) return;
        isRunning = true;
        try {
          await runOutbox(strapi, CHANNELS);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          strapi.log.error(`The outbox could not be read: ${reason}`);
        } finally {
          isRunning = false;
        }
      },
      options: { rule: `*/${seconds} * * * * *` },
    },
  });
}
