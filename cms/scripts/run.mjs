// `npm start` and `npm run develop`: makes sure of the secrets, then runs Strapi with them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertSqliteWorks } from './assert-sqlite.mjs';
import { assertNotMoved } from './backup/moved-file.mjs';
import { lockData } from './data-lock.mjs';
import { assertPortIsFree } from './free-port.mjs';
import { ensureSecrets, loadSecrets } from './secrets.mjs';

const packageDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const distDir = path.join(packageDir, 'dist');
const command = process.argv[2] === 'develop' ? 'develop' : 'start';

process.chdir(packageDir);
// PostgreSQL's columns have no time zone: the driver writes moments in that of the process, and reads them so.
process.env.TZ = 'UTC';
try {
  // DATA_DIR may stand there; of two first starts one makes the secrets.
  loadSecrets();
  assertSqliteWorks();
  lockData(process.env);
  if (command === 'start') await assertPortIsFree(process.env);
  loadSecrets(ensureSecrets());
  assertNotMoved(process.env);
} catch (error) {
  fail(error);
}
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';
process.env.STRAPI_DISABLE_EE ??= 'true';
process.env.NODE_ENV ??= command === 'start' ? 'production' : 'development';

// A service that a test started must not outlive it.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

const require = createRequire(import.meta.url);
if (command === 'develop') {
  // Strapi starts workers from the script that is running, which therefore has to be its own.
  const strapiDir = path.dirname(require.resolve('@strapi/strapi/package.json'));
  const strapiBin = path.join(strapiDir, 'bin', 'strapi.js');
  process.argv = [process.execPath, strapiBin, 'develop'];
  require(strapiBin);
} else {
  if (!existsSync(path.join(distDir, 'src', 'index.js'))) {
    console.error(
      'The content service is not built. Run "npm run build" (or "npm run build:api").',
    );
    process.exit(1);
  }
  const { createStrapi } = require('@strapi/strapi');
  // Strapi's own way to end fails before it has started, and it then goes on. What is half done the next start completes.
  const signals = ['SIGTERM', 'SIGINT'];
  const end = () => process.exit();
  for (const signal of signals) process.once(signal, end);
  const strapi = await create(createStrapi).start();
  for (const signal of signals) process.off(signal, end);
  // Another program may respond at the port, so the one that has started this one is told.
  process.send?.('listening');
  const address = strapi.config.get('server.absoluteUrl');
  console.log(
    `Content service: ${address}${strapi.config.get('admin.serveAdminPanel') ? ` (admin: ${address}/admin)` : ''}`,
  );
}

/** @param {(options: { appDir: string, distDir: string }) => import('@strapi/strapi').Core.Strapi} createStrapi */
function create(createStrapi) {
  try {
    return createStrapi({ appDir: packageDir, distDir });
  } catch (error) {
    // What is wrong with the environment is said by the files of config/.
    return fail(error);
  }
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function fail(error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message.replace(/^Could not load js config file .*?\.js: /, ''));
  process.exit(1);
}
