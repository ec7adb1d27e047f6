import type { Metadata } from 'next';
import { ContactScreen } from '@/components/screens/contact/contact-screen';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('contact');
}

export default function Page() {
  return <ContactScreen />;
}
