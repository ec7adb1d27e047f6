import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { prepareContentStoreDir } from '@/lib/server/ops/content-store-dir';
import { createFolderForTest } from '@/tests/support/temporary-folder';

test('the folder is made where it is missing', () => {
  const folder = path.join(createFolderForTest(), 'a', 'b');
  expect(prepareContentStoreDir({ CONTENT_STORE_DIR: folder })).toBeNull();
  expect(existsSync(folder)).toBe(true);
  expect(prepareContentStoreDir({ CONTENT_STORE_DIR: folder })).toBeNull();
});

test('one that cannot be made is named by its variable', () => {
  const file = path.join(createFolderForTest(), 'file');
  writeFileSync(file, '');
  const prepare = () => prepareContentStoreDir({ CONTENT_STORE_DIR: path.join(file, 'store') });
  expect(prepare).toThrow(/^CONTENT_STORE_DIR .*ENOTDIR/);
});

test.runIf(process.platform === 'linux')('so is one where the system takes no folder', () => {
  const prepare = () => prepareContentStoreDir({ CONTENT_STORE_DIR: '/proc/store' });
  expect(prepare).toThrow(/^CONTENT_STORE_DIR .*ENOENT/);
});
