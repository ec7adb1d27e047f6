import { expect, test } from 'vitest';
import { textOf, valuesIn } from '@/lib/server/content-check/values';

test('values are found in components and lists, with their place', () => {
  const fields = { title: 'a', seo: { title: 'b' }, blocks: [{ body: 'c' }] };
  expect(valuesIn(fields).map(({ place, key }) => [place, key])).toEqual([
    ['title', 'title'],
    ['seo', 'seo'],
    ['seo.title', 'title'],
    ['blocks', 'blocks'],
    ['blocks.0', '0'],
    ['blocks.0.body', 'body'],
  ]);
});

test.each(['formats', 'article', 'article_types', 'articles', 'parent', 'children'])(
  'renditions and relations in %s are left out',
  (key) => {
    expect(valuesIn({ [key]: { name: 'a' } })).toEqual([]);
  },
);

test.each(['shared.carousel-button', 'shared.rich-text'])(
  'the content of %s is left out, since the site does not render it',
  (name) => {
    const places = valuesIn({ blocks: [{ __component: name, link: '/x' }] });
    expect(places.map(({ place }) => place)).toEqual(['blocks', 'blocks.0']);
  },
);

test('the text of a field is trimmed, and empty for anything but text', () => {
  expect(textOf(' a ')).toBe('a');
  expect(textOf(null)).toBe('');
  expect(textOf(5)).toBe('');
});
