import type { Metadata } from 'next';
import { FaqScreen } from '@/components/screens/faq/faq-screen';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('faq');
}

export default function Page() {
  return <FaqScreen />;
}
