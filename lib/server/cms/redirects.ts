import 'server-only';
import { permanentRedirect, redirect } from 'next/navigation';
import { type Destination, findRedirect } from '@/lib/routing/redirects';
import { withoutTrailingSlashes } from '@/lib/routing/trailing-slashes';
import { fileUrl, isUploadedFile } from '@/lib/routing/uploaded-file';
import { tagRender } from '@/lib/server/cms/tag-render';
import { mediaUrl } from '@/lib/server/ops/env';
import { endOfRedirects } from './end-of-redirects';
import { APPEARING } from './page-status';
import { getRedirects } from './readers';

/**
 * Responds to a path without a page with 308 or 307 where an editor or a renamed slug created a
 * redirect, and to that of a file as staff have it, `/uploads/…`, with where the file is; returns where there is
 * none. Redirects are read only here, so existing pages cost nothing.
 *
 * @param path Percent-encoded.
 * @throws ContentError when the redirects could not be read.
 */
export async function redirectIfMoved(path: string): Promise<void> {
  const destination = await findDestination(path);
  const href = destination?.href ?? path;
  // Of a button, a menu entry, a redirect: in a text its link has the address of the file.
  if (isUploadedFile(href)) follow({ href: fileUrl(href, mediaUrl()), isPermanent: false });
  if (destination) follow(destination);
}

/**
 * The same for what belongs to a page without being one, as its Markdown: it redirects to that of the
 * page which the redirect leads to, as far as that is on this site.
 *
 * @param path Of the page, percent-encoded.
 * @param toFile The path of what belongs to a page, by the path of the page; of the page itself where it has none.
 * @throws ContentError when the redirects could not be read.
 */
export async function redirectFileIfMoved(
  path: string,
  toFile: (path: string) => string | Promise<string>,
): Promise<void> {
  const destination = await findDestination(path);
  if (!destination?.href.startsWith('/')) return;
  const page = withoutTrailingSlashes(destination.href.replace(/[?#].*$/, '')) || '/';
  follow({ ...destination, href: await toFile(page) });
}

async function findDestination(path: string): Promise<Destination | null> {
  const destination = findRedirect(path, await getRedirects());
  const end = destination && endOfRedirects(destination);
  // A page that appears on the way is where it leads from then on.
  if (end !== destination) await tagRender(APPEARING);
  return end;
}

function follow({ href, isPermanent }: Destination): never {
  if (isPermanent) permanentRedirect(href);
  redirect(href);
}
