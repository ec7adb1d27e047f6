import type { Metadata } from 'next';
import { SearchScreen } from '@/components/screens/search/search-screen';
import { readableQuery } from '@/lib/search/search-terms';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Promise<Metadata> {
  return screenMetadata('search');
}

export default async function Page({ searchParams }: PageProps<'/[locale]/search'>) {
  const { q, page } = await searchParams;
  const number = Number(first(page));
  return (
    <SearchScreen
      query={readableQuery(first(q))}
      page={Number.isInteger(number) && number > 0 && number < 1000 ? number : 1}
    />
  );
}

// A parameter given twice arrives as a list.
function first(parameter: string | string[] | undefined): string {
  return [parameter].flat()[0] ?? '';
}
