import type { Metadata } from 'next';
import {
  ArticleOrMissing,
  articleOrMissingMetadata,
} from '@/components/screens/article/article-or-missing';
import { CaseStudyScreen } from '@/components/screens/case-studies/case-study-screen';
import { caseStudyPath } from '@/lib/routing/routes';
import { getCaseStudy } from '@/lib/server/cms/proof-readers';
import { entryMetadata } from '@/lib/server/seo/proof-metadata';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

type Props = PageProps<'/[locale]/case-studies/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const study = await getCaseStudy(slug);
  return study
    ? entryMetadata(study, caseStudyPath(study.slug), study)
    : articleOrMissingMetadata(['case-studies', slug]);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const study = await getCaseStudy(slug);
  // An article may have its place in the menu here.
  return study ? (
    <CaseStudyScreen study={study} />
  ) : (
    <ArticleOrMissing segments={['case-studies', slug]} />
  );
}
