import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '@/lib/errors';

/** The folder of what the site stores: content, rendered pages, the scripts of the last releases. */
export function contentStoreDir(env: NodeJS.Dict<string> = process.env): string {
  return env.CONTENT_STORE_DIR || '.data/content';
}

/**
 * Creates the folder where it is missing. Throws, and names the variable, where it cannot be.
 *
 * @returns What is wrong with it, if nothing can be stored there: what is there already can still be read.
 */
export function prepareContentStoreDir(env: NodeJS.Dict<string>): string | null {
  const folder = contentStoreDir(env);
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Error(
      `CONTENT_STORE_DIR names a folder that cannot be created: ${errorMessage(error)}`,
    );
  }
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

/** With the folders that it is in. Node itself would try for ever where a folder takes none, as in /proc. */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
