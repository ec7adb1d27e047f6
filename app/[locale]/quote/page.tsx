import type { Metadata } from 'next';
import { QuoteScreen } from '@/components/screens/quote/quote-screen';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('quote');
}

export default function Page() {
  return <QuoteScreen />;
}
