import { expect, test } from 'vitest';
import { hintOf, shorten, textsOf } from '../src/admin/search-preview/search-texts';
import { toRefusal } from '../src/admin/typed-text/refusal';
import { changedValues, toValues } from '../src/admin/typed-text/stored-text';
import { align } from '../src/history/align';

const ARTICLE = 'api::article.article';

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
  const put = (savedAt: string) => toValues('api::article.article', text, current, savedAt).values;
  expect(put('then')).toEqual({ ...values, ...current });
  expect(put('later')).toEqual({
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
  expect(toValues(ARTICLE, text, current, 'later').values).toEqual({
    ...current,
    description: 'Mine',
  });
});

const TEXT = 'shared.rich-text-markdown-wrapper';
const QUOTE = 'shared.quote-wrapper';
const block = (id: number, body: string) => ({
  __component: TEXT,
  id,
  __temp_key__: `a${id}`,
  body,
});

/** What is in the form after words were put back into it. */
function putBack(loaded: unknown[], own: unknown[], current: unknown[]) {
  const text = {
    typedAt: '',
    savedAt: 'then',
    values: { blocks: own },
    loaded: { blocks: loaded },
  };
  const { values, lost } = toValues(ARTICLE, text, { id: 2, blocks: current }, 'later');
  const rows: unknown[] = Array.isArray(values.blocks) ? values.blocks : [];
  const keys = rows.map((row) => Object(row).__temp_key__);
  expect(new Set(keys).size).toBe(rows.length);
  expect(keys.toSorted()).toEqual(keys);
  const blocks = rows.map((row) => [Object(row).id, Object(row).body ?? Object(row).quote]);
  return { blocks, lost };
}

test('a block that a colleague changed stays when another one was typed into', () => {
  const loaded = [block(1, 'One'), block(2, 'Two'), block(3, 'Three')];
  const own = [block(1, 'One'), block(2, 'Two of mine'), block(3, 'Three')];
  const hers = [block(1, 'One of hers'), block(2, 'Two'), block(3, 'Three')];
  expect(putBack(loaded, own, hers)).toEqual({
    blocks: [
      [1, 'One of hers'],
      [2, 'Two of mine'],
      [3, 'Three'],
    ],
    lost: [],
  });
});

test('where both typed into a block, the own words win, and what they replace is named there', () => {
  const loaded = [block(1, 'One'), block(2, 'Prices fell.')];
  const own = [block(1, 'One'), block(2, 'Prices fell in May.')];
  const hers = [block(1, 'One'), block(2, 'Prices fell by 40 %.')];
  expect(putBack(loaded, own, hers)).toEqual({
    blocks: [
      [1, 'One'],
      [2, 'Prices fell in May.'],
    ],
    lost: [
      {
        path: ['blocks', '1', 'body'],
        place: '2nd block, Text',
        message: expect.stringMatching(/your colleague wrote here: .*by 40 %/),
      },
    ],
  });
});

test('blocks that both added are there, where each of them put it, and removed ones are not', () => {
  const loaded = [block(1, 'One'), block(2, 'Two'), block(3, 'Three')];
  const mine = { __component: QUOTE, __temp_key__: 'a2', quote: 'Mine' };
  const own = [block(1, 'One'), mine, block(2, 'Two')];
  const hers = [block(4, 'Hers'), block(2, 'Two'), block(3, 'Three')];
  expect(putBack(loaded, own, hers)).toEqual({
    blocks: [
      [undefined, 'Mine'],
      [4, 'Hers'],
      [2, 'Two'],
    ],
    lost: [],
  });
});

test('an own order of the blocks stays, with a colleague’s words in them', () => {
  const loaded = [block(1, 'One'), block(2, 'Two')];
  const own = [block(2, 'Two'), block(1, 'One')];
  const hers = [block(1, 'One of hers'), block(2, 'Two'), block(5, 'Hers')];
  expect(putBack(loaded, own, hers).blocks).toEqual([
    [2, 'Two'],
    [5, 'Hers'],
    [1, 'One of hers'],
  ]);
});

test('a block that one removed and the other changed is named', () => {
  const loaded = [block(1, 'One'), block(2, 'Two')];
  const removed = putBack(loaded, [block(1, 'One')], [block(1, 'One'), block(2, 'Two again')]);
  expect(removed.blocks).toEqual([[1, 'One']]);
  expect(removed.lost[0]?.message).toMatch(/^You removed .* again$/);
  const back = putBack(loaded, [block(1, 'One'), block(2, 'Mine')], [block(1, 'One')]);
  expect(back.blocks).toEqual([
    [1, 'One'],
    [undefined, 'Mine'],
  ]);
  expect(back.lost[0]).toMatchObject({ path: ['blocks', '1'], place: '2nd block' });
});

test('a list whose rows have no ids is one value', () => {
  const text = {
    typedAt: '',
    savedAt: 'then',
    values: { hours: ['9–17'] },
    loaded: { hours: ['8–17'] },
  };
  const { values, lost } = toValues(ARTICLE, text, { id: 2, hours: ['8–18'] }, 'later');
  expect(values.hours).toEqual(['9–17']);
  expect(lost).toHaveLength(1);
});

test('blocks that were all written again are those of their places', () => {
  const loaded = [block(1, 'One'), block(2, 'Two')];
  const own = [block(1, 'Mine'), block(2, 'Two')];
  const hers = [block(8, 'One'), block(9, 'Hers')];
  const { blocks } = putBack(loaded, own, hers);
  expect(blocks).toEqual([
    [8, 'Mine'],
    [9, 'Hers'],
  ]);
});

test.for([
  { error: { name: 'TypeError', message: 'Failed to fetch' }, message: /does not answer/ },
  { error: { name: 'UnknownError', message: 'Server Error', status: 502 }, message: /Save again/ },
  { error: { name: 'InternalServerError', message: 'x', status: 500 }, message: /still here/ },
  { error: { name: 'UnauthorizedError', message: 'x', status: 401 }, message: /login has ended/ },
  { error: { name: 'ForbiddenError', message: 'Not yours', status: 403 }, message: /^Not yours$/ },
  { error: { name: 'NotFoundError', message: 'x', status: 404 }, message: /was deleted meanwhile/ },
  // Of a proxy.
  { error: { name: 'UnknownError', message: '', status: 404 }, message: /still here/ },
])('a save that failed with $error.name leaves the form as it is', ({ error, message }) => {
  const refusal = { ...error, name: 'ValidationError', details: {} };
  expect(toRefusal(error, true)).toEqual({ ...refusal, message: expect.stringMatching(message) });
});

test('what cannot be unpublished since it is not published is not called deleted', () => {
  const error = { name: 'NotFoundError', message: 'Not Found', status: 404 };
  expect(toRefusal(error, false)).toMatchObject({ message: 'Not Found' });
});

test('a refusal of the service is shown at its fields', () => {
  const refusal = { name: 'ValidationError', status: 400, details: { errors: [] }, message: 'No' };
  expect(toRefusal(refusal, true)).toBe(refusal);
});

test('search results show the texts for search engines, else those of the entry, cut where they cut', () => {
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
  // Of a vacancy, whose description is its long text.
  const vacancy = { summary: 'In a sentence', description: '## The work' };
  expect(textsOf(vacancy, null).description).toBe('In a sentence');
  expect(textsOf({}, 'Nyuzi').title).toBe('');
  const drawing = { ...shareImage, mime: 'image/svg+xml' };
  expect(textsOf({ seo: { shareImage: drawing } }, 'Nyuzi').image).toBe(null);
  const small = { ...shareImage, width: 200, height: 200 };
  expect(textsOf({ seo: { shareImage: small } }, 'Nyuzi').image).toBe(null);
  expect(shorten('x'.repeat(61), 'title')).toBe(`${'x'.repeat(59)}…`);
  expect(hintOf('x'.repeat(60), 'title')).toEqual({ isGood: true, text: '60 characters' });
  expect(hintOf('x'.repeat(61), 'title').isGood).toBe(false);
  expect(hintOf('', 'description').text).toMatch(/^missing/);
});
