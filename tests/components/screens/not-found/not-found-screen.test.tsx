import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { NotFoundScreen } from '@/components/screens/not-found/not-found-screen';
import { NOT_FOUND_COPY } from '@/content/errors';
import { setContent } from '../../../support/fake-content';

const TREE = '/api/categories/build-tree';

async function render(): Promise<string> {
  const { prelude } = await prerender(<NotFoundScreen />);
  return new Response(prelude).text();
}

test('topics that lead nowhere are not listed, and where none does there is no section', async () => {
  // The specification's own tree has no links.
  const rail = { name: 'Rail', slug: 'rail' };
  setContent({ [TREE]: [{ name: 'Transport', slug: 'transport', children: [rail] }] });
  expect(await render()).not.toContain(NOT_FOUND_COPY.topics);

  const road = { name: 'Road', slug: 'road', link: '/post/road' };
  setContent({ [TREE]: [{ name: 'Transport', slug: 'transport', children: [rail, road] }] });
  const html = await render();
  expect(html).toContain('Transport');
  expect(html).toContain('href="/post/road"');
  expect(html).not.toContain('Rail');
  // They lead on: nothing for paper.
  expect(html).toContain('aria-labelledby="topics" data-print="off"');
});

test('the loose end leaves the drawing steeply, through its lower edge', async () => {
  const html = await render();
  const height = Number(/viewBox="0 0 \d+ (\d+)"[^>]*class="w-full/.exec(html)?.[1]);
  const [path = ''] = /(?<=weave-loose"[^>]* d=")[^"]*/.exec(html) ?? [];
  // Each of its curves but the first has two points: one that bends it, and its end.
  const heights = [...path.matchAll(/\d+ (\d+)/g)].map(([, y]) => Number(y));
  const [top = 0, , bottom = 0] = heights.slice(-3);
  expect(height - top).toBeGreaterThan(32);
  expect(bottom).toBeGreaterThan(height);
});
