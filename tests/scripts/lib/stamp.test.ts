import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { buildOnce } from '@/scripts/lib/stamp.mjs';
import { createFolderForTest } from '../../support/temporary-folder';

test('what was built is not built again', async () => {
  const stamp = path.join(createFolderForTest(), 'stamp');
  const build = vi.fn(async () => {});
  expect(await buildOnce(stamp, 'sources', build)).toBe(true);
  expect(await buildOnce(stamp, 'sources', build)).toBe(false);
  expect(build).toHaveBeenCalledOnce();
});

test('a build that failed is built again, also with the sources of the one before it', async () => {
  const stamp = path.join(createFolderForTest(), 'stamp');
  await buildOnce(stamp, 'sources', async () => {});
  const fail = () => Promise.reject(new Error('No'));
  await expect(buildOnce(stamp, 'changed', fail)).rejects.toThrow('No');
  expect(await buildOnce(stamp, 'sources', async () => {})).toBe(true);
});

test('two commands that build the same at once build it once; the second waits for it', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stamp = path.join(createFolderForTest(), 'stamp');
  let running = 0;
  const build = vi.fn(async () => {
    running += 1;
    await setTimeout(50);
    expect(running).toBe(1);
  });
  const all = [1, 2, 3].map(() => buildOnce(stamp, 'sources', build));
  expect((await Promise.all(all)).toSorted()).toEqual([false, false, true]);
});

test('what waits for a build that fails builds it', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stamp = path.join(createFolderForTest(), 'stamp');
  const failed = buildOnce(stamp, 'sources', () => Promise.reject(new Error('No')));
  const second = buildOnce(stamp, 'sources', async () => {});
  await expect(failed).rejects.toThrow('No');
  expect(await second).toBe(true);
});
