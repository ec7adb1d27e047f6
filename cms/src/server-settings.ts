import { isIPv6 } from 'node:net';
import { DEFAULT_SITE_URL } from './site-url';

/** Of the logger, the worst first. */
const LOG_LEVELS = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'];

/** As the site and the backup ask for. */
const MIN_SECRET_LENGTH = 16;

/** A port. Throws where the setting is none. */
export function readPort(name: string, fallback: number): number {
  const setting = process.env[name];
  const port = wholeNumber(setting || String(fallback));
  if (port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number, not "${setting}"`);
}

/**
 * How many, or how many seconds.
 *
 * @throws {Error} that names the variable, where it is no whole number, less than the least, or more than the most.
 */
export function readCount(
  name: string,
  fallback: number,
  least: number,
  most = Number.POSITIVE_INFINITY,
): number {
  const setting = process.env[name];
  const count = wholeNumber(setting || String(fallback));
  if (count >= least && count <= most) return count;
  const range = most === Number.POSITIVE_INFINITY ? `${least} on` : `${least} to ${most}`;
  throw new Error(`${name} must be a whole number from ${range}, not "${setting}"`);
}

/** A blank is none: as 0 it would switch off what runs at intervals. */
function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** The origin of the site. Throws where the setting is no address of one, or has a path, which would be in no link. */
export function readSiteOrigin(setting = ''): string {
  const address = setting || DEFAULT_SITE_URL;
  if (!isAddress(address)) {
    throw new Error(
      `SITE_URL must be a URL that starts with http:// or https://, not "${setting}"`,
    );
  }
  const { origin, href } = new URL(address);
  if (href === `${origin}/`) return origin;
  throw new Error(`SITE_URL must be an address without a path, not "${setting}"`);
}

/**
 * A switch of the environment. Throws where it is neither `true` nor `false`: Strapi itself takes `1`, `yes` and `True`
 * for no, and nobody is told.
 */
export function readFlag(name: string, fallback: boolean): boolean {
  const setting = process.env[name];
  if (!setting) return fallback;
  if (setting === 'true' || setting === 'false') return setting === 'true';
  throw new Error(`${name} must be true or false, not "${setting}"`);
}

/** An address that may be left out. Throws where it is none. */
export function readAddress(name: string): string {
  const setting = process.env[name] ?? '';
  if (setting === '' || isAddress(setting)) return setting;
  throw new Error(`${name} must be a URL that starts with http:// or https://, not "${setting}"`);
}

/**
 * Stops the boot where a secret is short, or cannot be sent in a header as it is: the site refuses it as well. It is
 * not repeated.
 *
 * @throws {Error} that names the variable.
 */
export function assertSecret(name: string): void {
  const secret = process.env[name];
  if (!secret) return;
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new Error(`${name} must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  if (!/^[!-~](?:[ -~]*[!-~])?$/.test(secret)) {
    throw new Error(`${name} must be ASCII characters, without a blank or a line end around them`);
  }
}

/** Where it listens: an IP address or a name. Throws where Strapi could make no address of it, which names nothing. */
export function readHost(): string {
  // Strapi's own command for engineers reads the secrets file again, with its empty lines.
  const host = process.env.HOST || '127.0.0.1';
  if (URL.canParse(`http://${isIPv6(host) ? `[${host}]` : host}`)) return host;
  throw new Error(`HOST must be an IP address or the name of a host, not "${host}"`);
}

/**
 * The address of a PostgreSQL database, if there is one. Throws where it is none, and does not repeat it: it has a
 * password.
 */
export function readDatabaseUrl(): string | undefined {
  const setting = process.env.DATABASE_URL || undefined;
  if (setting === undefined || /^postgres(?:ql)?:\/\//.test(setting)) return setting;
  throw new Error('DATABASE_URL must be a URL that starts with postgres://');
}

/** The least that is written to the log. Throws where the setting is no level: nothing would be written. */
export function readLogLevel(setting = ''): string {
  const level = setting || 'warn';
  if (LOG_LEVELS.includes(level)) return level;
  throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${setting}"`);
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
