import 'server-only';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { findRedirect } from '@/lib/routing/redirects';
import { getRedirects } from './readers';

/**
 * Answers for an address that has no page: with 308 or 307 where an editor, or a renamed slug, made
 * a redirect from it, else with 404. Read only here, so that pages that exist cost nothing.
 *
 * @param path Percent-encoded path of the address.
 * @throws ContentError when the redirects could not be read: the last good page stays.
 */
export async function redirectOrNotFound(path: string): Promise<never> {
  const destination = findRedirect(path, await getRedirects());
  if (!destination) notFound();
  if (destination.isPermanent) permanentRedirect(destination.href);
  redirect(destination.href);
}
