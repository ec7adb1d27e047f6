import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { LEGACY_ALIASES } from '@/lib/routes';
import { config, middleware } from '@/middleware';

const ask = (path: string) => middleware(new NextRequest(`https://site.example${path}`));
const rewriteOf = (path: string) => ask(path).headers.get('x-middleware-rewrite');

test('the matcher names every old address, and what is percent-encoded', () => {
  expect(config.matcher).toEqual([...Object.keys(LEGACY_ALIASES), '/(.*%.*)']);
});

test.each(Object.entries(LEGACY_ALIASES))('%s shows the screen of %s', (path, target) => {
  expect(rewriteOf(path)).toBe(`https://site.example${target}`);
});

test('a search string survives', () => {
  expect(rewriteOf('/contact_us.php?from=card')).toBe('https://site.example/contact?from=card');
});

test('an address with a broken encoding is one that does not exist', () => {
  expect(rewriteOf('/%E0%A4%A')).toBe('https://site.example/no-article-found');
});

test('a well-formed one goes on as it is', () => {
  expect(rewriteOf('/caf%C3%A9')).toBeNull();
});
