import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { CAREERS_COPY } from '@/content/proof';
import type { Vacancy } from '@/content-client';
import { cn } from '@/lib/cn';
import { vacancyPath } from '@/lib/routing/routes';
import { longDate } from '@/lib/text/dates';

type VacancyListProps = {
  vacancies: readonly Vacancy[];
  className?: string;
};

/** Open positions, one line each; the whole line is the link. */
export function VacancyList({ vacancies, className }: VacancyListProps) {
  return (
    <ul className={cn('border-b border-line', className)}>
      {vacancies.map(({ slug, title, location, employment, closesOn, summary }) => (
        <li
          key={slug}
          className="group accent-edge grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-t border-line py-6 min-[48rem]:gap-x-8 md:py-8 min-[48rem]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)_auto]"
        >
          <div>
            <h3 className="text-heading leading-tight">
              <Link
                href={vacancyPath(slug)}
                className="card-link focus-visible:after:focus-outside"
              >
                {title}
              </Link>
            </h3>
            {summary && <p className="mt-2 max-w-[60ch] text-balance text-muted">{summary}</p>}
          </div>
          <p className="col-start-1 max-[48rem]:text-sm max-[48rem]:text-muted min-[48rem]:col-start-2">
            {[location, CAREERS_COPY.employment[employment]].filter(Boolean).join(' · ')}
            {closesOn && (
              <span className="min-[48rem]:block min-[48rem]:text-sm min-[48rem]:text-muted">
                <span className="min-[48rem]:hidden"> · </span>
                {CAREERS_COPY.until} <time dateTime={closesOn}>{longDate(closesOn)}</time>
              </span>
            )}
          </p>
          <ArrowIcon className="col-start-2 row-span-2 row-start-1 size-6 print:hidden transition-transform duration-200 ease-out group-hover:translate-x-1.5 min-[48rem]:col-start-3 min-[48rem]:row-span-1" />
        </li>
      ))}
    </ul>
  );
}
