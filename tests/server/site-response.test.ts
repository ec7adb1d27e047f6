import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { CSP, FILE_CSP } from '@/server/csp';
import { SiteResponse } from '@/server/site-response';

test.each([
  ['s-maxage=300', 'public, max-age=0, s-maxage=300'],
  ['s-maxage=30, stale-while-revalidate=270', 'public, max-age=0, s-maxage=30'],
  ['private, no-cache, no-store', 'private, no-cache, no-store'],
  ['public, max-age=300, s-maxage=300', 'public, max-age=300, s-maxage=300'],
])('what the framework writes as “%s” goes out as “%s”', (own, sent) => {
  const response = new SiteResponse(new IncomingMessage(new Socket()));
  response.setHeader('Cache-Control', own);
  expect(response.getHeader('cache-control')).toBe(sent);
});

test('what has no policy gets that of files, and nothing else changes', () => {
  const [file, page] = [0, 1].map(() => new SiteResponse(new IncomingMessage(new Socket())));
  file?.writeHead(308);
  expect(file?.getHeader(CSP)).toBe(FILE_CSP);
  page?.setHeader(CSP, "default-src 'self'").writeHead(200);
  expect(page?.getHeader(CSP)).toBe("default-src 'self'");
});
