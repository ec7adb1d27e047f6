import { type NextRequest, NextResponse } from 'next/server';
import { LEGACY_ALIASES } from './lib/routes';

/**
 * The old addresses of a screen show that screen (specification §2, route table). They answer 200;
 * the canonical link of the screen names the real address.
 */
export function middleware(request: NextRequest) {
  const target = LEGACY_ALIASES[request.nextUrl.pathname];
  if (!target) return NextResponse.next();
  const url = request.nextUrl.clone();
  url.pathname = target;
  return NextResponse.rewrite(url);
}

// Next reads this list without running the file, so it repeats the keys of LEGACY_ALIASES.
export const config = {
  matcher: [
    '/demo-videos.html',
    '/contact_us.php',
    '/about-us.html',
    '/overview.html',
    '/success_stories',
  ],
};
