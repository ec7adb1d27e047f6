// `npm run packages`: licences, sources, checksums and install scripts of the packages in all
// lockfiles. `--list` prints the licences of what runs in production.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CMS_DIR, ROOT } from './lib/cms.mjs';
import { findProblems, packagesOf } from './lib/package-rules.mjs';
import { main, Problem } from './lib/steps.mjs';

const FOLDERS = [ROOT, CMS_DIR, path.join(ROOT, 'scripts/layout-check')];

/**
 * @param {string} folder
 * @param {string} name
 */
function readJson(folder, name) {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
}

/** Throws a Problem with a sentence for each package that breaks a rule. */
export async function checkPackages() {
  const problems = FOLDERS.flatMap((folder) => {
    const { allowScripts = {} } = readJson(folder, 'package.json');
    return findProblems(packagesOf(readJson(folder, 'package-lock.json')), allowScripts);
  });
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  return '';
}

function listLicences() {
  const packages = FOLDERS.flatMap((folder) => packagesOf(readJson(folder, 'package-lock.json')));
  const lines = packages
    .filter(({ dev }) => !dev)
    .map(({ name, version, license }) => `${license ?? 'see package'}\t${name}@${version}`);
  return [...new Set(lines)].sort().join('\n');
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    await checkPackages();
    const isList = process.argv.includes('--list');
    process.stdout.write(`${isList ? listLicences() : 'The packages are right.'}\n`);
  });
}
