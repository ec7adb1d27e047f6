// What a build writes into the files that TypeScript reads.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterStop } from './steps.mjs';

const FILES = ['tsconfig.json', 'tsconfig.build.json', 'next-env.d.ts'];

/**
 * Runs a build whose folder is not `.next`. Next writes the folder it builds into to the settings
 * of TypeScript; afterwards they are again what they were.
 *
 * @template T
 * @param {string} root Folder of the files.
 * @param {() => Promise<T>} build
 * @returns {Promise<T>}
 */
export async function withTypeSettingsRestored(root, build) {
  const before = FILES.map((name) => path.join(root, name))
    .filter((file) => existsSync(file))
    .map((file) => ({ file, content: readFileSync(file) }));
  const restore = () => {
    for (const { file, content } of before) writeFileSync(file, content);
  };
  // An interrupted build does not come back.
  afterStop(restore);
  try {
    return await build();
  } finally {
    restore();
  }
}
