import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ensureInstalled } from '@/scripts/lib/install.mjs';
import { createFolderForTest } from '../../support/temporary-folder';

/** What npm writes last, after the packages. */
const INSTALLED = 'node_modules/.package-lock.json';

test.each([
  ['half written', '{"name":"one","lockfileVersion":3,"pack'],
  ['empty', ''],
])('packages whose list is %s are installed again', async (_, text) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const folder = createFolderForTest();
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
  const lock = { name: 'one', version: '1.0.0', lockfileVersion: 3, requires: true };
  write('package.json', '{"name":"one","version":"1.0.0"}');
  write('package-lock.json', JSON.stringify({ ...lock, packages: { '': {} } }));
  mkdirSync(path.join(folder, 'node_modules/left'), { recursive: true });
  write(INSTALLED, text);
  await ensureInstalled(folder, 'a test');
  expect(existsSync(path.join(folder, 'node_modules/left'))).toBe(false);
});

test('packages of another folder, to which a link leads, are not removed', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const other = path.join(createFolderForTest(), 'node_modules');
  mkdirSync(path.join(other, 'one'), { recursive: true });
  const folder = createFolderForTest();
  symlinkSync(other, path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{"name":"one","version":"1.0.0"}');
  const lock = { name: 'one', version: '1.0.0', lockfileVersion: 3, packages: { '': {} } };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  await expect(ensureInstalled(folder, 'a test')).rejects.toThrow('is a link');
  expect(existsSync(path.join(other, 'one'))).toBe(true);
});
