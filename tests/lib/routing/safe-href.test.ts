import { afterEach, expect, test, vi } from 'vitest';
import { isExternalHref, safeHref } from '@/lib/routing/safe-href';
import { LINK_VECTORS } from '../../fixtures/xss-field-vectors';

afterEach(() => vi.unstubAllEnvs());

test.each(LINK_VECTORS)('the hostile link %j leads nowhere, or to a path of this site', (link) => {
  const href = safeHref(link);
  expect(href === null || /^\/[^/\\]/.test(href)).toBe(true);
});

test.each([
  '/contact',
  '#top',
  '?q=x',
  'https://example.com/a?b=1#c',
  'http://example.com',
  'mailto:hello@example.com',
  'tel:+255 22 000 0000',
])('the link %j is followed as it is written', (link) => {
  expect(safeHref(link)).toBe(link);
});

test.each([' contact ', 'contact_us.php', 'about-us.html', 'price.md', 'price.pdf#2', 'a/b.com'])(
  'a bare word is a path of this site: %j',
  (link) => {
    expect(safeHref(link)).toBe(`/${link.trim()}`);
  },
);

test('an e-mail address is written to', () => {
  expect(safeHref(' sales@acme.co.tz ')).toBe('mailto:sales@acme.co.tz');
  expect(safeHref('acme@home')).toBeNull();
  // A drawing for fine screens.
  expect(safeHref('logo@2x.png')).toBeNull();
});

test.each([
  'www.example.com/a',
  'facebook.com/acme',
  'Acme.co.tz',
  'wa.me/255?text=a',
  'a-b.africa#c',
])('an address without its beginning is one of the web: %s', (link) => {
  expect(safeHref(link)).toBe(`https://${link}`);
});

test.each([null, undefined, '', '   '])('no link is no link: %j', (link) => {
  expect(safeHref(link)).toBeNull();
});

test('only an address of the web leaves this site', () => {
  expect(isExternalHref('https://example.com')).toBe(true);
  expect(isExternalHref('/https://example.com')).toBe(false);
  expect(isExternalHref('mailto:x@example.com')).toBe(false);
});

test.each([
  ...['/a\tb', '/a\nb', '/a\0b', '/a\u001fb', '/a\u007fb', '(contact', 'contact us', 'contact"x'],
  ...['https://:secret@a.example', 'https://user@a.example', 'http:a.example', 'ftp://a.example'],
])('the link %j leads nowhere', (link) => {
  expect(safeHref(link)).toBeNull();
});

test('what a mail is about may name an address', () => {
  const link = 'mailto:a@b.example?subject=https:x';
  expect(safeHref(link)).toBe(link);
});

test.each([
  ['/services/', '/services'],
  ['services/', '/services'],
  ['/services//', '/services'],
  ['/blogs/?page=2#top', '/blogs?page=2#top'],
  ['/#top', '/#top'],
  ['/', '/'],
])('a path of this site has no slash at its end: %s', (link, href) => {
  expect(safeHref(link)).toBe(href);
});

test.each([
  ['https://site.example/services/', '/services'],
  ['http://SITE.example', '/'],
  ['https://site.example/a?b=1#c', '/a?b=1#c'],
  // As a path it would lead to another site.
  ['https://site.example//evil.example', 'https://site.example//evil.example'],
  ['https://site.example.evil.example/a', 'https://site.example.evil.example/a'],
  ['https://www.site.example/a', 'https://www.site.example/a'],
  ['https://user@site.example/a', null],
])('of the links with the address of this site %s leads to %s', (link, href) => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  expect(safeHref(link)).toBe(href);
});
