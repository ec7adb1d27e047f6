// What a lockfile may contain: where packages come from, under which licences, and who may run a
// script when it is installed.

/** @typedef {{ name: string, version?: string, license?: string, resolved?: string, integrity?: string, link?: boolean, inBundle?: boolean, dev?: boolean, hasInstallScript?: boolean }} LockedPackage */

/** MPL and LGPL: used as they are, as packages of their own. */
const LICENCES = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'Python-2.0', 'Unlicense', 'Zlib', 'WTFPL'],
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);

/** Packages whose own files name the licence in another way; each was read. */
const READ = new Map([
  ...['limiter', 'only', 'passport-local', 'passport-strategy', 'pause', 'spawn-command'].map(
    (name) => /** @type {const} */ ([name, 'MIT']),
  ),
]);
/** MIT but for its `ee` folders, which need a key and are off (STRAPI_DISABLE_EE). */
const MOSTLY_MIT = /^@strapi\//;

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * The packages of a lockfile of version 3.
 *
 * @param {{ packages: Record<string, Omit<LockedPackage, 'name'>> }} lock
 * @returns {LockedPackage[]}
 */
export function packagesOf(lock) {
  return Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, name: place.replace(/^.*node_modules\//, '') }));
}

/**
 * What is wrong with the packages, one sentence each.
 *
 * @param {readonly LockedPackage[]} packages
 * @param {Record<string, boolean>} scripts Who may run an install script, and who must not.
 * @returns {string[]}
 */
export function findProblems(packages, scripts) {
  return packages.flatMap((entry) => {
    const { name, resolved, integrity, link, inBundle, dev, hasInstallScript } = entry;
    const problems = [];
    if (resolved !== undefined && !resolved.startsWith(REGISTRY)) {
      problems.push(`${name} does not come from the registry, but from ${resolved}.`);
    }
    if (link || (!integrity?.startsWith('sha512-') && !inBundle)) {
      problems.push(`${name} has no checksum.`);
    }
    if (!dev && !isAllowed(entry)) {
      problems.push(`${name} has the licence "${entry.license ?? 'none'}", which is not allowed.`);
    }
    if (hasInstallScript && !(name in scripts)) {
      problems.push(`${name} has an install script: name it in "allowScripts" of package.json.`);
    }
    return problems;
  });
}

/** @param {LockedPackage} entry */
function isAllowed({ name, license = '' }) {
  if (MOSTLY_MIT.test(name) && license === 'SEE LICENSE IN LICENSE') return true;
  const expression = license || (READ.get(name) ?? '');
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => LICENCES.has(licence)));
}
