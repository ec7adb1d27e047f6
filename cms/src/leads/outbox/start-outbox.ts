import type { Core } from '@strapi/strapi';
import { errorMessage } from '../../error-message';
import type { Channel } from './channel';
import { CHANNELS } from './channels';
import { intervalSeconds } from './delays';
import { runChannel } from './run-outbox';

/**
 * Announces what is due, every few seconds. What is due is in the database: no restart loses it. A
 * receiver that does not answer delays its own channel only.
 */
export function startOutbox(strapi: Core.Strapi): void {
  const seconds = intervalSeconds();
  if (seconds === 0) return;
  const running = new Set<Channel>();
  const run = async (channel: Channel) => {
    if (running.has(channel)) return;
    running.add(channel);
    try {
      await runChannel(strapi, channel);
    } catch (error) {
      const reason = errorMessage(error);
      strapi.log.error(`The outbox could not be read: ${reason}`);
    } finally {
      running.delete(channel);
    }
  };
  strapi.cron.add({
    announceSubmissions: {
      task: () => Promise.all(CHANNELS.map(run)),
      options: { rule: `*/${seconds} * * * * *` },
    },
  });
}
