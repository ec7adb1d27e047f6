import { notFoundMetadata } from '@/components/screens/not-found/not-found-metadata';
import { NotFoundScreen } from '@/components/screens/not-found/not-found-screen';
import { NOT_FOUND_COPY } from '@/content/errors';
import { isNotFoundOfFramework } from '@/lib/server/cms/page-status';

export const generateMetadata = notFoundMetadata;

/**
 * For drafts and during development; see lib/server/cms/page-status.ts for all others. The framework
 * sends it along with every page, so the pages of visitors, who never see it, carry its title alone.
 */
export default async function NotFound() {
  if (await isNotFoundOfFramework()) return <NotFoundScreen />;
  return <h1 className="container-page py-24 text-hero">{NOT_FOUND_COPY.title}</h1>;
}
