// The content service in cms/: packages, build, and running it for the site beside it.
import './assert-node.mjs';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claimData } from './claim.mjs';
import { ensureInstalled } from './install.mjs';
import { assertPortIsFree, run, start, untilAnswers } from './processes.mjs';
import { buildOnce, digest } from './stamp.mjs';
import { Problem, step } from './steps.mjs';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');
export const CMS_DIR = path.join(ROOT, 'cms');

const SEED_DIR = path.join(CMS_DIR, 'seed');
/** Of the sample content; they are read at run time, so they are no source of the build. */
const MEDIA_FOLDER = 'media';
const SOURCES = ['package-lock.json', 'tsconfig.json', 'config', 'database', 'src'];
/** What the admin is made of: it imports parts of the service, and the guide, which is read in it. */
export const ADMIN_SOURCES = [...SOURCES, '../docs/editors.md', '../docs/editors'];

/** @typedef {import('./environment.mjs').Environment} Environment */

/** The packs of sample content: each is a folder of `cms/seed`. */
export function listPacks() {
  return readdirSync(SEED_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== MEDIA_FOLDER)
    .map(({ name }) => name)
    .sort();
}

/** What of `cms/seed` is compiled: the packs, and what they share. */
export function listSeedSources() {
  return readdirSync(SEED_DIR)
    .filter((name) => name !== MEDIA_FOLDER && !name.endsWith('.md'))
    .map((name) => `seed/${name}`)
    .sort();
}

/**
 * Which sample content to start with. Throws a Problem on a name that is none.
 *
 * @param {Environment} env
 */
export function seedPack(env) {
  const pack = env.SEED_PACK || 'consultancy';
  const packs = [...listPacks(), 'empty'];
  if (!packs.includes(pack)) {
    throw new Problem(`SEED_PACK must be one of ${packs.join(', ')}, not "${pack}".`);
  }
  return pack;
}

export function ensureCmsInstalled() {
  return ensureInstalled(CMS_DIR, 'the content service');
}

/**
 * Compiles the content service; with its admin panel, which takes longer.
 *
 * @param {{ admin: boolean }} options
 */
export async function ensureCmsBuilt({ admin }) {
  /** @param {'build' | 'build-api'} script Without npm, which would leave it behind when it is stopped. */
  const build = (script) =>
    run(process.execPath, [`scripts/${script}.mjs`], {
      cwd: CMS_DIR,
      what: `cms/scripts/${script}`,
    });
  const api = {
    file: stampFile('api'),
    value: digest(CMS_DIR, [...SOURCES, ...listSeedSources()]),
  };
  if (admin) {
    const value = digest(CMS_DIR, ADMIN_SOURCES);
    await buildOnce(stampFile('admin'), value, async () => {
      // It compiles the rest as well.
      rmSync(api.file, { force: true });
      await step('Building the content service with its admin panel', () => build('build'));
      writeFileSync(api.file, api.value);
    });
  }
  await buildOnce(api.file, api.value, () =>
    step('Compiling the content service', () => build('build-api')),
  );
}

/** @param {string} name */
function stampFile(name) {
  return path.join(CMS_DIR, 'dist', `.${name}-stamp`);
}

/**
 * Where the service in cms/ responds, and the address that staff use for it.
 *
 * @param {Environment} env
 */
export function cmsAddress(env) {
  const port = Number(env.CMS_PORT || 1337);
  const publicUrl = env.CMS_PUBLIC_URL || `http://localhost:${port}`;
  return { port, url: `http://127.0.0.1:${port}`, publicUrl };
}

/**
 * Where the database and the uploads of a pack are, seen from the service's folder.
 *
 * @param {Environment} env
 */
function dataDir(env) {
  return env.DATA_DIR || path.join('.data', seedPack(env));
}

/**
 * Claims the database of a pack for this command. Throws a Problem where another command has it open, and on the name of
 * a pack that is none.
 *
 * @param {Environment} env
 */
export function claimCmsData(env) {
  claimData(path.resolve(CMS_DIR, dataDir(env)));
}

/**
 * Runs the content service with the sample content of a pack, each in a database of its own. Throws a Problem where
 * another command has that database open.
 *
 * @param {object} options
 * @param {Environment} options.env
 * @param {string} options.siteUrl
 * @param {'start' | 'develop'} [options.command]
 * @param {boolean} [options.echo] Repeats what it prints.
 * @returns its address, its secrets, and the running program.
 */
export async function startCms({ env, siteUrl, command = 'start', echo = false }) {
  const { port, url, publicUrl } = cmsAddress(env);
  await assertPortIsFree(port, 'the content service', 'CMS_PORT');
  const settings = {
    ...env,
    NODE_ENV: command === 'start' ? 'production' : 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir(env),
    SEED_PACK: seedPack(env),
    SITE_URL: siteUrl,
    PUBLIC_URL: publicUrl,
  };
  claimCmsData(env);
  const secrets = await readCmsSecrets(settings);
  const program = start(process.execPath, ['scripts/run.mjs', command], {
    cwd: CMS_DIR,
    env: settings,
    what: 'The content service',
    echo,
  });
  await step('Starting the content service (the first time it writes the sample content)', () =>
    untilAnswers(program, `${url}/_health`),
  );
  const adminUrl = new URL('/admin', publicUrl).href;
  return { url, secrets, secretsFile: await findCmsSecrets(settings), program, adminUrl };
}

/**
 * What a site is told that reads from the service in cms/. It stores beside the content what it has read: of another
 * pack, or of one that has been written again, none of that holds.
 *
 * @param {Environment} env
 * @param {Pick<Awaited<ReturnType<typeof startCms>>, 'url' | 'secrets'>} cms
 */
export function siteSettings(env, { url, secrets }) {
  const { CONTENT_API_TOKEN, REVALIDATE_SECRET, PREVIEW_SECRET } = secrets;
  return {
    CONTENT_API_URL: url,
    CONTENT_API_TOKEN,
    REVALIDATE_SECRET,
    PREVIEW_SECRET,
    CONTENT_STORE_DIR: env.CONTENT_STORE_DIR || path.resolve(CMS_DIR, dataDir(env), 'site'),
  };
}

/**
 * The secrets of the content service in cms/, which are created on first use.
 *
 * @param {Environment} env Wins over the service's own file.
 */
export async function readCmsSecrets(env) {
  const { ensureSecrets } = await importCmsSecrets();
  const values = ensureSecrets(CMS_DIR, env);
  /** @param {string} name */
  const read = (name) => {
    const value = values[name];
    if (!value) throw new Problem(`The content service has no ${name}.`);
    return value;
  };
  return {
    ADMIN_EMAIL: read('ADMIN_EMAIL'),
    ADMIN_PASSWORD: read('ADMIN_PASSWORD'),
    CONTENT_API_TOKEN: read('CONTENT_API_TOKEN'),
    PREVIEW_SECRET: read('PREVIEW_SECRET'),
    REVALIDATE_SECRET: read('REVALIDATE_SECRET'),
  };
}

/**
 * The file that the content service in cms/ keeps its secrets in.
 *
 * @param {Environment} env
 */
export async function findCmsSecrets(env) {
  const { secretsFile } = await importCmsSecrets();
  return secretsFile(CMS_DIR, env);
}

/** When they are needed, because they are part of the other package. */
function importCmsSecrets() {
  return import('../../cms/scripts/secrets.mjs');
}
