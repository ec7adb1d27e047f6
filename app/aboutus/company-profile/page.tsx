import type { Metadata } from 'next';
import { CompanyProfileScreen } from '@/components/screens/about/company-profile-screen';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { getBrand } from '@/lib/server/content';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    brand: await getBrand(),
    page: 'About Us',
    canonical: ROUTES.companyProfile,
  });
}

export default function Page() {
  return <CompanyProfileScreen />;
}
