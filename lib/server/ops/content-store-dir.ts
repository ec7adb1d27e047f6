import { accessSync, constants, mkdirSync } from 'node:fs';
import { errorMessage } from '@/lib/errors';

/** The folder of what the site stores: content, rendered pages, the scripts of the last releases. */
export function contentStoreDir(env: Record<string, string | undefined> = process.env): string {
  return env.CONTENT_STORE_DIR || '.data/content';
}

/**
 * Creates the folder where it is missing. Throws, and names the variable, where it cannot be.
 *
 * @returns What is wrong with it, if nothing can be stored there: what is there already can still be read.
 */
export function prepareContentStoreDir(env: Record<string, string | undefined>): string | null {
  const folder = contentStoreDir(env);
  try {
    mkdirSync(folder, { recursive: true });
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
