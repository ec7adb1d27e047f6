import type { Metadata } from 'next';
import { SearchScreen } from '@/components/screens/search/search-screen';
import { firstParameter } from '@/lib/routing/first-parameter';
import { readableQuery } from '@/lib/search/search-terms';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const dynamic = 'force-dynamic';

/** Nobody reads further; what is beyond is the first page. */
const MAX_PAGE = 999;

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('search');
}

export default async function Page({ searchParams }: PageProps<'/[locale]/search'>) {
  const { q, page } = await searchParams;
  const number = Number(firstParameter(page));
  return (
    <SearchScreen
      query={readableQuery(firstParameter(q))}
      page={Number.isInteger(number) && number > 0 && number <= MAX_PAGE ? number : 1}
    />
  );
}
