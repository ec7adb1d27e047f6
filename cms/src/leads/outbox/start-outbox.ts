import type { Core } from '@strapi/strapi';
import { addTask } from '../../tasks';
import { CHANNELS } from './channels';
import { intervalSeconds } from './delays';
import { runChannel } from './run-outbox';

/**
 * Announces what is due, every few seconds. What is due is in the database: no restart loses it. A
 * receiver that does not answer delays its own channel only.
 */
export function startOutbox(strapi: Core.Strapi): void {
  for (const channel of CHANNELS) {
    addTask(strapi, {
      name: `outbox-${channel.name}`,
      rule: intervalSeconds(),
      run: () => runChannel(strapi, channel),
      failure: 'The outbox could not be read or written',
    });
  }
}
