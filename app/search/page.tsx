import type { Metadata } from 'next';
import { SearchScreen } from '@/components/screens/search/search-screen';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { getBrand } from '@/lib/server/content';

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    brand: await getBrand(),
    page: 'Search',
    canonical: ROUTES.search,
    isIndexed: false,
  });
}

export default async function Page({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams;
  // A parameter given twice arrives as a list.
  return <SearchScreen query={[q].flat()[0]?.trim() ?? ''} />;
}
