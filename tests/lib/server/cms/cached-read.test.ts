import { afterEach, expect, test, vi } from 'vitest';
import { cachedRead } from '@/lib/server/cms/cached-read';
import { expiry } from '@/lib/server/revalidation/expiry';

afterEach(() => void vi.useRealTimers());

test('what is read is read once until one of its tags expires, or it has failed', async () => {
  let reads = 0;
  let isDown = false;
  const read = cachedRead(['menus'], async () => {
    reads += 1;
    if (isDown) throw new Error('down');
    return reads;
  });
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  await expiry().expire(['articles']);
  expect(await read()).toBe(1);
  isDown = true;
  await expiry().expire(['menus']);
  await expect(read()).rejects.toThrow('down');
  isDown = false;
  expect(await read()).toBe(3);
  expect(await read()).toBe(3);
});

test('what is read is read again when the clock was set back', async () => {
  let reads = 0;
  const read = cachedRead(['menus'], async () => (reads += 1));
  expect([await read(), await read()]).toEqual([1, 1]);
  vi.useFakeTimers({ now: Date.now() - 86_400_000, toFake: ['Date'] });
  expect([await read(), await read()]).toEqual([2, 2]);
});
