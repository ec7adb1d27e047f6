// `npm run check`: the quick checks, before every commit: format and lint, types, unused code, words,
// imports, unit.
import path from 'node:path';
import { checkPackages } from './check-packages.mjs';
import { checkLayout } from './layout-check.mjs';
import { CMS_DIR, ensureCmsInstalled, ROOT } from './lib/cms.mjs';
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

/** The quick checks: what they are called, and what does them; each rejects with what is wrong. */
export const QUICK_CHECKS = [
  { name: 'Format and lint', run: () => runBin('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'Route types', run: () => runBin('next', ['typegen']) },
  { name: 'Types', run: () => runBin('tsc', ['--noEmit']) },
  { name: 'Types of the scripts', run: () => runBin('tsc', ['--noEmit', '-p', 'scripts']) },
  { name: 'Types of the admin', run: checkAdminTypes },
  {
    name: 'Unused files, exports and packages',
    run: () => runBin('knip', ['--cache', '--cache-location', cacheOf('knip')]),
  },
  {
    name: 'Words',
    run: () =>
      runBin('cspell', [
        ...['lint', '--no-progress', '--quiet'],
        ...['--cache', '--cache-strategy=content', `--cache-location=${cacheOf('cspell')}`, '.'],
      ]),
  },
  { name: 'Who imports whom', run: checkLayout },
  { name: 'Packages', run: checkPackages },
  { name: 'Alert rules', run: testAlerts },
];

/** The admin's own screens; the service around them is checked by its build. */
async function checkAdminTypes() {
  await ensureCmsInstalled();
  const tsc = path.join(CMS_DIR, 'node_modules', '.bin', 'tsc');
  return run(tsc, ['--noEmit', '-p', 'src/admin'], { cwd: CMS_DIR, what: 'tsc' });
}

/**
 * Runs a program from node_modules/.bin.
 *
 * @param {string} bin
 * @param {readonly string[]} args
 * @param {Partial<import('./lib/processes.mjs').RunOptions>} [options]
 */
export function runBin(bin, args, options = {}) {
  return run(path.join(ROOT, 'node_modules', '.bin', bin), args, {
    cwd: ROOT,
    what: bin,
    ...options,
  });
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    await ensureInstalled(ROOT, 'the site');
    for (const check of QUICK_CHECKS) await step(check.name, check.run);
    await step('Unit tests', () =>
      runBin('vitest', ['run', '--project=unit', '--project=unit-isolated']),
    );
  });
}
