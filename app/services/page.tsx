import type { Metadata } from 'next';
import { ServicesScreen } from '@/components/screens/services/services-screen';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { getBrand } from '@/lib/server/content';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ brand: await getBrand(), page: 'Services', canonical: ROUTES.services });
}

export default function Page() {
  return <ServicesScreen />;
}
