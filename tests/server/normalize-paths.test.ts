import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { articleMirror } from '@/lib/server/cms/content';
import { knownLists } from '@/lib/server/cms/known-lists';
import { normalizePaths, toPagePath } from '@/server/normalize-paths';
import { rawSummary, setContent } from '../support/fake-content';
import { listen } from '../support/listen';
import { send } from '../support/send';

test.each([
  ['/post/%62usiness-one', '/post/business-one'],
  ['/post/caf%c3%a9', '/post/caf%C3%A9'],
  ['/post/a,b', '/post/a%2Cb'],
  ['/a%2fb', '/a%2Fb'],
  ['/%66aq/', '/faq/'],
  ['//%66aq', '//faq'],
])('%s is written as %s', (path, written) => {
  expect(toPagePath(path)).toBe(written);
  expect(toPagePath(written)).toBe(written);
});

test.each([
  '/',
  '/post/business-one.md',
  "/what's-new(1)!",
  '/%E0%A4%A',
  '/%00',
  '/.well-known/security.txt',
  '/_next/static/%5Bslug%5D.js',
  '/api/%70age',
  '/%5Fnext/image',
  '/%61pi/health/live',
])('%s is left as it is', (path) => {
  expect(toPagePath(path)).toBe(path);
});

describe('an address with too many slashes', () => {
  /** What a request gets: the target of its redirect, or the address that is served. */
  async function answerTo(url: string): Promise<{ location?: string; served?: string }> {
    let served: string | undefined;
    const server = createServer(
      normalizePaths((request, response) => {
        served = request.url;
        response.end();
      }),
    );
    const { headers, status } = await send(await listen(server), url, { headers: {} });
    server.close();
    return status === 308 ? { location: headers.location } : { served };
  }

  test.each([
    ['/blogs//', '/blogs'],
    ['/blogs/', '/blogs'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/%5Cevil.example'],
    ['/\\evil.example/%E0/', '/evil.example/%E0'],
    ['/post//x', '/post/x'],
    ['/Post//X/?a=//b/', '/Post/X?a=//b/'],
    ['///%62logs///', '/blogs'],
    ['/api//health//', '/api/health'],
  ])('is redirected once: %s to %s', async (url, location) => {
    expect(await answerTo(url)).toEqual({ location });
    expect(await answerTo(location)).toEqual({ served: location });
  });

  test('is served as the one without them where that is redirected', async () => {
    setContent({ '/api/articles': [rawSummary('erp')] });
    await articleMirror().refresh();
    knownLists().redirects.entries = [
      { from: '/old', to: '/new', isPermanent: true },
      { from: '/post/erp', to: '/new', isPermanent: true },
    ];
    expect(await answerTo('/old//?a=b')).toEqual({ served: '/old?a=b' });
    // There is a page.
    expect(await answerTo('/post/erp/')).toEqual({ location: '/post/erp' });
  });

  test('is left as it is where the framework has its files', async () => {
    expect(await answerTo('/_next/image//')).toEqual({ served: '/_next/image//' });
  });
});
