import type { Metadata } from 'next';
import { articleMetadata } from '@/components/screens/article/article-metadata';
import { ArticleScreen } from '@/components/screens/article/article-screen';
import { MissingPage } from '@/components/screens/not-found/missing-page';
import { notFoundMetadata } from '@/components/screens/not-found/not-found-metadata';
import { parseArticlePath } from '@/lib/routing/article-path';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/post/[slug]'>): Promise<Metadata> {
  const path = parseArticlePath([(await params).slug]);
  return path ? articleMetadata(path) : notFoundMetadata();
}

export default async function Page({ params }: PageProps<'/[locale]/post/[slug]'>) {
  const { slug } = await params;
  const requestedPath = `/post/${slug}`;
  const path = parseArticlePath([slug]);
  if (!path) return <MissingPage path={requestedPath} />;
  return <ArticleScreen path={path} requestedPath={requestedPath} />;
}
