import { describe, expect, test } from 'vitest';
import { findRedirect } from '@/lib/routing/redirects';

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
