import { respondNotFound } from '@/lib/server/cms/page-status';
import { redirectIfMoved } from '@/lib/server/cms/redirects';
import { NotFoundScreen } from './not-found-screen';

/**
 * The response to a path without a page: a redirect where one is set up, else 404 with the
 * 'Page not Found' screen (specification §2).
 *
 * @param path Percent-encoded path of the request.
 */
export async function MissingPage({ path }: { path: string }) {
  await redirectIfMoved(path);
  await respondNotFound();
  return <NotFoundScreen />;
}
