// `npm run layout`: who may import whom (docs/layout.md), held by dependency-cruiser.
import path from 'node:path';
import { ROOT } from './lib/cms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/processes.mjs';
import { main, step } from './lib/steps.mjs';

/** dependency-cruiser reads TypeScript through version 6, which therefore lives beside it. */
const HOME = path.join(ROOT, 'scripts', 'layout-check');
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'dependency-cruiser');
const FOLDERS = [
  'app',
  'components',
  'content',
  'content-client',
  'emails',
  'lib',
  'scripts',
  'server',
];
const TESTS = ['tests', 'e2e'];
const ROOT_FILES = ['instrumentation-client.ts', 'instrumentation.ts', 'middleware.ts'];

/**
 * Checks every import of the site against `.dependency-cruiser.json`. Throws when one is wrong.
 *
 * @param {Partial<import('./lib/processes.mjs').RunOptions>} [options]
 */
export async function checkLayout(options) {
  await ensureInstalled(HOME, 'the layout check');
  return run(
    path.join(HOME, 'node_modules', '.bin', 'depcruise'),
    [
      ...['--config', '.dependency-cruiser.json'],
      ...['--cache', CACHE, '--cache-strategy', 'content'],
      ...[...FOLDERS, ...TESTS, ...ROOT_FILES],
    ],
    { cwd: ROOT, what: 'dependency-cruiser', ...options },
  );
}

if (process.argv[1] === import.meta.filename) {
  await main(() => step('Who imports whom', () => checkLayout()));
}
