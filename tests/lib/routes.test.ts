import { expect, test } from 'vitest';
import { articleTransition, blogsPagePath, parseBlogsPage } from '@/lib/routes';

test('the first page of the blog list is the list itself', () => {
  expect(blogsPagePath(1)).toBe('/blogs');
  expect(blogsPagePath(2)).toBe('/blogs/page/2');
});

test('a page of the blog list has one address', () => {
  expect(parseBlogsPage('2')).toBe(2);
  expect(parseBlogsPage('120')).toBe(120);
  for (const segment of ['0', '02', '-1', '1.5', '2e3', 'two', '', ' 2', '%32', '9999999']) {
    expect(parseBlogsPage(segment), segment).toBeNull();
  }
});

test('an article has one transition name, whatever letters its slug has', () => {
  expect(articleTransition('go-live')).toBe('article-go-live');
  expect(articleTransition('habari-za-asubuhi-ñ')).toMatch(/^[\w%-]+$/);
});
