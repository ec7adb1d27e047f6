import { type NextRequest, NextResponse } from 'next/server';

/** As the site's does with its old addresses. */
export function middleware(request: NextRequest) {
  const url = request.nextUrl.clone();
  url.pathname = '/page-of-old';
  return NextResponse.rewrite(url);
}

export const config = { runtime: 'nodejs', matcher: '/old.html' };
