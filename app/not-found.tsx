import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/screens/not-found/not-found-screen';
import { NOT_FOUND_COPY } from '@/content/errors';
import { getBrand } from '@/lib/server/cms/readers';

export async function generateMetadata(): Promise<Metadata> {
  return { title: `${await getBrand()} - ${NOT_FOUND_COPY.title}`, robots: { index: false } };
}

export default function NotFound() {
  return <NotFoundScreen />;
}
