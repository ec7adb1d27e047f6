import type { Metadata } from 'next';
import { NewsletterScreen } from '@/components/screens/newsletter/newsletter-screen';
import { firstParameter } from '@/lib/routing/first-parameter';
import { LINK_FIELD, toNewsletterState } from '@/lib/routing/newsletter';
import { getMainOffice } from '@/lib/server/cms/readers';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('newsletter');
}

export default async function Page({ searchParams }: PageProps<'/[locale]/newsletter'>) {
  const { state, [LINK_FIELD]: link } = await searchParams;
  const office = await getMainOffice();
  return (
    <NewsletterScreen
      state={toNewsletterState(firstParameter(state))}
      link={firstParameter(link)}
      contactEmail={office?.email ?? null}
    />
  );
}
