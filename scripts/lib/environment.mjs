// The environment of a command: what is set, then `.env.local`, then `.env`, then the defaults.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './steps.mjs';

/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {Environment & { PORT: string, SITE_URL: string }} SiteEnvironment */

/**
 * Reads the environment; what is set outside wins over the files. An empty line means "not set".
 *
 * @param {string} root Folder of the files.
 * @returns {SiteEnvironment}
 */
export function loadEnvironment(root) {
  for (const name of ['.env.local', '.env']) {
    const file = path.join(root, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
  // Not only here: what this command starts inherits it, and the framework reads the files again.
  for (const [name, value] of Object.entries(process.env)) {
    if (value === '') delete process.env[name];
  }
  const port = process.env.PORT ?? '3000';
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    PORT: port,
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
  };
}

/**
 * The content service that the environment names; null where the one in cms/ is meant. Throws a Problem
 * on one without a token.
 *
 * @param {Environment} env
 */
export function namedService({ CONTENT_API_URL: url, CONTENT_API_TOKEN: token }) {
  if (!url) return null;
  if (!token) throw new Problem('CONTENT_API_URL is set, but CONTENT_API_TOKEN is not.');
  return { url, token };
}
