import type { Metadata } from 'next';
import {
  ArticleOrMissing,
  articleOrMissingMetadata,
} from '@/components/screens/article/article-or-missing';
import { VacancyScreen } from '@/components/screens/careers/vacancy-screen';
import { vacancyPath } from '@/lib/routing/routes';
import { getVacancy } from '@/lib/server/cms/proof-readers';
import { entryMetadata } from '@/lib/server/seo/proof-metadata';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

type Props = PageProps<'/[locale]/careers/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const vacancy = await getVacancy(slug);
  return vacancy
    ? entryMetadata(vacancy, vacancyPath(vacancy.slug))
    : articleOrMissingMetadata(['careers', slug]);
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const vacancy = await getVacancy(slug);
  // An article may have its place in the menu here.
  return vacancy ? (
    <VacancyScreen vacancy={vacancy} />
  ) : (
    <ArticleOrMissing segments={['careers', slug]} />
  );
}
