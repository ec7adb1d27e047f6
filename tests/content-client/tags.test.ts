import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_TAGS, TAGS, tagsForModel } from '../../content-client';

test('every tag has a name of its own', () => {
  expect(new Set(ALL_TAGS).size).toBe(Object.keys(TAGS).length);
});

test.each([
  ['article', TAGS.articles],
  ['article-type', TAGS.articleTypes],
  ['global-entity', TAGS.settings],
  ['company-address', TAGS.addresses],
  ['qna', TAGS.faq],
  ['file', TAGS.media],
])('a change of %s refreshes %s', (model, tag) => {
  expect(tagsForModel(model)).toEqual([tag]);
});

test.each(['free-quote', 'quote-request', 'newsletter', 'contact'])(
  'what visitors send in through %s refreshes nothing',
  (model) => {
    expect(tagsForModel(model)).toEqual([]);
  },
);

test.each(['mystery', '', 'toString', '__proto__'])('the model "%s" is unknown', (model) => {
  expect(tagsForModel(model)).toBeNull();
});

test('every content type of the content service is known', () => {
  const models = readdirSync(new URL('../../cms/src/api', import.meta.url));

  expect(models.filter((model) => tagsForModel(model) === null)).toEqual([]);
});
