import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { isCurrent, isHtmlPage, isSharedRequest } from '@/server/cacheable';

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
const getHeader = (headers: Record<string, string>) => (name: string) => headers[name];
const CURRENT = { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=300' };

describe('a request that anybody could have sent', () => {
  test.each<Record<string, string>>([
    {},
    { cookie: 'theme=dark' },
    { 'sec-fetch-dest': 'document' },
  ])('is a GET of a page with %o', (headers) => {
    expect(isSharedRequest(request('/', headers))).toBe(true);
    expect(isSharedRequest(request('/post/caf%C3%A9', headers))).toBe(true);
  });

  test.each<Record<string, string>>([
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
    { 'next-router-segment-prefetch': '/_tree' },
    { 'next-action': 'abc' },
    { 'x-prerender-revalidate': 'abc' },
    { range: 'bytes=0-9' },
    { cookie: 'theme=dark; __prerender_bypass=abc' },
    { cookie: '__next_preview_data=abc' },
    { 'sec-fetch-dest': 'image' },
    { authorization: 'Basic abc' },
    { 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' },
  ])('is none with %o', (headers) => {
    expect(isSharedRequest(request('/', headers))).toBe(false);
  });

  test.each(['HEAD', 'POST', 'OPTIONS'])('is no %s', (method) => {
    expect(isSharedRequest(request('/', {}, method))).toBe(false);
  });

  test.each(['/?q=erp', '/api/form-token', '/_next/static/a.js', '/_not-found'])(
    'is none for %s',
    (url) => {
      expect(isSharedRequest(request(url))).toBe(false);
    },
  );
});

describe('a response that may be cached', () => {
  test('is current and says for how long', () => {
    expect(isCurrent(getHeader(CURRENT))).toBe(true);
  });

  test.each([
    ['stale', { 'x-nextjs-cache': 'STALE' }],
    ['rendered for one visitor', { 'x-nextjs-cache': 'MISS' }],
    ['private', { 'cache-control': 'no-store' }],
    ['with a cookie', { 'set-cookie': 'a=b' }],
  ])('is not %s', (_what, headers) => {
    expect(isCurrent(getHeader({ ...CURRENT, ...headers }))).toBe(false);
  });

  test.each([
    [200, 'text/html; charset=utf-8', true],
    [404, 'text/html', true],
    [500, 'text/html', false],
    [308, 'text/html', false],
    [200, 'application/xml', false],
  ])('of status %i and type %s: %s', (statusCode, type, isPage) => {
    expect(isHtmlPage({ statusCode, getHeader: getHeader({ 'content-type': type }) })).toBe(isPage);
  });
});
