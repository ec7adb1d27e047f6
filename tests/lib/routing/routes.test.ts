import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDERS } from '@/cms/src/site-address/folders';
import { SCREENS_OF } from '@/cms/src/site-address/site-pages';
import { DEPENDENT_SCREENS, ENTRY_FOLDERS } from '@/lib/routing/entry-folders';
import {
  articleTransition,
  blogsPagePath,
  caseStudyPath,
  LEGACY_ALIASES,
  markdownPath,
  parseBlogsPage,
  quotePath,
  searchPath,
  servicePath,
  serviceSlugOf,
  vacancyPath,
} from '@/lib/routing/routes';

test('the first page of a list has no page number in its path', () => {
  expect(blogsPagePath(1)).toBe('/blogs');
  expect(blogsPagePath(2)).toBe('/blogs/page/2');
  expect(searchPath('pay & tax')).toBe('/search?q=pay+%26+tax');
  expect(searchPath('pay', 1)).toBe('/search?q=pay');
  expect(searchPath('pay', 2)).toBe('/search?q=pay&page=2');
});

test.each([
  ['1', 1],
  ['999999', 999_999],
  ['0', null],
  ['01', null],
  ['1000000', null],
  ['2x', null],
  ['x2', null],
  ['-1', null],
  ['', null],
])('the page number in /blogs/page/%s is %s', (segment, page) => {
  expect(parseBlogsPage(segment)).toBe(page);
});

test('an article has a path for its Markdown and a name for its transition', () => {
  expect(markdownPath('/post/payroll')).toBe('/post/payroll.md');
  expect(articleTransition('café')).toBe('article-caf%C3%A9');
});

test('old paths show the screens of the specification', () => {
  expect(LEGACY_ALIASES).toEqual({
    '/demo-videos.html': '/',
    '/contact_us.php': '/contact',
    '/about-us.html': '/aboutus/company-profile',
    '/overview.html': '/aboutus/company-profile',
    '/success_stories': '/aboutus/company-profile',
  });
});

test('what has a page of its own has a path with its slug, encoded', () => {
  expect(servicePath('a/b')).toBe('/services/a%2Fb');
  expect(caseStudyPath('a b')).toBe('/case-studies/a%20b');
  expect(vacancyPath('a?b')).toBe('/careers/a%3Fb');
  expect(quotePath()).toBe('/quote');
  expect(quotePath('a&b')).toBe('/quote?service=a%26b');
});

test.each([
  ['/services/erp', 'erp'],
  ['/services/caf%C3%A9/', 'café'],
  ['/services/erp/x', null],
  ['/services/erp?a=b', null],
  ['/services/erp#a', null],
  ['/services/', null],
  ['/services/%E0%A4', null],
  ['/en/services/erp', null],
  ['https://other.example/services/erp', null],
  [null, null],
])('the link %j leads to the service %j', (link, slug) => {
  expect(serviceSlugOf(link)).toBe(slug);
});

test('entries have pages of their own where the content service leads to', () => {
  const folders = Object.values(FOLDERS).map((folder) => folder.replace(/\/$/, ''));
  expect(['/post', ...ENTRY_FOLDERS].sort()).toEqual(folders.sort());
  expect(folders.filter((folder) => !existsSync(`app/[locale]${folder}/[slug]`))).toEqual([]);
});

test('the content service knows which screens depend on entries', () => {
  const screens = Object.values(SCREENS_OF).map(({ address }) => address);
  expect(screens.sort()).toEqual([...DEPENDENT_SCREENS].sort());
});
