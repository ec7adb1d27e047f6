import { spawnSync } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFolderForTest } from '../../tests/support/temporary-folder';
import { ensureSecrets, secretsFile } from '../scripts/secrets.mjs';

test('secrets are created once, completed, and readable by their owner only', async () => {
  const folder = createFolderForTest();
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

test('their file is the same one for the service and for a command of the folder above', () => {
  const folder = createFolderForTest();
  const env = { SECRETS_FILE: 'of/this.env' };
  const secrets = ensureSecrets(folder, env);
  expect(secretsFile(folder, env)).toBe(path.join(folder, 'of', 'this.env'));
  expect(ensureSecrets(folder, { SECRETS_FILE: path.join(folder, 'of', 'this.env') })).toEqual(
    secrets,
  );
});

test('one that cannot be read is named, with its variable', () => {
  const folder = createFolderForTest();
  expect(() => ensureSecrets(folder, { SECRETS_FILE: folder })).toThrow(
    'SECRETS_FILE names a file that cannot be read: EISDIR',
  );
});

test('a disk that is full takes nothing away from them, and adds no half of one', async () => {
  const file = path.join(createFolderForTest(), 'secrets.env');
  const content = `${'# What an operator has noted.\n'.repeat(20)}ENCRYPTION_KEY=what-tokens-need\n`;
  await writeFile(file, content);
  // Files may have a kilobyte at most.
  const limited = 'ulimit -f 1; exec "$0" cms/scripts/secrets.mjs';
  const { status, stderr } = spawnSync('bash', ['-c', limited, process.execPath], {
    env: { NODE_ENV: 'test', SECRETS_FILE: file },
    encoding: 'utf8',
  });
  expect(status, stderr).not.toBe(0);
  expect(stderr).toContain('EFBIG');
  expect(await readFile(file, 'utf8')).toBe(content);
});
