import { describe, expect, test } from 'vitest';
import type { Redirect } from '@/content-client';
import { isFixedPath } from '@/lib/routing/reserved-paths';
import { SiteAddresses, toPath } from '@/lib/server/content-check/addresses';

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

  test.each(['/api/payroll', '/weave/payroll', '/icons/payroll', '/sitemap/payroll'])(
    'but not below a folder of files or programs: %s',
    (path) => expect(site().hasScreen(path)).toBe(false),
  );

  test('but not where menu entries without an article lead', () => {
    expect(isFixedPath('/no-article-found')).toBe(false);
  });
});

describe('a path leads somewhere', () => {
  test('if it has a screen, whatever its query and fragment', () => {
    expect(site().leadsSomewhere('/payroll/?a=1#b')).toBe(true);
    expect(site().leadsSomewhere('/soon')).toBe(false);
  });

  test('if redirects lead to a screen, to an uploaded file or to another site', () => {
    const redirects = [
      redirect('/a', '/b'),
      redirect('/b', '/payroll'),
      redirect('/c', 'https://x.example/'),
      redirect('/d', '/uploads/prices_0123456789.pdf'),
    ];
    expect(site(redirects).leadsSomewhere('/a')).toBe(true);
    expect(site(redirects).leadsSomewhere('/c')).toBe(true);
    expect(site(redirects).leadsSomewhere('/d')).toBe(true);
  });

  test('but not if they lead to nothing or round in a loop', () => {
    expect(site([redirect('/a', '/b')]).leadsSomewhere('/a')).toBe(false);
    expect(site([redirect('/a', '/b'), redirect('/b', '/a')]).leadsSomewhere('/a')).toBe(false);
  });
});

test('the path of a link has no query, fragment and trailing slash', () => {
  expect(toPath('/a/b//?c#d')).toBe('/a/b');
  expect(toPath('/#a')).toBe('/');
  // The time does not grow with the square of the length, or the test times out.
  const slashes = `${'/'.repeat(1_000_000)}a`;
  expect(toPath(slashes)).toBe(slashes);
  expect(toPath('?a')).toBe('');
});

test('pages of services are there with their entries, and their lists where there is one', () => {
  const pages = new Set(['/services/payroll', '/careers']);
  const addresses = new SiteAddresses(new Set(['payroll']), [], pages);
  expect(addresses.hasScreen('/services/payroll')).toBe(true);
  expect(addresses.slugAt('/services/payroll')).toBeNull();
  expect(addresses.hasScreen('/careers')).toBe(true);
  expect(addresses.hasScreen('/case-studies')).toBe(false);
  expect(addresses.hasScreen('/press')).toBe(false);
});
