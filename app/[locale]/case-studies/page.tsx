import type { Metadata } from 'next';
import {
  ArticleOrMissing,
  articleOrMissingMetadata,
} from '@/components/screens/article/article-or-missing';
import { CaseStudiesScreen } from '@/components/screens/case-studies/case-studies-screen';
import { getCaseStudies } from '@/lib/server/cms/proof-readers';
import { listMetadata } from '@/lib/server/seo/proof-metadata';

export const revalidate = 300;

const SEGMENTS = ['case-studies'];

export async function generateMetadata(): Promise<Metadata> {
  const entries = await getCaseStudies();
  return entries.length > 0 ? listMetadata('caseStudies') : articleOrMissingMetadata(SEGMENTS);
}

export default async function Page() {
  const entries = await getCaseStudies();
  return entries.length > 0 ? <CaseStudiesScreen /> : <ArticleOrMissing segments={SEGMENTS} />;
}
