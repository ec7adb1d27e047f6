// `npm run check`: the quick checks, before every commit: format and lint, types, unused code, words,
// imports, unit.
import path from 'node:path';
import { checkPackages } from './check-packages.mjs';
import { checkLayout } from './layout-check.mjs';
import { ensureCmsInstalled, ROOT } from './lib/cms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/processes.mjs';
import { main, step } from './lib/steps.mjs';
import { testAlerts } from './test-alerts.mjs';

/**
 * Where a check keeps what it found in files that have not changed since.
 *
 * @param {string} check
 */
const cacheOf = (check) => path.join(ROOT, 'node_modules', '.cache', check);

/** @typedef {Partial<import('./lib/processes.mjs').RunOptions>} Options */

/**
 * The quick checks: what they are called, and what does them; each rejects with what is wrong.
 *
 * @type {readonly { name: string, run: (options?: Options) => Promise<string> }[]}
 */
export const QUICK_CHECKS = [
  { name: 'Format and lint', run: bin('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'Route types', run: bin('next', ['typegen']) },
  { name: 'Types', run: bin('tsc', ['--noEmit']) },
  { name: 'Types of the scripts', run: bin('tsc', ['--noEmit', '-p', 'scripts']) },
  { name: 'Types of the admin', run: checkAdminTypes },
  {
    name: 'Unused files, exports and packages',
    run: bin('knip', ['--cache', '--cache-location', cacheOf('knip')]),
  },
  {
    name: 'Words',
    run: bin('cspell', [
      ...['lint', '--no-progress', '--quiet'],
      ...['--cache', '--cache-strategy=content', `--cache-location=${cacheOf('cspell')}`, '.'],
    ]),
  },
  { name: 'Who imports whom', run: checkLayout },
  { name: 'Packages', run: checkPackages },
  { name: 'Alert rules', run: testAlerts },
];

/**
 * The admin's own screens; the service around them is checked by its build. With the compiler of the site, which
 * takes a third of the time of the one in cms/.
 *
 * @param {Options} [options]
 */
async function checkAdminTypes(options) {
  await ensureCmsInstalled();
  return runBin('tsc', ['--noEmit', '-p', 'cms/src/admin'], options);
}

/**
 * What runs a program from node_modules/.bin.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {(options?: Options) => Promise<string>}
 */
function bin(name, args) {
  return (options) => runBin(name, args, options);
}

/**
 * Runs a program from node_modules/.bin.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runBin(name, args, options = {}) {
  return run(path.join(ROOT, 'node_modules', '.bin', name), args, {
    cwd: ROOT,
    what: name,
    ...options,
  });
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    await ensureInstalled(ROOT, 'the site');
    for (const check of QUICK_CHECKS) await step(check.name, () => check.run());
    await step('Unit tests', () =>
      runBin('vitest', ['run', '--project=unit', '--project=unit-isolated']),
    );
  });
}
