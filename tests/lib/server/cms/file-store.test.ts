import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FileStore, nameOfKey } from '@/lib/server/cms/file-store';
import { createFolderForTest } from '@/tests/support/temporary-folder';

test('what a process was writing when it was killed is no value', async () => {
  const folder = createFolderForTest();
  const store = new FileStore(folder);
  await store.set('article', 'words');
  writeFileSync(path.join(folder, `${nameOfKey('article')}.1234567`), 'wor');
  expect(await store.count()).toBe(1);
  expect(await store.names()).toEqual([nameOfKey('article')]);
});
