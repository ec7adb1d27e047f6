// `npm run check`: the quick checks, before every commit: format and lint, types, unused code, unit.
import path from 'node:path';
import { ROOT } from './lib/cms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/processes.mjs';
import { main, step } from './lib/steps.mjs';

/** The quick checks: what they are called, and the program of this project that does them. */
export const QUICK_CHECKS = [
  { name: 'Format and lint', bin: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'Route types', bin: 'next', args: ['typegen'] },
  { name: 'Types', bin: 'tsc', args: ['--noEmit'] },
  { name: 'Types of the scripts', bin: 'tsc', args: ['--noEmit', '-p', 'scripts'] },
  { name: 'Unused files, exports and packages', bin: 'knip', args: [] },
];

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
    for (const { name, bin, args } of QUICK_CHECKS) await step(name, () => runBin(bin, args));
    await step('Unit tests', () => runBin('vitest', ['run', '--project', 'unit']));
  });
}
