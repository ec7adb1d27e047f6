import { notFoundMetadata } from '@/components/screens/not-found/not-found-metadata';
import { NotFoundScreen } from '@/components/screens/not-found/not-found-screen';
import { respondNotFound } from '@/lib/server/cms/page-status';

export const revalidate = 300;

export const generateMetadata = notFoundMetadata;

/** The target of a menu entry without an article (specification §2): the 'Page not Found' screen. */
export default async function Page() {
  await respondNotFound();
  return <NotFoundScreen />;
}
