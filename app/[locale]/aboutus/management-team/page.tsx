import type { Metadata } from 'next';
import { ManagementTeamScreen } from '@/components/screens/about/management-team-screen';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('managementTeam');
}

export default function Page() {
  return <ManagementTeamScreen />;
}
