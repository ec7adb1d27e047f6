import { expect, test } from 'vitest';
import { hintOf, shorten, textsOf } from '../src/admin/search-preview/search-texts';
import { toRefusal } from '../src/admin/typed-text/refusal';
import { changedValues, toValues } from '../src/admin/typed-text/stored-text';
import { align } from '../src/history/align';

test.for([
  {
    before: ['a', 'b'],
    after: ['new', 'a', 'b'],
    pairs: [
      [null, 0],
      [0, 1],
      [1, 2],
    ],
  },
  {
    before: ['a', 'b', 'c'],
    after: ['b', 'c'],
    pairs: [
      [0, null],
      [1, 0],
      [2, 1],
    ],
  },
  {
    before: ['a', 'b', 'c'],
    after: ['a', 'x', 'c'],
    pairs: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  },
  {
    before: ['a', 'b'],
    after: ['x'],
    pairs: [
      [0, 0],
      [1, null],
    ],
  },
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

test('only the fields that were changed go into the form: a colleague’s are as they are now', () => {
  const loaded = { title: 'Rates', description: 'Old', blocks: [{ id: 1, body: 'a' }] };
  const values = { ...loaded, description: 'Mine', blocks: [{ id: 1, body: 'a' }] };
  expect(changedValues(values, loaded)).toEqual({ description: 'Mine' });
  const text = { typedAt: '', savedAt: 'then', values: { description: 'Mine' } };
  const current = { id: 2, revision: 'new', title: 'Hers', description: 'Old' };
  expect(toValues(text, current, 'later')).toEqual({ ...current, description: 'Mine' });
});

test.for([
  { error: { name: 'TypeError', message: 'Failed to fetch' }, message: /does not answer/ },
  { error: { name: 'UnknownError', message: 'Server Error', status: 502 }, message: /Save again/ },
  { error: { name: 'InternalServerError', message: 'x', status: 500 }, message: /still here/ },
  { error: { name: 'UnauthorizedError', message: 'x', status: 401 }, message: /login has ended/ },
  { error: { name: 'ForbiddenError', message: 'Not yours', status: 403 }, message: /^Not yours$/ },
])('a save that failed with $error.name leaves the form as it is', ({ error, message }) => {
  const refusal = { ...error, name: 'ValidationError', details: {} };
  expect(toRefusal(error)).toEqual({ ...refusal, message: expect.stringMatching(message) });
});

test('a refusal of the service is shown at its fields', () => {
  const refusal = { name: 'ValidationError', status: 400, details: { errors: [] }, message: 'No' };
  expect(toRefusal(refusal)).toBe(refusal);
});

test('search results show the texts for search engines, else those of the article, cut where they cut', () => {
  const values = {
    title: 'Rates',
    description: 'Summary',
    slug: 'rates',
    cover: { url: '/c.png', mime: 'image/png', width: 1200, height: 630 },
  };
  // The site never shares a cover: it draws an image from the title.
  expect(textsOf(values, null)).toEqual({
    title: 'Rates',
    description: 'Summary',
    slug: 'rates',
    image: null,
  });
  const shareImage = { ...values.cover, url: '/s.png' };
  const seo = { metaTitle: 'Our rates', metaDescription: ' ', shareImage };
  expect(textsOf({ ...values, seo }, 'Nyuzi')).toMatchObject({
    title: 'Nyuzi - Our rates',
    description: 'Summary',
    image: '/s.png',
  });
  expect(textsOf({}, 'Nyuzi').title).toBe('');
  const drawing = { ...shareImage, mime: 'image/svg+xml' };
  expect(textsOf({ seo: { shareImage: drawing } }, 'Nyuzi').image).toBe(null);
  expect(shorten('x'.repeat(61), 'title')).toBe(`${'x'.repeat(59)}…`);
  expect(hintOf('x'.repeat(60), 'title')).toEqual({ isGood: true, text: '60 characters' });
  expect(hintOf('x'.repeat(61), 'title').isGood).toBe(false);
  expect(hintOf('', 'description').text).toMatch(/^missing/);
});
