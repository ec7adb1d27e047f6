// Says in the largest scripts of every page that Chrome is to compile them as they arrive.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * V8 reads a function twice where it does not know that it will be called: once to find its end, and again, while the
 * page waits, at its first call. With this line it compiles all of them at once, on another processor of the phone
 * (https://v8.dev/blog/explicit-compile-hints). To other browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Of smaller ones the line costs more than it saves. */
const MIN_BYTES = 100_000;

/**
 * Call it before the scripts are compressed.
 *
 * @param {string} distDir The framework's build. Its `build-manifest.json` names what every page runs: React and the
 *   router, an undocumented fact, which tests/server/site/static-files.test.ts checks.
 */
export async function hintCompilation(distDir) {
  const manifest = await readFile(path.join(distDir, 'build-manifest.json'), 'utf8');
  for (const name of JSON.parse(manifest).rootMainFiles) {
    const file = path.join(distDir, name);
    const script = await readFile(file, 'utf8');
    if (script.length < MIN_BYTES || script.startsWith(HINT)) continue;
    await writeFile(file, HINT + script);
  }
}
