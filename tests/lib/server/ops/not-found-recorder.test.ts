import { describe, expect, test } from 'vitest';
import { NotFoundCounter, notFoundPath, referrerOf } from '@/lib/server/ops/not-found-recorder';

type Request = Parameters<typeof notFoundPath>[0];
const pathOf = (url: string, request: Partial<Request> = {}) =>
  notFoundPath({ method: 'GET', url, headers: {}, ...request });

describe('the recorded path', () => {
  test('is decoded and has no query string', () => {
    expect(pathOf('/old/caf%C3%A9?name=Asha&utm_source=card')).toBe('/old/café');
    expect(pathOf('/contact_us_old.php', { headers: { 'sec-fetch-dest': 'document' } })).toBe(
      '/contact_us_old.php',
    );
  });

  test('is only recorded for requests of a page', () => {
    expect(pathOf('/old', { method: 'HEAD' })).toBeNull();
    expect(pathOf('/old', { method: 'POST' })).toBeNull();
    expect(pathOf('/old.png', { headers: { 'sec-fetch-dest': 'image' } })).toBeNull();
    expect(pathOf('/old', { headers: { cookie: 'a=1; __prerender_bypass=x' } })).toBeNull();
    for (const path of [
      '/',
      '/_next/x.js',
      '/_not-found',
      '/api/x',
      '/no-article-found',
      '/%E0%A4',
    ]) {
      expect(pathOf(path), path).toBeNull();
    }
  });

  test('nothing that programs try at every site', () => {
    for (const path of [
      '/.env',
      '/a/.git/config',
      '/wp-login.php',
      '/blog/wp-admin',
      '/wp-content/uploads/shell.php',
      '/xmlrpc.php',
    ]) {
      expect(pathOf(path), path).toBeNull();
    }
    // A price list of the site before this one, to which others still link.
    const file = '/wp-content/uploads/2014/05/prices.pdf';
    expect(pathOf(file)).toBe(file);
  });

  test('nothing that may name a person, and no novels', () => {
    for (const path of [
      '/unsubscribe/asha@example.com',
      '/unsubscribe/asha%40example.com',
      '/call/255700000000',
      '/reset/dGhpc0lzQVNlY3JldEtleTEyMw',
      `/${'x'.repeat(200)}`,
      '/a%0Ab',
    ]) {
      expect(pathOf(path), path).toBeNull();
    }
    expect(pathOf('/post/what-an-erp-project-costs-in-2025')).not.toBeNull();
  });
});

test.for([
  ['https://site.example/services?name=Asha', '/services'],
  ['https://partner.example/list?id=7#top', 'https://partner.example/list'],
  ['https://partner.example/asha@example.com', null],
  ['https://crm.example/contact/jane%40doe.com', null],
  ['https://crm.example/contact/%E0%A4', null],
  ['android-app://com.example', null],
  ['nonsense', null],
  [undefined, null],
] as const)('the page with the link %s is recorded as %s', ([referer, recorded]) => {
  expect(referrerOf({ headers: { referer, host: 'site.example' } })).toBe(recorded);
});

describe('counting', () => {
  test('adds up, and begins again after a report', () => {
    const counter = new NotFoundCounter();
    for (const path of ['/b', '/a', '/a', '/a']) counter.add(path);
    expect(counter.take()).toEqual([
      { path: '/a', hits: 3, referrer: null },
      { path: '/b', hits: 1, referrer: null },
    ]);
    expect(counter.take()).toEqual([]);
  });

  test('the last page that led there stays until the report', () => {
    const counter = new NotFoundCounter();
    counter.add('/old', '/services');
    counter.add('/old', 'https://example.com/');
    counter.add('/old');
    expect(counter.take()).toEqual([{ path: '/old', hits: 3, referrer: 'https://example.com/' }]);
    counter.add('/old');
    expect(counter.take()).toEqual([{ path: '/old', hits: 1, referrer: null }]);
  });

  test('a flood of addresses does not push out what is missed again and again', () => {
    const counter = new NotFoundCounter();
    counter.add('/old');
    counter.add('/old');
    for (let index = 0; index < 50_000; index += 1) counter.add(`/scan/${index}`);
    counter.add('/old');
    const misses = counter.take();
    expect(misses[0]).toEqual({ path: '/old', hits: 3, referrer: null });
    expect(misses).toHaveLength(101);
  });

  test('never holds more than one report may', () => {
    const counter = new NotFoundCounter();
    for (let index = 0; index < 1000; index += 1) {
      counter.add(`/twice/${index}`);
      counter.add(`/twice/${index}`);
    }
    expect(counter.take().length).toBeLessThanOrEqual(200);
  });
});
