import { describe, expect, test } from 'vitest';
import type { InventoryEntry, Redirect } from '@/content-client';
import {
  articleSlugOf,
  isFixedPath,
  menuEntryPath,
  parentOf,
  SiteAddresses,
  toPath,
} from '@/lib/server/content-check/addresses';
import { entry } from './support';

const redirect = (from: string, to: string): Redirect => ({ from, to, isPermanent: true });
const site = (redirects: Redirect[] = []) => new SiteAddresses(new Set(['payroll']), redirects);

describe('a path has a screen', () => {
  test.each(['/', '/blogs', '/aboutus', '/contact_us.php', '/feed.xml', '/robots.txt'])(
    'if it is fixed: %s',
    (path) => {
      expect(isFixedPath(path)).toBe(true);
      expect(site().hasScreen(path)).toBe(true);
    },
  );

  test('if it is a page of the blog list', () => {
    expect(isFixedPath('/blogs/page/2')).toBe(true);
    expect(isFixedPath('/blogs/page/two')).toBe(false);
    expect(isFixedPath('/x/blogs/page/2')).toBe(false);
    expect(isFixedPath('/blogs/page/2/x')).toBe(false);
  });

  test('if an article is published under its last segment', () => {
    expect(site().slugAt('/solutions/payroll')).toBe('payroll');
    expect(site().hasScreen('/post/payroll')).toBe(true);
    expect(site().slugAt('/payroll/soon')).toBeNull();
    expect(site().hasScreen('/soon')).toBe(false);
  });

  test('but not where menu entries without an article lead', () => {
    expect(isFixedPath('/no-article-found')).toBe(false);
  });
});

describe('a path leads somewhere', () => {
  test('if it has a screen, whatever its query and fragment', () => {
    expect(site().leadsSomewhere('/payroll/?a=1#b')).toBe(true);
    expect(site().leadsSomewhere('/soon')).toBe(false);
  });

  test('if redirects lead to a screen or to another site', () => {
    const redirects = [
      redirect('/a', '/b'),
      redirect('/b', '/payroll'),
      redirect('/c', 'https://x.example/'),
    ];
    expect(site(redirects).leadsSomewhere('/a')).toBe(true);
    expect(site(redirects).leadsSomewhere('/c')).toBe(true);
  });

  test('but not if they lead to nothing or round in a loop', () => {
    expect(site([redirect('/a', '/b')]).leadsSomewhere('/a')).toBe(false);
    expect(site([redirect('/a', '/b'), redirect('/b', '/a')]).leadsSomewhere('/a')).toBe(false);
  });
});

test('the path of a link has no query, fragment and trailing slash', () => {
  expect(toPath('/a/b//?c#d')).toBe('/a/b');
  expect(toPath('/#a')).toBe('/');
  expect(toPath('?a')).toBe('');
});

describe('a menu entry', () => {
  const menu = (id: string, fields: Record<string, unknown>) =>
    entry('menu', fields, { documentId: id });
  const top = menu('1', { slug: 'solutions' });
  const middle = menu('2', { slug: 'e r p', parent: { documentId: '1' } });
  const low = menu('3', { slug: 'x', parent: { documentId: '2' }, article: { slug: ' payroll ' } });
  const menus = new Map(
    [top, middle, low].map((item): [string, InventoryEntry] => [item.documentId, item]),
  );

  test('has the path of its article below the slugs of its parents', () => {
    expect(menuEntryPath(low, menus)).toBe('/solutions/e%20r%20p/payroll');
    expect(menuEntryPath(top, menus)).toBeNull();
  });

  test('has the parent that it names, if it is in the menu', () => {
    expect(parentOf(low, menus)).toBe(middle);
    expect(parentOf(top, menus)).toBeNull();
    expect(parentOf(menu('4', { parent: { documentId: '9' } }), menus)).toBeNull();
    expect(parentOf(menu('4', { parent: { id: 1 } }), menus)).toBeNull();
    expect(parentOf(menu('4', { parent: null }), menus)).toBeNull();
  });

  test('opens the article that it names', () => {
    expect(articleSlugOf(low)).toBe('payroll');
    for (const article of [null, 'payroll', {}, { slug: ' ' }, { slug: 3 }]) {
      expect(articleSlugOf(menu('4', { article }))).toBeNull();
    }
  });

  test('that is its own parent has a path all the same', () => {
    const loop = menu('5', { slug: 'a', parent: { documentId: '5' }, article: { slug: 'b' } });
    expect(menuEntryPath(loop, new Map([['5', loop]]))).toBe('/a/a/a/a/a/b');
  });
});
