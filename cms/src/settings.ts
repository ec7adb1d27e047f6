import type { Core } from '@strapi/strapi';
import { readPackName } from './bootstrap/seed/load-pack';
import { scheduleSeconds } from './editing/schedule';
import { firstDelayMs, intervalSeconds, retryDelayMs } from './leads/outbox/delays';
import { assertSecret, readAddress } from './server-settings';

/** Where a PostgreSQL database is. */
const PLACES = ['DATABASE_URL', 'DATABASE_HOST', 'DATABASE_NAME', 'DATABASE_SCHEMA'];

/** What other projects of Strapi read, and what is read here instead. */
const OTHER_NAMES = {
  DATABASE_FILENAME: 'the file is content.db in DATA_DIR',
  DATABASE_CONNECTION_TIMEOUT: 'there is no such setting',
  DATABASE_SSL_CA: 'NODE_EXTRA_CA_CERTS names a file of authorities',
  DATABASE_SSL_CAPATH: 'NODE_EXTRA_CA_CERTS names a file of authorities',
  DATABASE_SSL_CERT: 'sslcert of DATABASE_URL names the file',
  DATABASE_SSL_KEY: 'sslkey of DATABASE_URL names the file',
  DATABASE_SSL_CIPHER: 'there is no such setting',
};

/**
 * Stops the boot before there is a database, and warns of what names one that would not be used.
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
  assertKnownNames();
  // They stop no boot: the shell of an engineer may have those of another product.
  const unused = PLACES.filter((name) => process.env[name]);
  if (unused.length > 0 && process.env.DATABASE_CLIENT !== 'postgres') {
    strapi.log.warn(
      `${unused.join(', ')} not used: DATABASE_CLIENT is not postgres, so the database is content.db in DATA_DIR`,
    );
  }
}

/** Who sets one of them believes that it holds. */
function assertKnownNames(): void {
  for (const [name, instead] of Object.entries(OTHER_NAMES)) {
    if (process.env[name]) throw new Error(`${name} is not read here: ${instead}`);
  }
}

/** Without its path the site would refuse each webhook, and nobody is told what is missing. */
function assertRoute(address: string): void {
  if (address === '' || new URL(address).pathname !== '/') return;
  throw new Error(
    `REVALIDATE_URL must end in the path of the webhook, /api/revalidate, not "${address}"`,
  );
}
