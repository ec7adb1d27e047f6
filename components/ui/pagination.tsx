import type { ReactNode } from 'react';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';

type PaginationProps = {
  page: number;
  pageCount: number;
  /** Address of a page. */
  pathOf: (page: number) => string;
  label: string;
  previous: string;
  next: string;
  /** Between the two links: the numbers, or where the visitor is. */
  children: ReactNode;
  className?: string;
};

/** The previous and the next page of a list: links that a crawler follows, without a script. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, pathOf, label, previous, next, children, className } = props;
  return (
    <nav
      aria-label={label}
      data-pages
      className={cn('flex flex-wrap items-center justify-between gap-4', className)}
    >
      <Step href={page > 1 ? pathOf(page - 1) : null} rel="prev">
        <ArrowIcon className="rotate-180" />
        {previous}
      </Step>
      {children}
      <Step href={page < pageCount ? pathOf(page + 1) : null} rel="next">
        {next}
        <ArrowIcon />
      </Step>
    </nav>
  );
}

type StepProps = { href: string | null; rel: 'prev' | 'next'; children: ReactNode };

function Step({ href, rel, children }: StepProps) {
  const shared = 'inline-flex min-h-11 min-w-20 items-center gap-3';
  // An empty one keeps its place, so that what is between them stays in the middle.
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
