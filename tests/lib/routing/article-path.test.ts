import { describe, expect, test } from 'vitest';
import {
  isWellFormedPath,
  parseArticlePath,
  postPath,
  readArticleAddress,
} from '@/lib/routing/article-path';

describe('the address of an article', () => {
  test('is one to five segments, the last of which is its slug', () => {
    expect(parseArticlePath(['payroll'])).toEqual({ slug: 'payroll', parents: [] });
    expect(parseArticlePath(['a', 'b', 'c', 'd', 'payroll'])).toEqual({
      slug: 'payroll',
      parents: ['a', 'b', 'c', 'd'],
    });
  });

  test('is none for no segment, or more than five', () => {
    expect(parseArticlePath([])).toBeNull();
    expect(parseArticlePath(['a', 'b', 'c', 'd', 'e', 'f'])).toBeNull();
  });

  test('is decoded, and none where the encoding is broken', () => {
    expect(parseArticlePath(['caf%C3%A9'])).toEqual({ slug: 'café', parents: [] });
    expect(parseArticlePath(['%E0%A4%A'])).toBeNull();
    expect(parseArticlePath(['%E0%A4%A', 'payroll'])).toBeNull();
    expect(parseArticlePath(['', 'payroll'])).toBeNull();
  });

  test('is encoded where it is linked', () => {
    expect(postPath('a/b')).toBe('/post/a%2Fb');
  });
});

describe('a path', () => {
  test('is well formed unless its encoding is broken or it holds a NUL', () => {
    expect(isWellFormedPath('/caf%C3%A9')).toBe(true);
    for (const path of ['/%', '/%E0%A4', '/a%00b']) expect(isWellFormedPath(path)).toBe(false);
  });
});

describe('the whole address of an article', () => {
  test.each([
    [['post', 'caf%C3%A9'], 'café', '/post/caf%C3%A9'],
    [['solutions', 'erp', 'payroll'], 'payroll', '/solutions/erp/payroll'],
    [['post'], 'post', '/post'],
    [['post', 'a', 'b'], 'b', '/post/a/b'],
    [['post', 'a', 'b', 'c', 'd', 'e'], 'e', '/post/a/b/c/d/e'],
  ])('%j', (segments, slug, path) => {
    expect(readArticleAddress(segments)).toEqual({ slug, path });
  });

  test('that is none', () => {
    expect(readArticleAddress([])).toBeNull();
    expect(readArticleAddress(['%E0%A4%A'])).toBeNull();
  });
});
