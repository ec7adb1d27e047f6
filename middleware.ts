import { type NextRequest, NextResponse } from 'next/server';
import { isWellFormedPath } from './lib/routing/article-path';
import { LEGACY_ALIASES, ROUTES, UNCACHED } from './lib/routing/routes';
import { refuseFlood } from './lib/server/limits/refuse-flood';
import { DRAFT_COOKIE } from './lib/server/ops/next-internals';
import { findOpenPreview } from './lib/server/preview/preview-cookies';
import { type Preview, previewFrameAncestors } from './lib/server/preview/preview-token';

/** It counts its posts itself: mail programs send them as either type of a form. */
const COUNTS_ITSELF = /^\/api\/newsletter\/[^/]+$/;

/**
 * The old addresses of a screen show that screen (specification §2, route table). They answer 200;
 * the canonical link of the screen names the real address. An address whose encoding is broken
 * would be answered with 500 by the framework: it is one that does not exist.
 *
 * The page of a preview says so in its headers. A network that asks for what no cache has faster than
 * people read waits.
 */
export async function middleware(request: NextRequest) {
  const url = request.nextUrl.clone();
  const isPost = request.method === 'POST' && !COUNTS_ITSELF.test(url.pathname);
  if (isPost || UNCACHED.includes(url.pathname)) {
    const refusal = await refuseFlood(request.headers);
    if (refusal) return refusal;
  }
  const target = isWellFormedPath(url.pathname)
    ? LEGACY_ALIASES[url.pathname]
    : ROUTES.noArticleFound;
  if (request.cookies.has(DRAFT_COOKIE)) {
    const cookies = request.headers.get('cookie') ?? '';
    const opened = await findOpenPreview(cookies, url.pathname, process.env.PREVIEW_SECRET);
    if (opened) return showPreview(opened.preview);
  }
  if (!target) return NextResponse.next();
  url.pathname = target;
  return NextResponse.rewrite(url);
}

function showPreview(preview: Preview) {
  const response = NextResponse.next();
  response.headers.set('content-security-policy', previewFrameAncestors(preview));
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  return response;
}

// Next reads this list without running the file: the keys of LEGACY_ALIASES, what no cache has, what is
// encoded, and what comes with the framework's draft cookie. Forms come as one of two types.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/demo-videos.html',
    '/contact_us.php',
    '/about-us.html',
    '/overview.html',
    '/success_stories',
    '/search',
    '/newsletter',
    '/(.*%.*)',
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
};
