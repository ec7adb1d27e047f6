import type { Metadata } from 'next';
import { SearchScreen } from '@/components/screens/search/search-screen';
import { SEARCH_COPY } from '@/content/search';
import { firstParameter } from '@/lib/routing/first-parameter';
import { readableQuery } from '@/lib/search/search-terms';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const dynamic = 'force-dynamic';

/** Nobody reads further; what is beyond is the first page. */
const MAX_PAGE = 999;

type Props = PageProps<'/[locale]/search'>;

// Each page of results has a title of its own: it is what a screen reader announces after a link.
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { query, page } = await searchOf(searchParams);
  return screenMetadata('search', SEARCH_COPY.metaTitle(query, page));
}

export default async function Page({ searchParams }: Props) {
  return <SearchScreen {...(await searchOf(searchParams))} />;
}

async function searchOf(searchParams: Props['searchParams']) {
  const { q, page } = await searchParams;
  const number = Number(firstParameter(page));
  return {
    query: readableQuery(firstParameter(q)),
    page: Number.isInteger(number) && number > 0 && number <= MAX_PAGE ? number : 1,
  };
}
