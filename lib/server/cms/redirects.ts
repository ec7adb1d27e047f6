import 'server-only';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { findRedirect } from '@/lib/routing/redirects';
import { getRedirects } from './readers';

/**
 * Responds to a path without a page: with 308 or 307 where an editor or a renamed slug created a
 * redirect, else with 404. Redirects are read only here, so existing pages cost nothing.
 *
 * @param path Percent-encoded.
 * @throws ContentError when the redirects could not be read: the last good page stays.
 */
export async function redirectOrNotFound(path: string): Promise<never> {
  const destination = findRedirect(path, await getRedirects());
  if (!destination) notFound();
  if (destination.isPermanent) permanentRedirect(destination.href);
  redirect(destination.href);
}
