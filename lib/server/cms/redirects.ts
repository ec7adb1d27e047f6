import 'server-only';
import { permanentRedirect, redirect } from 'next/navigation';
import { findRedirect } from '@/lib/routing/redirects';
import { getRedirects } from './readers';

/**
 * Responds to a path without a page with 308 or 307 where an editor or a renamed slug created a
 * redirect; returns where there is none. Redirects are read only here, so existing pages cost nothing.
 *
 * @param path Percent-encoded.
 * @throws ContentError when the redirects could not be read.
 */
export async function redirectIfMoved(path: string): Promise<void> {
  const destination = findRedirect(path, await getRedirects());
  if (destination?.isPermanent) permanentRedirect(destination.href);
  if (destination) redirect(destination.href);
}
