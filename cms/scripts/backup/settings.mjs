// Where the content service has its database, its uploads and its secrets, by its environment.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { secretsFile } from '../secrets.mjs';

const PACKAGE_DIR = path.resolve(import.meta.dirname, '..', '..');

/**
 * @typedef {{
 *   database: { kind: 'sqlite', file: string } | { kind: 'postgres', env: Record<string, string>, schema: string },
 *   uploads: string,
 *   secrets: string,
 *   key: string | null,
 * }} BackupSettings `key` encrypts backups; `env` is for PostgreSQL's own programs.
 */

/**
 * Reads the settings as the service does: the environment, then its secrets file.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {BackupSettings}
 */
export function readSettings(env) {
  const secrets = secretsFile(PACKAGE_DIR, env);
  if (env === process.env && existsSync(secrets)) loadEnvFile(secrets);
  const dataDir = path.resolve(PACKAGE_DIR, env.DATA_DIR || '.data');
  return {
    database:
      env.DATABASE_CLIENT === 'postgres'
        ? { kind: 'postgres', env: toPostgresEnv(env), schema: env.DATABASE_SCHEMA || 'public' }
        : { kind: 'sqlite', file: path.join(dataDir, 'content.db') },
    uploads: path.join(dataDir, 'public', 'uploads'),
    secrets,
    key: env.BACKUP_KEY || null,
  };
}

/**
 * The variables of PostgreSQL's programs, so that no password is in a list of processes.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
function toPostgresEnv(env) {
  const url = env.DATABASE_URL ? new URL(env.DATABASE_URL) : null;
  const isVerified = env.DATABASE_SSL_REJECT_UNAUTHORIZED !== 'false';
  return {
    PGHOST: url?.hostname || env.DATABASE_HOST || '127.0.0.1',
    PGPORT: url?.port || env.DATABASE_PORT || '5432',
    PGDATABASE: url ? decodeURIComponent(url.pathname.slice(1)) : env.DATABASE_NAME || 'content',
    PGUSER: url ? decodeURIComponent(url.username) : env.DATABASE_USERNAME || 'content',
    PGPASSWORD: url ? decodeURIComponent(url.password) : (env.DATABASE_PASSWORD ?? ''),
    ...(env.DATABASE_SSL === 'true' && { PGSSLMODE: isVerified ? 'verify-full' : 'require' }),
  };
}
