// The environment of a command: what is set, then `.env.local`, then `.env`, then the defaults.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './steps.mjs';

/** @typedef {Record<string, string | undefined>} Environment */
/** @typedef {Environment & { PORT: string, SITE_URL: string }} SiteEnvironment */

const PORTS = ['PORT', 'CMS_PORT'];
const ADDRESSES = ['SITE_URL', 'CMS_PUBLIC_URL'];

/**
 * Reads the environment; what is set outside wins over the files. An empty line means "not set". Throws a
 * Problem that names what these commands themselves cannot use; the site checks the rest when it starts.
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
  assertUsable(process.env);
  const port = process.env.PORT ?? '3000';
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    PORT: port,
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
  };
}

/** @param {Environment} env */
function assertUsable(env) {
  /** @type {(names: string[], isRight: (value: string) => boolean, rule: string) => string[]} */
  const check = (names, isRight, rule) =>
    names
      .filter((name) => env[name] !== undefined && !isRight(env[name]))
      .map((name) => `${name} ${rule}`);
  // In the words of the site (lib/server/ops/env.ts), which cannot be loaded before packages are installed.
  const problems = [
    ...check(PORTS, isPort, 'must be a port number'),
    ...check(ADDRESSES, isAddress, 'must be a URL that starts with http:// or https://'),
  ];
  if (problems.length > 0) throw new Problem(`The environment is wrong: ${problems.join('; ')}.`);
}

/** @param {string} text */
function isPort(text) {
  return /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
}

/** @param {string} text */
function isAddress(text) {
  return /^https?:\/\//.test(text) && URL.canParse(text);
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
