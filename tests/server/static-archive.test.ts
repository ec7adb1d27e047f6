import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FileStore } from '@/lib/server/cms/file-store';
import { StaticArchive } from '@/server/static-archive';
import { createFolderForTest } from '@/tests/support/temporary-folder';

/** The `static` of a build: one file that each has, one of its own. */
function createBuild(name: string): string {
  const folder = createFolderForTest();
  mkdirSync(path.join(folder, 'chunks'));
  writeFileSync(path.join(folder, 'chunks/shared.js'), 'shared');
  writeFileSync(path.join(folder, `chunks/${name}.js`), name);
  writeFileSync(path.join(folder, `chunks/${name}.js.br`), 'compressed');
  return folder;
}

test('files of the last three releases are there, whichever process has stored them', async () => {
  const folder = createFolderForTest();
  for (const name of ['one', 'two', 'two', 'three', 'four']) {
    await new StaticArchive(new FileStore(folder)).add(name, createBuild(name));
  }
  const archive = new StaticArchive(new FileStore(folder));
  const read = async (file: string) => (await archive.find(file))?.toString() ?? null;
  for (const name of ['two', 'three', 'four']) {
    expect(await read(`chunks/${name}.js`)).toBe(name);
  }
  expect(await read('chunks/shared.js')).toBe('shared');
  expect(await read('chunks/one.js')).toBeNull();
  expect(await read('chunks/four.js.br')).toBeNull();
  expect(await read('../../secret')).toBeNull();
});
