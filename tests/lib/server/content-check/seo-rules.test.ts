import { expect, test } from 'vitest';
import { checkSeo } from '@/lib/server/content-check/seo-rules';
import { entry, summaryOf } from './support';

const check = (seo: unknown) =>
  summaryOf((report) => checkSeo(entry('article', { seo }), 'Nyuzi', report));

test('an article with title and description has no findings', () => {
  expect(check({ metaTitle: 'x'.repeat(52), metaDescription: 'x'.repeat(155) })).toEqual([]);
});

test.each([[undefined], [null], [{ metaTitle: ' ', metaDescription: '' }]])(
  'missing texts are reported (%j)',
  (seo) => {
    expect(check(seo)).toEqual([
      ['seo-missing', 'seo.metaTitle', 'Has no title of its own.'],
      ['seo-missing', 'seo.metaDescription', 'Has no description of its own.'],
    ]);
  },
);

test('texts that search engines would cut are reported with both lengths', () => {
  expect(check({ metaTitle: 'x'.repeat(53), metaDescription: 'x'.repeat(156) })).toEqual([
    [
      'seo-too-long',
      'seo.metaTitle',
      'The title, with “Nyuzi” in front, has 61 characters; 60 are shown.',
    ],
    ['seo-too-long', 'seo.metaDescription', 'The description has 156 characters; 155 are shown.'],
  ]);
});

test('an article that search engines leave out needs neither, but not too long ones', () => {
  expect(check({ noindex: true })).toEqual([]);
  expect(check({ noindex: true, metaTitle: 'x'.repeat(53) })).toHaveLength(1);
  expect(check({ noindex: 'true' })).toHaveLength(2);
});

test('the page of a service has its own title and summary where it has no others', () => {
  const checkPage = (fields: Record<string, unknown>) =>
    summaryOf((report) => checkSeo(entry('service-page', fields), 'Nyuzi', report));

  expect(checkPage({ title: 'ERP', summary: 'One set of books.' })).toEqual([]);
  expect(checkPage({ title: 'ERP', summary: null, seo: { metaTitle: 'ERP' } })).toEqual([
    ['seo-missing', 'seo.metaDescription', 'Has no description of its own.'],
  ]);
  expect(
    checkPage({ title: 'ERP', summary: 'Books.', seo: { metaDescription: 'x'.repeat(156) } }),
  ).toEqual([
    ['seo-too-long', 'seo.metaDescription', 'The description has 156 characters; 155 are shown.'],
  ]);
});
