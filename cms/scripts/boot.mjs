// Boots a content service of its own for a test: own data folder, own port, own secrets, no admin panel.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureSecrets } from './secrets.mjs';

const packageDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOG_TAIL = 4000;

/**
 * @typedef {{
 *   url: string,
 *   port: number,
 *   dataDir: string,
 *   token: string,
 *   adminEmail: string,
 *   adminPassword: string,
 *   revalidateSecret: string,
 *   previewSecret: string,
 *   log: () => string,
 *   stop: () => Promise<void>,
 * }} RunningCms `log` returns the end of what the service printed.
 */

/**
 * Starts the compiled service (`npm run build:api` first) and waits until it responds. Booting again
 * with the same `dataDir` continues with the same content and the same secrets.
 *
 * @param {{ port: number, dataDir: string, env?: Record<string, string>, timeout?: number }} options
 *   `timeout` is in milliseconds.
 * @returns {Promise<RunningCms>}
 * @throws {Error} with the end of the log when the service stops or does not respond in time.
 */
export async function bootCms({ port, dataDir, env = {}, timeout = 120_000 }) {
  /** @type {Record<string, string | undefined>} */
  const childEnv = {
    ...withoutSettings(process.env),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SECRETS_FILE: path.join(dataDir, 'secrets.env'),
    SERVE_ADMIN: 'false',
    ADMIN_LOGIN_RATE_LIMIT: 'false',
    // Nothing listens there: a test that wants the webhook names its own receiver.
    REVALIDATE_URL: 'http://127.0.0.1:9/api/revalidate',
    ...env,
  };
  const values = ensureSecrets(dataDir, childEnv);
  // The channel ends with this process, and the service with the channel: none is left behind.
  const child = spawn(process.execPath, [path.join(packageDir, 'scripts', 'run.mjs'), 'start'], {
    cwd: packageDir,
    env: childEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log = (log + chunk).slice(-LOG_TAIL);
    });
  }
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let isListening = false;
  child.once('message', () => {
    isListening = true;
  });

  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(timer);
  };

  const deadline = Date.now() + timeout;
  while (!(isListening && (await isHealthy(url)))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The content service stopped while booting:\n${log}`);
    }
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The content service did not respond within ${timeout} ms:\n${log}`);
    }
    await delay(100);
  }

  return {
    url,
    port,
    dataDir,
    token: requireValue(values, 'CONTENT_API_TOKEN'),
    adminEmail: requireValue(values, 'ADMIN_EMAIL'),
    adminPassword: requireValue(values, 'ADMIN_PASSWORD'),
    revalidateSecret: requireValue(values, 'REVALIDATE_SECRET'),
    previewSecret: requireValue(values, 'PREVIEW_SECRET'),
    log: () => log,
    stop,
  };
}

/**
 * @param {Record<string, string>} values
 * @param {string} name
 */
function requireValue(values, name) {
  const value = values[name];
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}

/**
 * A developer's own settings (`README.md`, Environment) must not reach a test's service.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function withoutSettings(env) {
  const own =
    /^(DATABASE_|ADMIN_|REVALIDATE_|PREVIEW_|CONTENT_API_|SCHEDULE_|OUTBOX_|RETENTION_RULE$|SEED_PACK$|SITE_URL$|PUBLIC_URL$|TRUST_PROXY$|CORS_ORIGINS$|APP_KEYS$|API_TOKEN_SALT$|TRANSFER_TOKEN_SALT$|ENCRYPTION_KEY$|BACKUP_KEY$|ENV_PATH$|LOG_LEVEL$)/;
  return Object.fromEntries(Object.entries(env).filter(([key]) => !own.test(key)));
}

/** @param {string} url */
async function isHealthy(url) {
  try {
    const response = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}
