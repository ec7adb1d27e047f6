import Link from 'next/link';
import type { ReactNode } from 'react';
import { ArrowIcon } from '@/components/ui/icons';
import { cn } from '@/lib/cn';
import { blogsPagePath } from '@/lib/routing/routes';
import { pagesAround } from './pages-around';

type BlogPagesProps = { page: number; pageCount: number };

/** The pages of the blog list: links that a crawler follows, and no script. */
export function BlogPages({ page, pageCount }: BlogPagesProps) {
  return (
    <nav
      aria-label="Pages of the blog list"
      className="mt-14 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6"
    >
      <Step href={page > 1 ? blogsPagePath(page - 1) : null} rel="prev">
        <ArrowIcon className="size-4 rotate-180" />
        Newer
      </Step>
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
              <span className="sr-only">Page </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <Step href={page < pageCount ? blogsPagePath(page + 1) : null} rel="next">
        Older
        <ArrowIcon className="size-4" />
      </Step>
    </nav>
  );
}

type StepProps = { href: string | null; rel: 'prev' | 'next'; children: ReactNode };

function Step({ href, rel, children }: StepProps) {
  const shared = 'inline-flex min-h-11 min-w-20 items-center gap-3';
  // Nothing there keeps its place, so that the numbers stay in the middle.
  if (!href) return <span aria-hidden="true" className={shared} />;
  return (
    <Link
      href={href}
      rel={rel}
      className={cn(shared, 'font-semibold hover:underline', rel === 'next' && 'justify-end')}
    >
      {children}
    </Link>
  );
}
