import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ALL_TAGS,
  INVENTORY_TYPES,
  isSlugTag,
  slugTag,
  TAGS,
  tagsForModel,
} from '../../content-client';

test('every tag has a name of its own', () => {
  expect(new Set(ALL_TAGS).size).toBe(Object.keys(TAGS).length);
});

test.each([
  ['menu', TAGS.menus],
  ['category', TAGS.categories],
  ['article-type', TAGS.articleTypes],
  ['service', TAGS.services],
  ['global-entity', TAGS.settings],
  ['company-address', TAGS.addresses],
  ['team', TAGS.team],
  ['qna', TAGS.faq],
  ['about', TAGS.about],
  ['company-profile', TAGS.companyProfile],
  ['service-page', TAGS.servicePages],
  ['case-study', TAGS.caseStudies],
  ['testimonial', TAGS.testimonials],
  ['certificate', TAGS.certificates],
  ['vacancy', TAGS.vacancies],
  ['press-kit', TAGS.pressKit],
  ['redirect', TAGS.redirects],
  ['file', TAGS.media],
])('a change of %s refreshes %s', (model, tag) => {
  expect(tagsForModel(model)).toEqual([tag]);
});

test('a change of an article refreshes lists, single articles, and what depends on their slugs', () => {
  expect(tagsForModel('article')).toEqual([TAGS.articles, TAGS.articleSlugs, TAGS.singleArticles]);
});

test('a slug has a tag of its own, which fits into a header', () => {
  expect(slugTag('erp')).toBe('content:slug:erp');
  expect(slugTag('café, a')).toBe('content:slug:caf%C3%A9%2C%20a');
  expect(slugTag('x'.repeat(1000)).length).toBeLessThan(256);
  expect(slugTag('\ud800')).toBe('content:slug:%EF%BF%BD');
  expect(isSlugTag(slugTag('a'))).toBe(true);
  expect(isSlugTag(TAGS.articleSlugs)).toBe(false);
});

test.each([
  ...['free-quote', 'quote-request', 'newsletter', 'contact', 'missed-address'],
  ...['submission', 'lead-note', 'lead-setting', 'privacy-event'],
])('what visitors send in through %s, or staff do with it, refreshes nothing', (model) => {
  expect(tagsForModel(model)).toEqual([]);
});

test.each(['mystery', '', 'toString', '__proto__'])('the model "%s" is unknown', (model) => {
  expect(tagsForModel(model)).toBeNull();
});

const MODELS = readdirSync(new URL('../../cms/src/api', import.meta.url));

test('every content type of the content service is known', () => {
  expect(MODELS.filter((model) => tagsForModel(model) === null)).toEqual([]);
});

test('the content check reads every content type that visitors see', () => {
  const seen = MODELS.filter((model) => tagsForModel(model)?.length);
  expect([...INVENTORY_TYPES].sort()).toEqual(seen.sort());
});
