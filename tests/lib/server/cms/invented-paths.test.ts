import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TAGS } from '@/content-client';
import { articleMirror } from '@/lib/server/cms/content';
import { refreshContent, refreshMenu } from '@/lib/server/cms/content-refresh';
import { isInventedPath } from '@/lib/server/cms/invented-paths';
import { knownLists } from '@/lib/server/cms/known-lists';
import { rawSummary, setContent } from '../../../support/fake-content';

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setContent({ '/api/articles': [rawSummary('café')] });
  await articleMirror().refresh();
  await articleMirror().filled();
  knownLists().redirects.entries = [];
});
afterEach(() => vi.restoreAllMocks());

test('anybody can invent the name of a file of the content service; none is of an older site', () => {
  expect(isInventedPath('/uploads/prices_0a1b2c3d4e.pdf')).toBe(true);
  expect(isInventedPath('/uploads/prices.pdf')).toBe(false);
});

describe('an article', () => {
  beforeEach(async () => {
    const entry = { documentId: 'm', name: 'Café', slug: 'café', article: { slug: 'café' } };
    setContent({
      '/api/articles': ['café', 'faq', 'erp', '2'].map((slug) => rawSummary(slug)),
      '/api/menus': [{ documentId: 's', name: 'Solutions', slug: 'solutions', children: [entry] }],
    });
    await refreshContent([TAGS.articles]);
    await refreshMenu();
    knownLists().proofPaths.entries = ['/services/erp'];
  });

  test.each([
    ...['/x/caf%C3%A9', '/post/x/caf%C3%A9', '/services/caf%C3%A9', '/x/faq'],
    ...['/x/erp.md', '/share-image/x/erp.png'],
  ])('has an address that anybody can invent: %s', (path) => {
    expect(isInventedPath(path)).toBe(true);
  });

  test.each([
    ...['/caf%C3%A9', '/post/caf%C3%A9', '/solutions/caf%C3%A9', '/services/erp', '/x/none'],
    ...['/post/caf%C3%A9.md', '/share-image/solutions/caf%C3%A9.png', '/blogs/page/2', '/x/erp/'],
  ])('has no other such, nor has a screen: %s', (path) => {
    expect(isInventedPath(path)).toBe(false);
  });

  test('has no invented address where it is not certain what else is there', () => {
    knownLists().proofPaths.entries = null;
    expect(isInventedPath('/services/erp')).toBe(false);
    knownLists().menu.entries = null;
    expect(isInventedPath('/x/faq')).toBe(false);
  });
});

describe('a redirect', () => {
  beforeEach(() => {
    knownLists().redirects.entries = [
      { from: '/old', to: '/new', isPermanent: true },
      { from: '/post/till', to: '/post/café', isPermanent: true },
      { from: '/shop/*', to: '/services', isPermanent: false },
      { from: '/shop/café au lait', to: '/services', isPermanent: false },
    ];
  });

  test.each(['/shop/x', '/shop/x/y', '/shop/x.md', '/share-image/shop/x.png', '/any/where/till'])(
    'has addresses that anybody can invent: %s',
    (path) => {
      expect(isInventedPath(path)).toBe(true);
    },
  );

  test.each([
    ...['/old', '/post/till', '/shop/caf%C3%A9%20au%20lait'],
    ...['/post/nothing', '/shop', '/faq', '/%E0%A4%A'],
  ])('has the one that it names, and no other page: %s', (path) => {
    expect(isInventedPath(path)).toBe(false);
  });

  test('has no invented address before the redirects are known', () => {
    knownLists().redirects.entries = null;
    expect(isInventedPath('/shop/x')).toBe(false);
  });
});
