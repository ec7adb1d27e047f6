import type { Metadata } from 'next';
import { NewsletterScreen } from '@/components/screens/newsletter/newsletter-screen';
import { toNewsletterState } from '@/lib/routing/newsletter';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('newsletter');
}

export default async function Page({ searchParams }: PageProps<'/[locale]/newsletter'>) {
  const { state, token } = await searchParams;
  return <NewsletterScreen state={toNewsletterState(first(state))} token={first(token)} />;
}

// A parameter given twice arrives as a list.
function first(parameter: string | string[] | undefined): string {
  return [parameter].flat()[0] ?? '';
}
