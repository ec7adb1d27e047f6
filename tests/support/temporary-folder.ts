import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const REMOVALS = 6;

/** An empty folder. */
export function createFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'site-test-'));
}

/** An empty folder that is removed when the test has finished. */
export function createFolderForTest(): string {
  const folder = createFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/**
 * Removes a folder, also where what a test has begun is still writing: a file that comes meanwhile fails the
 * removal, and the next one takes it along. Node's own `maxRetries` only tries to remove the full folder again.
 */
export function removeFolder(folder: string, removals = REMOVALS): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (removals === 1) throw error;
    removeFolder(folder, removals - 1);
  }
}
