import { expect, test, vi } from 'vitest';
import { readText } from '@/lib/server/content-check/read-text';

const MEDIA_URL = 'https://media.example';

test('a text is processed again only when it has changed', async () => {
  const source = '[a](/faq) ![](https://media.example/uploads/a.png)';
  const first = await readText('markdown', source, MEDIA_URL);
  expect(first).toMatchObject({ links: ['/faq'], failure: null });
  expect(first.imagesWithoutText).toHaveLength(1);
  expect(await readText('markdown', source, MEDIA_URL)).toBe(first);
  expect(await readText('html', source, MEDIA_URL)).not.toBe(first);
});

test('others get their turn between two texts', async () => {
  const turn = vi.fn();
  setImmediate(turn);
  await readText('html', '<p>One</p>', MEDIA_URL);
  expect(turn).toHaveBeenCalled();
});
