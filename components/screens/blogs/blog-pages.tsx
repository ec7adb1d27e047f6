import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { BLOGS_COPY } from '@/content/blogs';
import { cn } from '@/lib/cn';
import { blogsPagePath } from '@/lib/routing/routes';
import { pagesAround } from './pages-around';

type BlogPagesProps = { page: number; pageCount: number };

/** The pages of the blog list by number. */
export function BlogPages({ page, pageCount }: BlogPagesProps) {
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      pathOf={blogsPagePath}
      label={BLOGS_COPY.pages}
      previous={BLOGS_COPY.newer}
      next={BLOGS_COPY.older}
      className="mt-14 border-t border-line pt-6"
    >
      <ol className="order-last flex grow basis-full flex-wrap justify-center gap-1 tabular-nums sm:order-none sm:basis-0">
        {pagesAround(page, pageCount).map((number, index, shown) => (
          <li key={number} className="flex items-center">
            {number - (shown[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-2 text-muted">
                …
              </span>
            )}
            <Link
              href={blogsPagePath(number)}
              aria-current={number === page ? 'page' : undefined}
              className={cn(
                'inline-flex size-11 items-center justify-center rounded-control border',
                number === page
                  ? 'border-ink bg-ink font-semibold text-on-ink'
                  : 'border-transparent hover:border-ink',
              )}
            >
              <span className="sr-only">{BLOGS_COPY.pageNumber} </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </Pagination>
  );
}
