import fs, { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FileStore, nameOfKey } from '@/lib/server/cms/file-store';
import { passTime } from '@/tests/support/pass-time';
import { createFolderForTest } from '@/tests/support/temporary-folder';

test('what a process was writing when it was killed is no value', async () => {
  const folder = createFolderForTest();
  const store = new FileStore(folder);
  await store.set('article', 'words');
  writeFileSync(path.join(folder, `${nameOfKey('article')}.1234567`), 'wor');
  expect(await store.count()).toBe(1);
  expect(await store.names()).toEqual([nameOfKey('article')]);
});

test('where its folder cannot be made, nothing is stored and nothing else fails', async () => {
  const file = path.join(createFolderForTest(), 'file');
  writeFileSync(file, '');
  const store = new FileStore(path.join(file, 'content'));
  expect(await store.get('article')).toBeNull();
  expect(await store.count()).toBe(0);
  await expect(store.set('article', 'words')).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test('a folder that was removed while the site runs is made again', async () => {
  const folder = createFolderForTest();
  const store = new FileStore(folder);
  await store.set('article', 'words');
  rmSync(folder, { recursive: true });
  expect(await store.get('article')).toBeNull();
  await store.set('article', 'other words');
  expect(String(await store.get('article'))).toBe('other words');
});

test('what is there and cannot be read is a line of the log; what is not there is none', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const folder = createFolderForTest();
  const store = new FileStore(folder);
  passTime(60_000);
  expect(await store.get('none')).toBeNull();
  expect(log).not.toHaveBeenCalled();
  mkdirSync(path.join(folder, nameOfKey('article')));
  expect(await store.get('article')).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/content-not-stored.*EISDIR/));
});

/** A disk that is nearly full takes a part of what one call of the system writes, which is no error. */
function takeHalfOfEachWrite() {
  const { writeSync } = fs;
  const half = (fd: number, value: string | Uint8Array) =>
    writeSync(fd, Buffer.from(value).subarray(0, value.length / 2));
  vi.spyOn(fs, 'writeSync').mockImplementation(half as typeof writeSync);
}

test('a value is stored whole where a nearly full disk takes a part of it at a time', async () => {
  const store = new FileStore(createFolderForTest());
  await store.set('article', 'Good words');
  takeHalfOfEachWrite();
  await store.set('article', 'Other words');
  expect(String(await store.get('article'))).toBe('Other words');
});

function fillDisk() {
  const { writeFileSync: write } = fs;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    write(file, 'a part');
    throw new Error('no space left on device');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

test('on a full disk a text takes the place of one that is not shorter; another one stays', async () => {
  const folder = createFolderForTest();
  const store = new FileStore(folder);
  await store.set('list', '["one","two"]');
  await store.set('page', Buffer.from('A page'));
  fillDisk();
  await store.set('list', '["one"]');
  expect(String(await store.get('list'))).toBe('["one"]');
  await expect(store.set('list', '["one","two"]')).rejects.toThrow('no space left');
  expect(String(await store.get('list'))).toBe('["one"]');
  // Who reads a page meanwhile would get half of each.
  await expect(store.set('page', Buffer.from('Other'))).rejects.toThrow('no space left');
  expect(String(await store.get('page'))).toBe('A page');
  await expect(store.set('new', 'x')).rejects.toThrow('no space left');
  expect(readdirSync(folder)).toHaveLength(2);
});
