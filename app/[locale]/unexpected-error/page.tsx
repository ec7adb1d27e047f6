import type { Metadata } from 'next';
import { FailureScreen } from '@/components/screens/failure/failure-screen';
import { FAILURE_COPY } from '@/content/errors';
import { respondFailed } from '@/lib/server/cms/page-status';
import { getBrand } from '@/lib/server/cms/readers';

export const revalidate = 300;

// No canonical link: the document is sent instead of others.
export async function generateMetadata(): Promise<Metadata> {
  return {
    title: `${await getBrand()} - ${FAILURE_COPY.title}`,
    robots: { index: false },
  };
}

/** The document that the server sends with status 500 instead of a page that failed. */
export default async function Page() {
  await respondFailed();
  return <FailureScreen />;
}
