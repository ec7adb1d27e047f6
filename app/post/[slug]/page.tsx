import type { Metadata } from 'next';
import { articleMetadata } from '@/components/screens/article/article-metadata';
import { ArticleScreen } from '@/components/screens/article/article-screen';
import { parseArticlePath } from '@/lib/routing/article-path';
import { getArticles } from '@/lib/server/cms/readers';
import { redirectOrNotFound } from '@/lib/server/cms/redirects';

export const revalidate = 300;

export async function generateStaticParams() {
  return (await getArticles()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/post/[slug]'>): Promise<Metadata> {
  const path = parseArticlePath([(await params).slug]);
  return path ? articleMetadata(path) : {};
}

export default async function Page({ params }: PageProps<'/post/[slug]'>) {
  const { slug } = await params;
  const requestedPath = `/post/${slug}`;
  const path = parseArticlePath([slug]);
  if (!path) return redirectOrNotFound(requestedPath);
  return <ArticleScreen path={path} requestedPath={requestedPath} />;
}
