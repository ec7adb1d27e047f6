import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ensureSecrets } from '../scripts/secrets.mjs';
import { createFolderForTest } from './support/cms';

test('secrets are created once, completed, and readable by their owner only', async () => {
  const folder = await createFolderForTest();
  const file = path.join(folder, '.env');

  const first = ensureSecrets(folder, {});
  expect(first.CONTENT_API_TOKEN).toMatch(/^[0-9a-f]{128}$/);
  expect(first.ADMIN_PASSWORD).toMatch(/(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(ensureSecrets(folder, {})).toEqual(first);

  const content = await readFile(file, 'utf8');
  const overridden = ensureSecrets(folder, { ADMIN_EMAIL: 'head@example.com' });
  expect(overridden.ADMIN_EMAIL).toBe('head@example.com');
  expect(await readFile(file, 'utf8')).toBe(content);
});
