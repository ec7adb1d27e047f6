import type { Metadata } from 'next';
import { CompanyProfileScreen } from '@/components/screens/about/company-profile-screen';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('companyProfile');
}

export default function Page() {
  return <CompanyProfileScreen />;
}
