import { expect, test } from 'vitest';
import { hintOf, shorten, textsOf } from '../src/admin/search-preview/search-texts';
import { toValues } from '../src/admin/typed-text/stored-text';
import { align } from '../src/history/align';

test.for([
  { before: ['a', 'b'], after: ['new', 'a', 'b'], pairs: [[null, 0], [0, 1], [1, 2]] },
  { before: ['a', 'b', 'c'], after: ['b', 'c'], pairs: [[0, null], [1, 0], [2, 1]] },
  { before: ['a', 'b', 'c'], after: ['a', 'x', 'c'], pairs: [[0, 0], [1, 1], [2, 2]] },
  { before: ['a', 'b'], after: ['x'], pairs: [[0, 0], [1, null]] },
  { before: [], after: ['x'], pairs: [[null, 0]] },
])('$before and $after are aligned', ({ before, after, pairs }) => {
  const found = align(before, after).map(({ before, after }) => [before, after]);
  expect(found).toEqual(pairs);
});

test('typed text goes into a form of the same entry as it was, and into a changed one with new blocks', () => {
  const values = {
    id: 1,
    revision: 'old',
    title: 'Typed',
    cover: { id: 7, mime: 'image/png' },
    article_types: { connect: [{ id: 3 }], disconnect: [] },
    blocks: [{ id: 9, __component: 'shared.stack-images', files: [{ id: 4, name: 'One' }] }],
  };
  const text = { typedAt: '2026-01-01T00:00:00Z', savedAt: 'then', values };
  const current = { id: 2, revision: 'new' };
  expect(toValues(text, current, 'then')).toEqual({ ...values, ...current });
  expect(toValues(text, current, 'later')).toEqual({
    ...values,
    ...current,
    blocks: [{ __component: 'shared.stack-images', files: [{ name: 'One' }] }],
  });
});

test('search results show the texts for search engines, else those of the article, cut where they cut', () => {
  const values = { title: 'Rates', description: 'Summary', slug: 'rates', cover: { url: '/c.png' } };
  expect(textsOf(values)).toEqual({
    title: 'Rates',
    description: 'Summary',
    slug: 'rates',
    image: '/c.png',
  });
  const seo = { metaTitle: 'Our rates', metaDescription: ' ', shareImage: { url: '/s.png' } };
  expect(textsOf({ ...values, seo })).toMatchObject({
    title: 'Our rates',
    description: 'Summary',
    image: '/s.png',
  });
  expect(shorten('x'.repeat(61), 'title')).toBe(`${'x'.repeat(59)}…`);
  expect(hintOf('x'.repeat(60), 'title')).toEqual({ isGood: true, text: '60 letters' });
  expect(hintOf('x'.repeat(61), 'title').isGood).toBe(false);
  expect(hintOf('', 'description').text).toMatch(/^missing/);
});
