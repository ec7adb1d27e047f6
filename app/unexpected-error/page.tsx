import type { Metadata } from 'next';
import { FailureScreen } from '@/components/screens/failure/failure-screen';
import { getBrand } from '@/lib/server/cms/readers';

// Without an address of its own: it is sent in the place of others.
export async function generateMetadata(): Promise<Metadata> {
  return {
    title: `${await getBrand()} - Unexpected Application Error!`,
    robots: { index: false },
  };
}

/** The document that the server sends with status 500 in the place of one it could not make. */
export default function Page() {
  return <FailureScreen />;
}
