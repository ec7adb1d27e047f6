// Creates the secrets of this content service on first use: `node scripts/secrets.mjs`.
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeFolder } from './make-folder.mjs';

const PACKAGE_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {number} bytes */
const base64 = (bytes) => randomBytes(bytes).toString('base64url');
/** @param {number} bytes */
const hex = (bytes) => randomBytes(bytes).toString('hex');

const DEFAULTS = {
  APP_KEYS: () => [1, 2, 3, 4].map(() => base64(18)).join(','),
  API_TOKEN_SALT: () => base64(18),
  ADMIN_JWT_SECRET: () => base64(24),
  TRANSFER_TOKEN_SALT: () => base64(18),
  ENCRYPTION_KEY: () => base64(24),
  CONTENT_API_TOKEN: () => hex(64),
  REVALIDATE_SECRET: () => hex(24),
  PREVIEW_SECRET: () => hex(24),
  ADMIN_EMAIL: () => 'admin@example.com',
  // Strapi asks for lower case, upper case and a digit; the prefix makes sure of all three.
  ADMIN_PASSWORD: () => `Aa1${base64(15)}`,
  SITE_URL: () => 'http://localhost:3000',
};

/**
 * The file of the secrets; SECRETS_FILE lets a second service have its own.
 *
 * @param {string} [dir] What a relative name is relative to: a command of the folder above means the same file.
 * @param {Record<string, string | undefined>} [env]
 */
export function secretsFile(dir = PACKAGE_DIR, env = process.env) {
  return path.resolve(dir, env.SECRETS_FILE || '.env');
}

/**
 * Appends what is missing to the file, changes nothing that is there, and returns every value of
 * the file and of the list above. The environment wins over the file.
 *
 * @param {string} [dir] the folder of the file
 * @param {Record<string, string | undefined>} [env]
 * @returns {Record<string, string>} each of the list above is there
 */
export function ensureSecrets(dir = PACKAGE_DIR, env = process.env) {
  const file = secretsFile(dir, env);
  const content = readText(file);
  const stored = parse(content);

  /** @type {[string, string][]} */
  const added = [];
  for (const [key, create] of Object.entries(DEFAULTS)) {
    if (!(key in stored) && !env[key]) added.push([key, create()]);
  }

  if (added.length > 0) {
    const separator = content === '' || content.endsWith('\n') ? '' : '\n';
    const lines = added.map(([key, value]) => `${key}=${value}\n`).join('');
    appendWhole(file, separator + lines);
  }

  /** @type {Record<string, string>} */
  const values = { ...stored, ...Object.fromEntries(added) };
  for (const key of new Set([...Object.keys(values), ...Object.keys(DEFAULTS)])) {
    const fromEnvironment = env[key];
    if (fromEnvironment) values[key] = fromEnvironment;
  }
  return values;
}

/**
 * Gives this process what the file says, where its environment says nothing. An empty line or variable says nothing,
 * and Strapi would take it for a value.
 *
 * @param {Record<string, string>} [values]
 */
export function loadSecrets(values = readSecrets(secretsFile())) {
  for (const [key, value] of Object.entries(process.env)) {
    if (value === '') delete process.env[key];
  }
  for (const [key, value] of Object.entries(values)) process.env[key] ??= value;
  // Strapi reads a file by itself, too, with its empty lines.
  process.env.ENV_PATH ??= devNull;
}

/** @param {string} file */
function readSecrets(file) {
  return parse(readText(file));
}

/**
 * @param {string} file
 * @returns {string} empty, where there is none.
 * @throws {Error} that names the variable.
 */
function readText(file) {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch (error) {
    throw new Error(`SECRETS_FILE names a file that cannot be read: ${reasonOf(error)}`);
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Appends all of a text or, on a full disk for example, nothing: half a secret would be taken for one.
 *
 * @param {string} file
 * @param {string} text
 * @throws {Error} that names the variable.
 */
function appendWhole(file, text) {
  const size = existsSync(file) ? statSync(file).size : 0;
  try {
    makeFolder(path.dirname(file));
    appendFileSync(file, text, { mode: 0o600, flush: true });
  } catch (error) {
    // Where it may not be written, nothing was.
    if (existsSync(file) && statSync(file).size > size) truncateSync(file, size);
    throw new Error(`SECRETS_FILE names a file that cannot be written: ${reasonOf(error)}`);
  }
}

/**
 * An empty line means "not set".
 *
 * @param {string} content
 */
function parse(content) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of content.split('\n')) {
    const [, key, value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    const unquoted = value.replace(/^(["'])(.*)\1$/, '$2');
    if (key && unquoted) values[key] = unquoted;
  }
  return values;
}

const isMain =
  process.argv[1] && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href;
if (isMain) {
  ensureSecrets();
  console.log(`Secrets are in ${secretsFile()}`);
}
