import type { Core } from '@strapi/strapi';
import { readPackName } from './bootstrap/seed/load-pack';
import { scheduleSeconds } from './editing/schedule';
import { firstDelayMs, intervalSeconds, retryDelayMs } from './leads/outbox/delays';
import { readAddress } from './server-settings';

/**
 * Stops the boot before there is a database, and warns of the address of one that would not be used.
 *
 * @throws {Error} that names the variable which is wrong.
 */
export function assertSettings(strapi: Core.Strapi): void {
  readPackName();
  readAddress('REVALIDATE_URL');
  scheduleSeconds();
  firstDelayMs();
  retryDelayMs(1);
  intervalSeconds();
  // It stops no boot: the shell of an engineer may have that of another product.
  if (process.env.DATABASE_URL && process.env.DATABASE_CLIENT !== 'postgres') {
    strapi.log.warn(
      'DATABASE_URL is not used: DATABASE_CLIENT is not postgres, so the database is content.db in DATA_DIR',
    );
  }
}
