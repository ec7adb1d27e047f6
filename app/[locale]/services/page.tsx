import type { Metadata } from 'next';
import { ServicesScreen } from '@/components/screens/services/services-screen';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('services');
}

export default function Page() {
  return <ServicesScreen />;
}
