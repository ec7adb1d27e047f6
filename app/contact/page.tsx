import type { Metadata } from 'next';
import { ContactScreen } from '@/components/screens/contact/contact-screen';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { getBrand } from '@/lib/server/content';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ brand: await getBrand(), page: 'Contact', canonical: ROUTES.contact });
}

export default function Page() {
  return <ContactScreen />;
}
