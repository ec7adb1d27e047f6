import { describe, expect, test } from 'vitest';
import { circleWith, readFrom, UnusableAddress } from '@/cms/src/redirects/addresses';
import { decodePath, findRedirect, isFrom } from '@/lib/routing/redirects';
import { ABOUT_PATH, LEGACY_ALIASES, ROUTES } from '@/lib/routing/routes';

const redirect = (from: string, to: string, isPermanent = true) => ({ from, to, isPermanent });
const hrefOf = (path: string, ...redirects: ReturnType<typeof redirect>[]) =>
  findRedirect(path, redirects)?.href ?? null;

describe('where a missing address leads', () => {
  test('nowhere without a redirect from it', () => {
    expect(hrefOf('/old')).toBeNull();
    expect(hrefOf('/old', redirect('/older', '/new'), redirect('/old/*', '/new'))).toBeNull();
    expect(hrefOf('/%E0%A4%A', redirect('/*', '/new'))).toBeNull();
  });

  test('for good or for a while, to a path or to another host', () => {
    const redirects = [
      redirect('/a', '/new?x=1#y'),
      redirect('/b', 'https://other.example', false),
    ];
    expect(findRedirect('/a', redirects)).toEqual({ href: '/new?x=1#y', isPermanent: true });
    expect(findRedirect('/b', redirects)).toEqual({
      href: 'https://other.example/',
      isPermanent: false,
    });
  });

  test('without a slash at its end, which would be one more redirect', () => {
    expect(hrefOf('/a', redirect('/a', '/services/'))).toBe('/services');
    expect(hrefOf('/a', redirect('/a', '/services//?x=1#y'))).toBe('/services?x=1#y');
    expect(hrefOf('/a', redirect('/a', '/'))).toBe('/');
    expect(hrefOf('/a', redirect('/a', 'https://other.example/shop/'))).toBe(
      'https://other.example/shop/',
    );
  });

  test('however the address is encoded, and encoded again on its way out', () => {
    expect(hrefOf('/caf%C3%A9', redirect('/café', '/très'))).toBe('/tr%C3%A8s');
    expect(hrefOf('/cafe%CC%81', redirect('/café', '/x'))).toBe('/x');
    expect(hrefOf('/old%20page', redirect('/old page', '/x'))).toBe('/x');
  });

  test('below a folder: to one page, or to the same place in another folder', () => {
    expect(hrefOf('/docs/a/b', redirect('/docs/*', '/help'))).toBe('/help');
    expect(hrefOf('/docs/a/b', redirect('/docs/*', '/help/*'))).toBe('/help/a/b');
    expect(hrefOf('/docs', redirect('/docs/*', '/help'))).toBeNull();
    const nested = [redirect('/docs/*', '/help'), redirect('/docs/old/*', '/archive')];
    expect(hrefOf('/docs/old/x', ...nested)).toBe('/archive');
    expect(hrefOf('/docs/old/x', ...nested, redirect('/docs/old/x', '/x'))).toBe('/x');
  });

  test('below a folder: to one page of that folder, also after it was renamed', () => {
    const all = redirect('/services/*', '/services/caf%C3%A9?from=old#top');
    const renamed = redirect('/services/café', '/services/bar');
    expect(hrefOf('/services/x/y', all)).toBe('/services/caf%C3%A9?from=old#top');
    expect(hrefOf('/older/x', redirect('/older/*', '/services/*'), all)).toBe('/services/x');
    expect(hrefOf('/services/caf%C3%A9', all, renamed)).toBe('/services/bar');
    expect(hrefOf('/services/x', all, renamed)).toBe('/services/caf%C3%A9?from=old#top');
    expect(hrefOf('/services/caf%C3%A9', all), 'its page is gone').toBeNull();
    expect(hrefOf('/services/bar', all, renamed), 'both are').toBeNull();
  });

  test('an article that was renamed, below any menu, keeps its place', () => {
    const renamed = redirect('/post/cloud', '/post/hosting');
    expect(hrefOf('/post/cloud', renamed)).toBe('/post/hosting');
    expect(hrefOf('/solutions/it/cloud', renamed)).toBe('/solutions/it/hosting');
    expect(hrefOf('/cloud', renamed)).toBe('/hosting');
    expect(hrefOf('/a/cloud', redirect('/post/cloud', '/contact'))).toBe('/contact');
  });
});

describe('an editor’s slip, or worse', () => {
  test('a circle leads nowhere', () => {
    expect(hrefOf('/a', redirect('/a', '/a'))).toBeNull();
    expect(hrefOf('/a', redirect('/a', '/b'), redirect('/b', '/a?again=1'))).toBeNull();
    expect(hrefOf('/d/x', redirect('/d/*', '/d/d/*'))).toBeNull();
    expect(hrefOf('/d/x', redirect('/d/*', '/d/*'))).toBeNull();
    const folders = [redirect('/d/*', '/e/page'), redirect('/e/*', '/d/page')];
    expect(hrefOf('/d/page', ...folders)).toBeNull();
    expect(
      hrefOf('/a', redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/b')),
    ).toBeNull();
  });

  test('what a visitor adds below a folder cannot change the host', () => {
    for (const path of [
      '/old//evil.example',
      '/old/%2Fevil.example',
      '/old/..%2F..',
      '/old/%5Cevil',
    ]) {
      const href = hrefOf(path, redirect('/old/*', '/*'));
      expect(href === null || /^\/[^/\\]/.test(href), `${path} → ${href}`).toBe(true);
    }
    expect(hrefOf('/old/@evil.example/x', redirect('/old/*', 'https://other.example/*'))).toBe(
      'https://other.example/%40evil.example/x',
    );
    expect(hrefOf('/old/%2e%2e/x', redirect('/old/*', '/new/*'))).toBeNull();
    expect(hrefOf('/old', redirect('/old', '//evil.example'))).toBeNull();
    expect(hrefOf('/old', redirect('/old', 'http://evil.example'))).toBeNull();
    expect(hrefOf('/old', redirect('/old', 'javascript:alert(1)'))).toBeNull();
  });
});

describe('the order of redirects', () => {
  const froms = { own: '/a/cloud', flat: '/post/cloud', deep: '/a/*', high: '/*' };

  test.each<[Array<keyof typeof froms>, keyof typeof froms]>([
    [['high', 'deep', 'flat', 'own'], 'own'],
    [['own', 'flat', 'deep', 'high'], 'own'],
    [['high', 'deep', 'flat'], 'flat'],
    [['flat', 'deep', 'high'], 'flat'],
    [['high', 'deep'], 'deep'],
    [['deep', 'high'], 'deep'],
    [['high'], 'high'],
  ])('of %j the one %s counts', (names, name) => {
    const target = (of: string) => `https://other.example/${of}`;
    const redirects = names.map((of) => redirect(froms[of], target(of)));
    expect(hrefOf('/a/cloud', ...redirects)).toBe(target(name));
  });

  test('of two from one place the first counts', () => {
    expect(hrefOf('/a', redirect('/a', '/b'), redirect('/a', '/c'))).toBe('/b');
  });
});

test('a chain of redirects leads to its first step, however long it is, to an end', () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, index) => redirect(`/${index}`, `/${index + 1}`));
  expect(hrefOf('/0', ...chain(20))).toBe('/1');
  expect(hrefOf('/0', ...chain(21))).toBeNull();
  expect(hrefOf('/a', redirect('/a', '/%E0%A4'))).toBe('/%E0%A4');
});

test.each<[boolean, ReturnType<typeof redirect>, ...Array<ReturnType<typeof redirect>>]>([
  [false, redirect('/services/*', '/services/erp?from=old')],
  [false, redirect('/services/erp', '/services/crm'), redirect('/services/*', '/services/erp')],
  [false, redirect('/older/*', '/services/*'), redirect('/services/*', '/services/erp')],
  [true, redirect('/d/*', '/d/*')],
  [true, redirect('/d/*', '/d/d/*')],
  [true, redirect('/d/*', '/e/page'), redirect('/e/*', '/d/page')],
  [true, redirect('/d/*', '/e/*'), redirect('/e/*', '/d/*')],
  [true, redirect('/a', '/b'), redirect('/b', '/a')],
])(
  'a circle that would be refused (%s) is one that leads nowhere: %j',
  (isCircle, added, ...others) => {
    expect(circleWith(added, others) !== null).toBe(isCircle);
    expect(hrefOf(added.from.replace('*', 'x'), added, ...others) === null).toBe(isCircle);
  },
);

test.each([
  ['/docs/*', '/docs/a', true],
  ['/docs/*', '/docsa', false],
  ['/docs', '/docs/a', false],
  ['/post/a', '/x/y/a', true],
  ['/post/a', '/x/a/y', false],
])('a redirect from %s applies to %s: %s', (from, path, applies) => {
  expect(isFrom(from, path)).toBe(applies);
});

test.each([
  ['/a//', '/a'],
  ['/', ''],
  ['/a%2Fb', null],
  ['/%', null],
])('the path %s is %j', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});

test.each([
  ['/a', redirect('/a', '/b/*'), '/b'],
  ['/docs//a', redirect('/docs/*', '/help/*'), null],
  ['/docs/%2E/a', redirect('/docs/*', '/help/*'), null],
  ['/a/cloud', redirect('/post/cloud', 'https://o.example/post/x'), 'https://o.example/post/x'],
  ['/a/cloud', redirect('/post/cloud', '/post/x?y'), '/post/x?y'],
  ['/a/cloud', redirect('/a/*', '/post/x'), '/post/x'],
  ['/a', redirect('/a', '/.//evil.example'), null],
  ['/a', redirect('/a', 'https://['), null],
])('%s leads by %j to %j', (path, one, href) => {
  expect(hrefOf(path, one)).toBe(href);
});

test('a path of slashes is read in one go: anybody can send it', () => {
  // Looking at the rest again from each slash would take longer than a test may.
  const path = `${'/'.repeat(100_000)}a`;
  expect(decodePath(path)).toBe(path);
});

test.each([
  ...[...Object.values(ROUTES), ABOUT_PATH, ...Object.keys(LEGACY_ALIASES)],
  ...['/robots.txt', '/manifest.webmanifest', '/favicon.ico', '/preview.js', '/sitemap/1.xml'],
  ...['/icons/icon-192.png', '/.well-known/security.txt', '/share-image/post/old.png'],
  ...['/share-image/*', '/post/old.md', '/markdown/post/old', '/quote-for/erp'],
])('no redirect starts at %s, where the site itself responds', (path) => {
  expect(() => readFrom(path, new URL('https://site.example'))).toThrow(UnusableAddress);
});
