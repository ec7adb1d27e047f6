// Boots a content service of its own for a test: own data folder, own port, own secrets, no admin panel.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureSecrets } from './secrets.mjs';

const packageDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOG_TAIL = 4000;

/**
 * Starts the compiled service (`npm run build:api` first) and waits until it answers. Booting again
 * with the same `dataDir` continues with the same content and the same secrets.
 */
export async function bootCms({ port, dataDir, env = {}, timeout = 120_000 }) {
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
  const keep = (chunk) => {
    log = (log + chunk).slice(-LOG_TAIL);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exited = new Promise((resolve) => child.once('exit', resolve));

  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(timer);
  };

  const deadline = Date.now() + timeout;
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The content service stopped while booting:\n${log}`);
    }
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The content service did not answer within ${timeout} ms:\n${log}`);
    }
    await delay(100);
  }

  return {
    url,
    port,
    dataDir,
    token: values.CONTENT_API_TOKEN,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    revalidateSecret: values.REVALIDATE_SECRET,
    previewSecret: values.PREVIEW_SECRET,
    log: () => log,
    stop,
  };
}

/** A developer's own settings must not reach a test's service. */
function withoutSettings(env) {
  const own =
    /^(DATABASE_|ADMIN_|REVALIDATE_|PREVIEW_|CONTENT_API_|SEED_PACK$|SITE_URL$|PUBLIC_URL$|CORS_ORIGINS$|APP_KEYS$|JWT_SECRET$|API_TOKEN_SALT$|TRANSFER_TOKEN_SALT$|ENCRYPTION_KEY$|ENV_PATH$|LOG_LEVEL$)/;
  return Object.fromEntries(Object.entries(env).filter(([key]) => !own.test(key)));
}

async function answers(url) {
  try {
    const response = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}
