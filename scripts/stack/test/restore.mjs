// A backup of the running stack, restored into an empty database and an empty folder: a site that is
// started there must show every page as the other one does.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../lib/cms.mjs';
import { run } from '../../lib/processes.mjs';
import { removeOnStop } from '../../lib/steps.mjs';
import { contentService, contentSettings, siteCopy } from '../programs.mjs';

const BACKUP_KEY = { BACKUP_KEY: 'a key of the test, long enough' };
/** React counts the forms of a page in the order in which their parts were ready. */
const ACTION_NUMBER = /(\$ACTION_(?:REF_)?)\d+/g;
/** React's data for the page comes in the order in which its parts were ready; the markup has it all. */
const PAGE_DATA = /<script>(?:self|\(self)\.__next_f[\s\S]*?<\/script>/g;
/** Which files it begins to load, in which order, as well. */
const FILES_OF_PAGE =
  /<link rel="preload"[^>]*>|<script src="[^"]*"[^>]*><\/script>|<meta name="next-size-adjust"[^>]*>/g;
const LOCATION = /<loc>([^<]+)<\/loc>/g;

/**
 * @param {import('./trials.mjs').StackContext} context
 * @returns {Promise<import('./trials.mjs').Outcome>}
 */
export async function restore({ layout, env, secrets, copies, visit }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'restored-'));
  removeOnStop(folder);
  const second = {
    ...layout,
    dir: folder,
    ports: { ...layout.ports, content: layout.ports.spareContent, siteA: layout.ports.spareSite },
  };
  const database = `content_${Date.now()}`;
  const connection = ['-h', '127.0.0.1', '-p', String(layout.ports.postgres), '-U', 'content'];
  await run('createdb', [...connection, database], { what: 'createdb' });
  const options = { admin: false, database };
  /** @type {(args: readonly string[], settings: NodeJS.ProcessEnv) => Promise<string>} */
  const npm = (args, settings) => {
    const environment = { ...process.env, ...settings, ...BACKUP_KEY };
    return run('npm', ['run', '-s', ...args], { cwd: ROOT, env: environment, what: 'npm' });
  };
  const written = await npm(
    ['backup', '--', '--to', folder, '--secrets'],
    contentSettings(layout, env, { admin: false }),
  );
  const file = written.trim().split('\n').at(-1) ?? '';
  await npm(['restore', '--', '--from', file, '--secrets'], contentSettings(second, env, options));
  const target = await contentService(second, env, options);
  await target.server.startAloud();
  const site = siteCopy(second, env, 'siteA', secrets, {
    // The addresses of files are those of the first one: only what they lead to moved.
    CONTENT_MEDIA_URL: `http://127.0.0.1:${layout.ports.content}`,
    // A site of its own: pages that the copies share would be theirs, not those of the backup.
    REDIS_URL: '',
    VARNISH_URLS: '',
  });
  await site.startAloud();
  const [copy = ''] = copies;
  const restored = `http://127.0.0.1:${layout.ports.spareSite}`;
  const { compared, problems } = await comparePages({ visit, url: layout.url, copy, restored });
  const files = await compareFiles(layout.ports, listUploads(layout.dir));
  problems.push(...files.problems);
  await site.stop();
  await target.server.stop();
  await run('dropdb', [...connection, database], { what: 'dropdb' });
  const line = `A backup of the running stack (PostgreSQL, encrypted), restored into an empty one: ${compared} pages of the sitemap and ${files.compared} files are the same.`;
  return { lines: problems.length > 0 ? [] : [line], problems };
}

/**
 * @param {{ visit: import('./visitor.mjs').Visitor, url: string, copy: string, restored: string }} options
 */
async function comparePages({ visit, url, copy, restored }) {
  const { text: sitemap } = await visit('/sitemap.xml');
  const paths = [...sitemap.matchAll(LOCATION)].map(([, found = '']) => new URL(found).pathname);
  /** @type {string[]} */
  const problems = paths.length < 20 ? [`The sitemap of ${url} has ${paths.length} pages.`] : [];
  for (const page of paths) {
    const [before, after] = await Promise.all([read(copy + page), read(restored + page)]);
    const [was, is] = [before, after].map(({ body }) =>
      String(body)
        .replaceAll(PAGE_DATA, '')
        .replaceAll(FILES_OF_PAGE, '')
        .replaceAll(ACTION_NUMBER, '$1'),
    );
    if (before.status !== 200 || was !== is) {
      const where = describeDifference(was ?? '', is ?? '');
      problems.push(`${page} is another page after the restore (${after.status}): ${where}`);
    }
  }
  return { compared: paths.length, problems };
}

/**
 * The first place where two pages differ.
 *
 * @param {string} before
 * @param {string} after
 */
function describeDifference(before, after) {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const [was, is] = [before, after].map((text) => text.slice(Math.max(0, at - 60), at + 60));
  return `${was} | ${is}`;
}

/**
 * @param {import('../layout.mjs').Layout['ports']} ports
 * @param {readonly string[]} uploads Their paths.
 */
async function compareFiles({ content, spareContent }, uploads) {
  /** @type {string[]} */
  const problems = uploads.length > 0 ? [] : ['There are no files.'];
  for (const file of uploads) {
    const [before, after] = await Promise.all(
      [content, spareContent].map((port) => read(`http://127.0.0.1:${port}${file}`)),
    );
    if (before?.status !== 200 || !after || !before.body.equals(after.body))
      problems.push(`${file} is another file after the restore.`);
  }
  return { compared: uploads.length, problems };
}

/** @param {string} dir */
function listUploads(dir) {
  const folder = path.join(dir, 'content', 'public', 'uploads');
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => `/uploads/${name}`);
}

/** @param {string} address */
async function read(address) {
  const response = await fetch(address);
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}
