import { type NextRequest, NextResponse } from 'next/server';
import { isWellFormedPath, LEGACY_ALIASES, ROUTES } from './lib/routes';

/**
 * The old addresses of a screen show that screen (specification §2, route table). They answer 200;
 * the canonical link of the screen names the real address. An address whose encoding is broken
 * would be answered with 500 by the framework: it is one that does not exist.
 */
export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone();
  const target = isWellFormedPath(url.pathname)
    ? LEGACY_ALIASES[url.pathname]
    : ROUTES.noArticleFound;
  if (!target) return NextResponse.next();
  url.pathname = target;
  return NextResponse.rewrite(url);
}

// Next reads this list without running the file: the keys of LEGACY_ALIASES, and what is encoded.
export const config = {
  matcher: [
    '/demo-videos.html',
    '/contact_us.php',
    '/about-us.html',
    '/overview.html',
    '/success_stories',
    '/(.*%.*)',
  ],
};
