import path from 'node:path';
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
