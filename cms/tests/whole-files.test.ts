import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFolderForTest } from '../../tests/support/temporary-folder';
import { storeWholeFiles } from '../src/editing/whole-files';

const require = createRequire(import.meta.url);

/** Strapi's own way to store files, and the folder that they are in. */
function startProvider() {
  const dirs = { static: { public: createFolderForTest() } };
  const folder = path.join(dirs.static.public, 'uploads');
  mkdirSync(folder);
  vi.stubGlobal('strapi', { dirs });
  onTestFinished(() => void vi.unstubAllGlobals());
  const provider = require('@strapi/provider-upload-local').init();
  storeWholeFiles({ dirs, plugin: () => ({ provider }) } as unknown as Core.Strapi);
  const filesOf = () =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
    );
  return { provider, filesOf };
}

function fileOf(text: string, hash = 'photo') {
  return { hash, ext: '.webp', url: '', stream: Readable.from([text]) };
}

/** What a full disk does in the middle: the first part is written, the next one is not. */
function brokenFile(hash = 'photo') {
  const parts = async function* () {
    yield 'the first part';
    throw new Error('ENOSPC');
  };
  return { ...fileOf('', hash), stream: Readable.from(parts()) };
}

test('a file that cannot be stored leaves nothing, and one that it was to replace as it was', async () => {
  const { provider, filesOf } = startProvider();
  await expect(provider.uploadStream(brokenFile())).rejects.toThrow('ENOSPC');
  expect(filesOf()).toEqual({});
  const old = fileOf('the old photo');
  await provider.uploadStream(old);
  expect(old.url).toBe('/uploads/photo.webp');
  for (const broken of [brokenFile(), brokenFile('other')]) {
    await expect(provider.replaceStream(broken, old)).rejects.toThrow('ENOSPC');
    expect(filesOf()).toEqual({ 'photo.webp': 'the old photo' });
  }
  const next = fileOf('a new photo');
  await provider.replaceStream(next, old);
  expect(filesOf()).toEqual({ 'photo.webp': 'a new photo' });
  await provider.replaceStream(fileOf('another', 'other'), next);
  expect(filesOf()).toEqual({ 'other.webp': 'another' });
});
