import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import {
  type Preview,
  type PreviewUse,
  signPreviewToken,
} from '@/lib/server/preview/preview-token';
import { keepOpenPreview } from '@/server/keep-open-preview';
import { previewOf } from '../fixtures/preview';

const SECRET = 'a-secret-of-the-tests';
const PREVIEW = previewOf();
const OTHERS = 'theme=dark; __prerender_bypass=anything';

const tokenOf = async (preview: Preview, use: PreviewUse = 'see', secret = SECRET) =>
  `site-preview=${await signPreviewToken(preview, use, secret)}`;

/** The cookies that are left of those of a request. */
function kept(url: string, cookie: string, secret: string | undefined = SECRET) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers: { cookie } });
  return new Promise((resolve) => {
    const handle = keepOpenPreview(({ headers }) => resolve(headers.cookie), secret);
    handle(request, new ServerResponse(request));
  });
}

test('of two previews the one of the path is kept, beside all that is not of a preview', async () => {
  const [article, home] = [await tokenOf(PREVIEW), await tokenOf({ ...PREVIEW, path: '/' })];
  // The browser sends the longer path first, and both to the article.
  const both = `${OTHERS}; ${article}; ${home}`;
  expect(await kept('/post/draft?from=mail', both)).toBe(`${OTHERS}; ${article}`);
  expect(await kept('/', both)).toBe(`${OTHERS}; ${home}`);
  expect(await kept('/contact', both)).toBe('theme=dark');
});

test('a request without a valid token loses all, and is like that of everybody', async () => {
  const tokens = [
    'site-preview=forged',
    await tokenOf(PREVIEW, 'see', 'another-secret-of-16'),
    await tokenOf({ ...PREVIEW, expiresAt: Math.floor(Date.now() / 1000) - 1 }),
    await tokenOf(PREVIEW, 'open'),
    await tokenOf({ ...PREVIEW, path: '/post/other' }),
  ];
  for (const token of tokens) {
    expect(await kept('/post/draft', `${OTHERS}; ${token}`)).toBe('theme=dark');
  }
  expect(await kept('/post/draft', OTHERS)).toBe('theme=dark');
});

test('without a secret nothing is a preview', async () => {
  expect(await kept('/post/draft', `${OTHERS}; ${await tokenOf(PREVIEW)}`, '')).toBe('theme=dark');
});

test('hundreds of tokens are not all verified: a browser has two', async () => {
  const token = await tokenOf(PREVIEW);
  const forged = (count: number) => 'site-preview=x; '.repeat(count);
  expect(await kept('/post/draft', `${OTHERS}; ${forged(2)}${token}`)).toContain(token);
  expect(await kept('/post/draft', `${OTHERS}; ${forged(3)}${token}`)).toBe('theme=dark');
});
