// Bundles server/, which is TypeScript, for Node: the packages stay outside.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './cms.mjs';

const ENTRIES = ['index', 'cache-handler', 'file-writer'];

/**
 * Writes `index.js`, `cache-handler.js` and `file-writer.js` to `dist/server`.
 *
 * @param {string} [root] Folder of the site that they will serve.
 */
export async function bundleServer(root = ROOT) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ENTRIES.map((name) => path.join(ROOT, 'server', `${name}.ts`)),
    outdir: path.join(root, 'dist', 'server'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // The framework resolves this name by itself; outside of it there is nothing to guard.
    alias: { 'server-only': path.join(ROOT, 'node_modules', 'server-only', 'empty.js') },
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    write: false,
    logLevel: 'warning',
  });
  for (const { path: file, text } of outputFiles) writeIfChanged(file, text);
}

/**
 * A build beside this one may be reading the same file.
 *
 * @param {string} file
 * @param {string} text
 */
function writeIfChanged(file, text) {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  writeFileSync(file, text);
}
