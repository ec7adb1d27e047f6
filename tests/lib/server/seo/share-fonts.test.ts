import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { shareFonts } from '@/lib/server/seo/share-fonts';

vi.mock('node:fs/promises', { spy: true });

it('reads the fonts again after a failure, and then no more', async () => {
  vi.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  await expect(shareFonts()).rejects.toThrow('EMFILE');
  const fonts = await shareFonts();
  expect(fonts.every(({ data }) => data.length > 0)).toBe(true);
  expect(await shareFonts()).toBe(fonts);
});
