import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { QuoteScreen } from '@/components/screens/quote/quote-screen';
import { ROUTES } from '@/lib/routing/routes';
import { getServicePage } from '@/lib/server/cms/proof-readers';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('quote');
}

/** `/quote?service={slug}`, by the rewrite of `next.config.ts`: a page of its own can be cached. */
export default async function Page({ params }: PageProps<'/[locale]/quote-for/[service]'>) {
  const { service } = await params;
  if (!(await getServicePage(service))) redirect(ROUTES.quote);
  return <QuoteScreen service={service} />;
}
