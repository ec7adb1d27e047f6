import type { Metadata } from 'next';
import { articleMetadata } from '@/components/screens/article/article-metadata';
import { ArticleScreen } from '@/components/screens/article/article-screen';
import { HomeScreen } from '@/components/screens/home/home-screen';
import { MissingPage } from '@/components/screens/not-found/missing-page';
import { notFoundMetadata } from '@/components/screens/not-found/not-found-metadata';
import { parseArticlePath } from '@/lib/routing/article-path';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/[[...slug]]'>): Promise<Metadata> {
  const { slug = [] } = await params;
  if (slug.length === 0) return screenMetadata('home');
  const path = parseArticlePath(slug);
  return path ? articleMetadata(path) : notFoundMetadata();
}

export default async function Page({ params }: PageProps<'/[locale]/[[...slug]]'>) {
  const { slug = [] } = await params;
  if (slug.length === 0) return <HomeScreen />;
  const requestedPath = `/${slug.join('/')}`;
  const path = parseArticlePath(slug);
  if (!path) return <MissingPage path={requestedPath} />;
  return <ArticleScreen path={path} requestedPath={requestedPath} />;
}
