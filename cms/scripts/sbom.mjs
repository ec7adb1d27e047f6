// The packages that run in production, in CycloneDX's format: what an operator compares with advisories.
// `node scripts/sbom.mjs` prints those of this folder.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const MAX_BYTES = 64 * 1024 * 1024;

/** @typedef {{ 'bom-ref': string, name: string, version: string, group?: string }} Part */
/** @typedef {{ ref: string, dependsOn?: string[] }} Dependency */
/** @typedef {{ components: Part[], dependencies: Dependency[], metadata: { component: Part } }} Bom */
/** @typedef {{ packages: Record<string, { version?: string, dev?: boolean }> }} Lock */

/**
 * `npm sbom --omit=dev` leaves out what development needs as well, so all are listed first.
 *
 * @param {string} folder With a package.json and its lockfile.
 * @returns {string} JSON. Throws where npm fails.
 */
export function listPackages(folder) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8'), maxBuffer: MAX_BYTES };
  const { status, stdout, stderr } = spawnSync('npm', args, options);
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return JSON.stringify(withoutDevelopment(JSON.parse(stdout), lock), null, 2);
}

/**
 * @template {Bom} T
 * @param {T} bom
 * @param {Lock} lock
 * @returns {T} Without what is there for development alone.
 */
export function withoutDevelopment(bom, lock) {
  const production = new Set(
    Object.entries(lock.packages)
      .filter(([place, { dev }]) => place !== '' && !dev)
      .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`),
  );
  const components = bom.components.filter(({ group, name, version }) =>
    production.has(`${group ? `${group}/` : ''}${name}@${version}`),
  );
  const refs = new Set([bom.metadata.component, ...components].map((part) => part['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => refs.has(to)) }));
  return { ...bom, components, dependencies };
}

if (process.argv[1] === import.meta.filename) process.stdout.write(listPackages(process.cwd()));
