import Link from 'next/link';
import { ArrowIcon } from '@/components/ui/icons';
import { searchPath } from '@/lib/routing/routes';

type SearchPagesProps = { query: string; page: number; pageCount: number };

const STEP = 'inline-flex min-h-11 items-center gap-3 font-semibold hover:underline';

/** The way to further results: links, so that it works without script. */
export function SearchPages({ query, page, pageCount }: SearchPagesProps) {
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label="Pages of results"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 tabular-nums"
    >
      {page > 1 && (
        <Link href={searchPath(query, page - 1)} rel="prev" prefetch={false} className={STEP}>
          <ArrowIcon className="size-4 rotate-180" />
          Better matches
        </Link>
      )}
      <p className="text-muted">
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <Link href={searchPath(query, page + 1)} rel="next" prefetch={false} className={STEP}>
          More results
          <ArrowIcon className="size-4" />
        </Link>
      )}
    </nav>
  );
}
