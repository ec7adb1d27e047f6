import type { Metadata } from 'next';
import { QuoteScreen } from '@/components/screens/quote/quote-screen';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { getBrand } from '@/lib/server/content';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    brand: await getBrand(),
    page: 'Request A Quote',
    canonical: ROUTES.quote,
  });
}

export default function Page() {
  return <QuoteScreen />;
}
