import type { Metadata } from 'next';
import {
  ArticleOrMissing,
  articleOrMissingMetadata,
} from '@/components/screens/article/article-or-missing';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

type Props = PageProps<'/[locale]/post/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleOrMissingMetadata([(await params).slug]);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  return <ArticleOrMissing segments={[slug]} requestedPath={`/post/${slug}`} />;
}
