// Where the stack listens and keeps its data.
import path from 'node:path';
import { ROOT } from '../lib/cms.mjs';

const DEFAULT_PORT = 8443;

/**
 * @typedef {object} Layout
 * @property {string} dir
 * @property {string} host
 * @property {string} contentHost
 * @property {string} url Of the site.
 * @property {Record<'https' | 'http' | 'varnish' | 'siteA' | 'siteB' | 'redis' | 'postgres' | 'content' | 'files' | 'prometheus' | 'spareContent' | 'spareSite', number>} ports
 */

/**
 * @param {import('../lib/environment.mjs').Environment} env `STACK_PORT` and the eleven above it,
 * `STACK_DIR`.
 * @returns {Layout}
 */
export function stackLayout(env) {
  const https = Number(env.STACK_PORT || DEFAULT_PORT);
  return {
    dir: path.resolve(ROOT, env.STACK_DIR || '.data/stack'),
    host: 'localhost',
    contentHost: 'content.localhost',
    url: `https://localhost:${https}`,
    ports: {
      https,
      http: https + 1,
      varnish: https + 2,
      siteA: https + 3,
      siteB: https + 4,
      redis: https + 5,
      postgres: https + 6,
      content: https + 7,
      files: https + 8,
      prometheus: https + 9,
      spareContent: https + 10,
      spareSite: https + 11,
    },
  };
}
