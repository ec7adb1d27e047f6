// Where the content service has its database, its uploads and its secrets, by its environment.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';
import { loadSecrets, secretsFile } from '../secrets.mjs';

const PACKAGE_DIR = path.resolve(import.meta.dirname, '..', '..');
/** The authorities that Debian trusts. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * @typedef {import('pg').Client} Client
 *
 * @typedef {{
 *   kind: 'postgres',
 *   env: Record<string, string>,
 *   ssl: Client['ssl'],
 *   schema: string,
 * }} PostgresSettings `env` is for PostgreSQL's own programs, `ssl` for a client of Node: to that one `require`
 *   is another thing.
 *
 * @typedef {{
 *   database: { kind: 'sqlite', file: string } | PostgresSettings,
 *   uploads: string,
 *   secrets: string,
 *   key: string | null,
 * }} BackupSettings `key` encrypts backups.
 */

/**
 * Where the service has its SQLite file and its uploads.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function dataFolder(env) {
  return path.resolve(PACKAGE_DIR, env.DATA_DIR || '.data');
}

/**
 * Reads the settings as the service does: the environment, then its secrets file.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {BackupSettings}
 */
export function readSettings(env) {
  const secrets = secretsFile(PACKAGE_DIR, env);
  if (env === process.env) loadSecrets();
  const dataDir = dataFolder(env);
  const client = env.DATABASE_CLIENT || 'sqlite';
  // As the service does: another word for PostgreSQL would back up a file that is old.
  if (client !== 'sqlite' && client !== 'postgres') {
    throw new Error(`DATABASE_CLIENT must be "sqlite" or "postgres", not "${client}"`);
  }
  return {
    database:
      client === 'postgres'
        ? toPostgresSettings(env)
        : { kind: 'sqlite', file: path.join(dataDir, 'content.db') },
    uploads: path.join(dataDir, 'public', 'uploads'),
    secrets,
    key: env.BACKUP_KEY || null,
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {PostgresSettings}
 */
function toPostgresSettings(env) {
  const schema = env.DATABASE_SCHEMA || 'public';
  const flag = readFlag(env, 'DATABASE_SSL', false) && {
    rejectUnauthorized: readFlag(env, 'DATABASE_SSL_REJECT_UNAUTHORIZED', true),
  };
  const address = env.DATABASE_URL ? readAddress(env.DATABASE_URL, flag) : null;
  const connection = toConnection(env, address);
  const ssl = address ? address.ssl : flag;
  if (!ssl) return { kind: 'postgres', env: connection, ssl: false, schema };
  const isVerified = ssl === true || ssl.rejectUnauthorized !== false;
  const tls = isVerified
    ? { PGSSLMODE: 'verify-full', ...authorities(env) }
    : { PGSSLMODE: 'require' };
  return { kind: 'postgres', env: { ...connection, ...tls }, ssl, schema };
}

/**
 * As the service does: another word for yes would send everything without TLS.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {boolean} fallback
 */
function readFlag(env, name, fallback) {
  const setting = env[name] || String(fallback);
  if (setting === 'true' || setting === 'false') return setting === 'true';
  throw new Error(`${name} must be true or false, not "${setting}"`);
}

/**
 * Other than Node, PostgreSQL's programs trust no authority that is not named to them. The word `system` is
 * known since version 16.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
function authorities(env) {
  const isNamed = env.PGSSLROOTCERT || existsSync(path.join(homedir(), '.postgresql/root.crt'));
  return isNamed || !existsSync(AUTHORITIES) ? {} : { PGSSLROOTCERT: AUTHORITIES };
}

/**
 * The variables of PostgreSQL's programs, so that no password is in a list of processes.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {Client | null} address
 * @returns {Record<string, string>}
 */
function toConnection(env, address) {
  return {
    PGHOST: address?.host ?? (env.DATABASE_HOST || '127.0.0.1'),
    PGPORT: String(address?.port ?? (env.DATABASE_PORT || '5432')),
    PGDATABASE: address?.database ?? (env.DATABASE_NAME || 'content'),
    PGUSER: address?.user ?? (env.DATABASE_USERNAME || 'content'),
    PGPASSWORD: (address ? address.password : env.DATABASE_PASSWORD) ?? '',
  };
}

/**
 * What an address means to the service's own driver: the folder of a socket may stand behind `?host=`, and its
 * `sslmode` counts, not the flags beside it.
 *
 * @param {string} address
 * @param {Client['ssl']} ssl
 * @returns {Client}
 */
function readAddress(address, ssl) {
  const { Client } = createRequire(import.meta.url)('pg');
  try {
    if (/^postgres(?:ql)?:\/\//.test(address))
      return new Client({ connectionString: address, ssl });
  } catch {
    // The reason quotes it, with its password.
  }
  throw new Error('DATABASE_URL must be a URL: postgres://USER:PASSWORD@HOST:5432/DATABASE');
}
