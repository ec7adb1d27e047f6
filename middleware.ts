import { type NextRequest, NextResponse } from 'next/server';
import { isWellFormedPath } from './lib/routing/article-path';
import { LEGACY_ALIASES, ROUTES } from './lib/routing/routes';
import { DRAFT_COOKIE } from './lib/server/ops/next-internals';
import {
  PREVIEW_COOKIE,
  type Preview,
  previewFrameAncestors,
  readPreviewToken,
} from './lib/server/preview/preview-token';
import { refuseSearch } from './lib/server/search/refuse-search';

/**
 * The old addresses of a screen show that screen (specification §2, route table). They answer 200;
 * the canonical link of the screen names the real address. An address whose encoding is broken
 * would be answered with 500 by the framework: it is one that does not exist.
 *
 * A request that comes with the framework's draft cookie is an editor's, or it loses that cookie
 * here. A network that searches faster than people read waits.
 */
export async function middleware(request: NextRequest) {
  const url = request.nextUrl.clone();
  if (url.pathname === ROUTES.search) {
    const refusal = await refuseSearch(request.headers);
    if (refusal) return refusal;
  }
  const target = isWellFormedPath(url.pathname)
    ? LEGACY_ALIASES[url.pathname]
    : ROUTES.noArticleFound;
  if (request.cookies.has(DRAFT_COOKIE)) {
    const opened = await previewOf(request);
    if (opened) return showPreview(request, opened);
    const asEverybody = { request: { headers: withPreview(request.headers, null) } };
    if (!target) return NextResponse.next(asEverybody);
    url.pathname = target;
    return NextResponse.rewrite(url, asEverybody);
  }
  if (!target) return NextResponse.next();
  url.pathname = target;
  return NextResponse.rewrite(url);
}

type Opened = { preview: Preview; cookie: string; isOnlyOne: boolean };

/**
 * The open preview of this path; the screen checks it again before it shows a draft. The preview of
 * the home page comes with every request, so there may be two.
 */
async function previewOf(request: NextRequest): Promise<Opened | null> {
  const sent = cookiesOf(request.headers).filter((cookie) => nameOf(cookie) === PREVIEW_COOKIE);
  for (const cookie of sent) {
    const token = cookie.slice(PREVIEW_COOKIE.length + 1);
    const preview = await readPreviewToken(token, 'see', process.env.PREVIEW_SECRET);
    if (preview?.path !== request.nextUrl.pathname) continue;
    return { preview, cookie, isOnlyOne: sent.length === 1 };
  }
  return null;
}

function showPreview({ headers }: NextRequest, { preview, cookie, isOnlyOne }: Opened) {
  const response = isOnlyOne
    ? NextResponse.next()
    : NextResponse.next({ request: { headers: withPreview(headers, cookie) } });
  response.headers.set('content-security-policy', previewFrameAncestors(preview));
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex, nofollow');
  return response;
}

/** The headers of a request with one cookie of a preview; with none, nor the draft's, for `null`. */
function withPreview(headers: Headers, preview: string | null): Headers {
  const rest = new Headers(headers);
  const removed = preview === null ? [DRAFT_COOKIE, PREVIEW_COOKIE] : [PREVIEW_COOKIE];
  const cookies = cookiesOf(headers).filter((cookie) => !removed.includes(nameOf(cookie)));
  if (preview !== null) cookies.push(preview);
  if (cookies.length > 0) rest.set('cookie', cookies.join('; '));
  else rest.delete('cookie');
  return rest;
}

function cookiesOf(headers: Headers): string[] {
  return (headers.get('cookie') ?? '').split(/;\s*/).filter(Boolean);
}

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0] ?? '';
}

// Next reads this list without running the file: the keys of LEGACY_ALIASES, the search, what is encoded,
// and what comes with the framework's draft cookie.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/demo-videos.html',
    '/contact_us.php',
    '/about-us.html',
    '/overview.html',
    '/success_stories',
    '/search',
    '/(.*%.*)',
    { source: '/:path*', has: [{ type: 'cookie', key: '__prerender_bypass' }] },
  ],
};
