import { type NextRequest, NextResponse } from 'next/server';
import { isWellFormedPath } from './lib/routing/article-path';
import { LEGACY_ALIASES, ROUTES } from './lib/routing/routes';
import {
  DRAFT_COOKIE,
  PREVIEW_COOKIE,
  type Preview,
  previewFrameAncestors,
  readPreviewToken,
} from './lib/server/preview/preview-token';

/**
 * The old addresses of a screen show that screen (specification §2, route table). They answer 200;
 * the canonical link of the screen names the real address. An address whose encoding is broken
 * would be answered with 500 by the framework: it is one that does not exist.
 *
 * A request that comes with the framework's draft cookie is an editor's, or it loses that cookie
 * here.
 */
export async function middleware(request: NextRequest) {
  const url = request.nextUrl.clone();
  const target = isWellFormedPath(url.pathname)
    ? LEGACY_ALIASES[url.pathname]
    : ROUTES.noArticleFound;
  if (request.cookies.has(DRAFT_COOKIE)) {
    const preview = await previewOf(request);
    if (preview) return withPreviewHeaders(NextResponse.next(), preview);
    const asEverybody = { request: { headers: withoutPreview(request.headers) } };
    if (!target) return NextResponse.next(asEverybody);
    url.pathname = target;
    return NextResponse.rewrite(url, asEverybody);
  }
  if (!target) return NextResponse.next();
  url.pathname = target;
  return NextResponse.rewrite(url);
}

/** The open preview of this path; the screen checks it again before it shows a draft. */
async function previewOf(request: NextRequest): Promise<Preview | null> {
  const token = request.cookies.get(PREVIEW_COOKIE)?.value;
  const preview = await readPreviewToken(token, 'see', process.env.PREVIEW_SECRET);
  return preview?.path === request.nextUrl.pathname ? preview : null;
}

function withPreviewHeaders(response: NextResponse, preview: Preview): NextResponse {
  response.headers.set('content-security-policy', previewFrameAncestors(preview));
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  return response;
}

function withoutPreview(headers: Headers): Headers {
  const rest = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((cookie) => ![DRAFT_COOKIE, PREVIEW_COOKIE].includes(cookie.split('=', 1)[0] ?? ''));
  if (cookies.length > 0) rest.set('cookie', cookies.join('; '));
  else rest.delete('cookie');
  return rest;
}

// Next reads this list without running the file: the keys of LEGACY_ALIASES, what is encoded, and
// what comes with the framework's draft cookie.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/demo-videos.html',
    '/contact_us.php',
    '/about-us.html',
    '/overview.html',
    '/success_stories',
    '/(.*%.*)',
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
};
