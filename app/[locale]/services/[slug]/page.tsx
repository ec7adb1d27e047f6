import type { Metadata } from 'next';
import {
  ArticleOrMissing,
  articleOrMissingMetadata,
} from '@/components/screens/article/article-or-missing';
import { ServicePageScreen } from '@/components/screens/service-page/service-page-screen';
import { servicePath } from '@/lib/routing/routes';
import { getServicePage } from '@/lib/server/cms/proof-readers';
import { entryMetadata } from '@/lib/server/seo/proof-metadata';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

type Props = PageProps<'/[locale]/services/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const page = await getServicePage(slug);
  return page
    ? entryMetadata(page, servicePath(page.slug))
    : articleOrMissingMetadata(['services', slug]);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const page = await getServicePage(slug);
  // An article may have its place in the menu here.
  return page ? (
    <ServicePageScreen page={page} />
  ) : (
    <ArticleOrMissing segments={['services', slug]} />
  );
}
