import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, BUILD_SECRETS, ROOT } from '../support/build';
import { expect, test } from '../support/test';

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The site may replace what it has stored meanwhile. */
function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

test('the credential is in nothing that a browser can ask for', async ({ environment }) => {
  const { token, revalidateSecret, previewSecret } = environment.cms;
  const secrets = [token, revalidateSecret, previewSecret, ...Object.values(BUILD_SECRETS)];
  const served = [path.join(ROOT, BUILD_DIR, 'static'), environment.storeDir];
  const files = served.flatMap(listFiles);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const bytes = readIfThere(file);
    for (const secret of secrets) expect(bytes?.includes(secret) ?? false, file).toBe(false);
  }
});
