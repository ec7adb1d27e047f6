import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is removed when the test has finished. */
export function createFolderForTest(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-unit-'));
  // What the test has begun may still be writing there.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
