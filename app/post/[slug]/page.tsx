import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleMetadata } from '@/components/screens/article/article-metadata';
import { ArticleScreen } from '@/components/screens/article/article-screen';
import { parseArticlePath } from '@/lib/routes';
import { getArticles } from '@/lib/server/content';

export const revalidate = 300;

export async function generateStaticParams() {
  return (await getArticles()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/post/[slug]'>): Promise<Metadata> {
  const path = parseArticlePath([(await params).slug]);
  return path ? articleMetadata(path) : {};
}

export default async function Page({ params }: PageProps<'/post/[slug]'>) {
  const path = parseArticlePath([(await params).slug]);
  if (!path) notFound();
  return <ArticleScreen path={path} />;
}
