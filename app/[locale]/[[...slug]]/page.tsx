import type { Metadata } from 'next';
import {
  ArticleOrMissing,
  articleOrMissingMetadata,
} from '@/components/screens/article/article-or-missing';
import { HomeScreen } from '@/components/screens/home/home-screen';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

type Props = PageProps<'/[locale]/[[...slug]]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug = [] } = await params;
  return slug.length === 0 ? screenMetadata('home') : articleOrMissingMetadata(slug);
}

export default async function Page({ params }: Props) {
  const { slug = [] } = await params;
  return slug.length === 0 ? <HomeScreen /> : <ArticleOrMissing segments={slug} />;
}
