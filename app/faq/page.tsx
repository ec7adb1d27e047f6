import type { Metadata } from 'next';
import { FaqScreen } from '@/components/screens/faq/faq-screen';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { getBrand } from '@/lib/server/content';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ brand: await getBrand(), page: 'FAQ', canonical: ROUTES.faq });
}

export default function Page() {
  return <FaqScreen />;
}
