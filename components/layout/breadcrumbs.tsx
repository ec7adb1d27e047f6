import { Fragment } from 'react';
import { Link } from '@/components/ui/link';
import { ABOUT_COPY } from '@/content/about';
import { LAYOUT_COPY } from '@/content/layout';
import { cn } from '@/lib/cn';

export type Crumb = { name: string; href?: string };

type BreadcrumbsProps = { trail: readonly Crumb[]; className?: string };

/**
 * Where this screen is: a link home, then the way here; the last one is the screen itself, cut
 * where it does not fit on the line.
 */
export function Breadcrumbs({ trail, className }: BreadcrumbsProps) {
  const crumbs: Crumb[] = [{ name: LAYOUT_COPY.home, href: '/' }, ...trail];
  return (
    <nav aria-label={LAYOUT_COPY.breadcrumb} className={cn('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map((crumb, index) => {
          const isCurrent = index === crumbs.length - 1;
          return (
            <li
              key={`${crumb.name} ${crumb.href}`}
              className={cn(
                'flex min-h-11 items-center gap-2',
                isCurrent && 'min-w-0 flex-[1_1_8rem]',
              )}
            >
              {index > 0 && <span aria-hidden="true">/</span>}
              {crumb.href && !isCurrent ? (
                <Link
                  href={crumb.href}
                  className="-mx-2 inline-flex min-h-11 min-w-11 items-center justify-center px-2 underline-offset-4 hover:underline"
                >
                  <CrumbName name={crumb.name} />
                </Link>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined} className="truncate">
                  <CrumbName name={crumb.name} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** 'ABOUT US' is written in capitals and drawn like the entry of the menu, word by word. */
function CrumbName({ name }: { name: string }) {
  if (name !== ABOUT_COPY.breadcrumb) return name;
  const words = name.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      <span className="capitals">{word}</span>
    </Fragment>
  ));
  // In an element of their own: in a row of flexible ones the space between them would be lost.
  return <span>{words}</span>;
}
