// Lets a command use the site's own modules, which are TypeScript.
import path from 'node:path';
import { ROOT } from './cms.mjs';

/**
 * Imports a module of the site; the packages must be installed.
 *
 * @template T Its exports, `typeof import('…')`, which the caller names.
 * @param {string} file Path in the project.
 * @returns {Promise<T>}
 */
export async function importTypeScript(file) {
  const { createJiti } = await import('jiti');
  const jiti = createJiti(import.meta.url, {
    alias: {
      '@': ROOT,
      // The framework resolves this name by itself; outside of it there is nothing to guard.
      'server-only': path.join(ROOT, 'node_modules', 'server-only', 'empty.js'),
    },
  });
  return jiti.import(path.join(ROOT, file));
}
