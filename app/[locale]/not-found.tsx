import { notFoundMetadata } from '@/components/screens/not-found/not-found-metadata';
import { NotFoundScreen } from '@/components/screens/not-found/not-found-screen';

export const generateMetadata = notFoundMetadata;

/** For drafts and during development; see lib/server/cms/page-status.ts for all others. */
export default function NotFound() {
  return <NotFoundScreen />;
}
