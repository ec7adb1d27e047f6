import type { Metadata } from 'next';
import {
  ArticleOrMissing,
  articleOrMissingMetadata,
} from '@/components/screens/article/article-or-missing';
import { CareersScreen } from '@/components/screens/careers/careers-screen';
import { getVacancies } from '@/lib/server/cms/proof-readers';
import { listMetadata } from '@/lib/server/seo/proof-metadata';

export const revalidate = 300;

const SEGMENTS = ['careers'];

export async function generateMetadata(): Promise<Metadata> {
  const entries = await getVacancies();
  return entries.length > 0 ? listMetadata('careers') : articleOrMissingMetadata(SEGMENTS);
}

export default async function Page() {
  const entries = await getVacancies();
  return entries.length > 0 ? <CareersScreen /> : <ArticleOrMissing segments={SEGMENTS} />;
}
