import { Pagination } from '@/components/ui/pagination';
import { SEARCH_COPY } from '@/content/search';
import { searchPath } from '@/lib/routing/routes';

type SearchPagesProps = { query: string; page: number; pageCount: number };

/** Links to the previous and the next results. */
export function SearchPages({ query, page, pageCount }: SearchPagesProps) {
  if (pageCount < 2) return null;
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      pathOf={(number) => searchPath(query, number)}
      label={SEARCH_COPY.pages}
      previous={SEARCH_COPY.previous}
      next={SEARCH_COPY.next}
      className="mt-6 tabular-nums"
    >
      <p className="text-muted">{SEARCH_COPY.pageOf(page, pageCount)}</p>
    </Pagination>
  );
}
