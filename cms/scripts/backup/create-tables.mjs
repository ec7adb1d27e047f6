// The tables of this release, as Strapi makes them.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureSecrets, loadSecrets } from '../secrets.mjs';

const PACKAGE_DIR = path.resolve(import.meta.dirname, '..', '..');

/** Makes them in the empty database of the environment, as a first start does, which nobody is told of. */
export async function createTables() {
  loadSecrets(ensureSecrets());
  Object.assign(process.env, { SEED_PACK: 'empty', SERVE_ADMIN: 'false' });
  process.env.NODE_ENV ??= 'production';
  process.chdir(PACKAGE_DIR);
  // Its ES modules cannot be loaded.
  const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
  const strapi = createStrapi({ appDir: PACKAGE_DIR, distDir: path.join(PACKAGE_DIR, 'dist') });
  await strapi.load();
  await strapi.destroy();
}
