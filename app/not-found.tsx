import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/screens/not-found/not-found-screen';
import { getBrand } from '@/lib/server/cms/readers';

export async function generateMetadata(): Promise<Metadata> {
  return { title: `${await getBrand()} - Page not Found`, robots: { index: false } };
}

export default function NotFound() {
  return <NotFoundScreen />;
}
