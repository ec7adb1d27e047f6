// Which files a build of the site depends on: all of the project but those that surely play no part.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that no build reads; of `scripts/` those that build, and what they share. */
const OTHER_FOLDERS = ['cms', 'deploy', 'docs', 'e2e', 'scripts', 'tests'];
const BUILD_SCRIPT = /^scripts\/(build|lib\/)/;
const OTHER_FILES = [
  // Also .env: the settings that a build reads are part of the stamp on their own.
  /^\./,
  /\.md$/,
  /^(biome|cspell|knip)\./,
  /^(playwright|vitest)\.[^/]*config/,
];
/** Where there is no git to ask what it ignores. */
const GENERATED = [
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'shots',
  'test-results',
];
const GENERATED_FILE = /^next-env\.d\.ts$|\.tsbuildinfo$/;

/**
 * Lists the sources of the site. A file that nobody has thought of yet counts: a build too many is
 * harmless, an old build that is served is not.
 *
 * @param {string} root Folder of the project, inside a git repository or not.
 * @returns {string[]} Sorted paths, relative to `root`.
 */
export function listSiteSources(root) {
  const files = listWithGit(root) ?? listWithoutGit(root);
  return [...new Set(files)].filter(isSource).sort();
}

/** @param {string} file */
function isSource(file) {
  const [folder = ''] = file.split('/');
  if (BUILD_SCRIPT.test(file)) return true;
  if (folder !== file && OTHER_FOLDERS.includes(folder)) return false;
  return !OTHER_FILES.some((pattern) => pattern.test(file));
}

/**
 * Tracked files and those that soon may be; null without git or outside a repository.
 *
 * @param {string} root
 */
function listWithGit(root) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return null;
  const files = stdout.split('\0').filter((file) => file !== '');
  // Unpacked into a folder that another repository ignores, the project would seem empty.
  return files.includes('package.json') ? files : null;
}

/** @param {string} root */
function listWithoutGit(root) {
  const entries = readdirSync(root, { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (entry.isFile()) return GENERATED_FILE.test(entry.name) ? [] : [entry.name];
    const isSkipped = entry.name.startsWith('.') || GENERATED.includes(entry.name);
    return !entry.isDirectory() || isSkipped ? [] : listBelow(root, entry.name);
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function listBelow(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listBelow(root, name);
    return entry.isFile() ? [name] : [];
  });
}
