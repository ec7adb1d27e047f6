import type { Metadata } from 'next';
import { ManagementTeamScreen } from '@/components/screens/about/management-team-screen';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { getBrand } from '@/lib/server/content';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    brand: await getBrand(),
    page: 'About Us',
    canonical: ROUTES.managementTeam,
  });
}

export default function Page() {
  return <ManagementTeamScreen />;
}
