import type { Core } from '@strapi/strapi';
import { readPackName } from './bootstrap/seed/load-pack';
import { scheduleSeconds } from './editing/schedule';
import { firstDelayMs, intervalSeconds, retryDelayMs } from './leads/outbox/delays';
import { assertSecret, readAddress } from './server-settings';

/**
 * Stops the boot before there is a database, and warns of the address of one that would not be used.
 *
 * @throws {Error} that names the variable which is wrong.
 */
export function assertSettings(strapi: Core.Strapi): void {
  readPackName();
  assertRoute(readAddress('REVALIDATE_URL'));
  for (const name of ['REVALIDATE_SECRET', 'PREVIEW_SECRET', 'BACKUP_KEY']) assertSecret(name);
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

/** Without its path the site would refuse each webhook, and nobody is told what is missing. */
function assertRoute(address: string): void {
  if (address === '' || new URL(address).pathname !== '/') return;
  throw new Error(
    `REVALIDATE_URL must end in the path of the webhook, /api/revalidate, not "${address}"`,
  );
}
