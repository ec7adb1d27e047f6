import type { Metadata } from 'next';
import {
  ArticleOrMissing,
  articleOrMissingMetadata,
} from '@/components/screens/article/article-or-missing';
import { PressScreen } from '@/components/screens/press/press-screen';
import { getPressKit } from '@/lib/server/cms/proof-readers';
import { listMetadata } from '@/lib/server/seo/proof-metadata';

export const revalidate = 300;

const SEGMENTS = ['press'];

export async function generateMetadata(): Promise<Metadata> {
  return (await getPressKit()) ? listMetadata('press') : articleOrMissingMetadata(SEGMENTS);
}

export default async function Page() {
  const kit = await getPressKit();
  return kit ? <PressScreen kit={kit} /> : <ArticleOrMissing segments={SEGMENTS} />;
}
