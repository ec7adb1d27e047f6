import { Link } from '@/components/ui/link';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { Testimonial } from '@/content-client';
import { cn } from '@/lib/cn';
import { isAloneInRow } from '@/lib/pattern/fill-rows';
import { caseStudyPath } from '@/lib/routing/routes';
import { noBreak } from '@/lib/text/no-break';
import { withoutMarks } from '@/lib/text/without-marks';
import { quoteSize } from './quote-size';

type TestimonialsProps = {
  testimonials: readonly Testimonial[];
  className?: string;
};

/** What clients say, with who says it; no portraits. One that is alone in its row has all of it. */
export function Testimonials({ testimonials, className }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const size = quoteSize(...testimonials.map(({ text }) => text));
  return (
    <ul
      className={cn(
        'grid grid-cols-1 gap-x-12 gap-y-10',
        testimonials.length > 1 && 'md:grid-cols-2',
        className,
      )}
    >
      {testimonials.map(({ text, name, role, organization, caseStudy }, index) => {
        // The last of an odd number.
        const isAlone = isAloneInRow(index, testimonials.length);
        return (
          <li
            key={text}
            className={cn(
              'border-t-2 border-accent pt-6',
              // Who says it stands in one line with who says the next.
              isAlone
                ? testimonials.length > 1 && 'md:col-span-2'
                : 'md:row-span-2 md:grid md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0',
            )}
          >
            <figure
              className={
                isAlone ? 'lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-8' : 'md:contents'
              }
            >
              <blockquote
                className={cn(
                  'hanging-mark max-w-[32ch] font-display font-bold text-balance',
                  isAlone && 'lg:col-span-7',
                  size,
                )}
              >
                “{noBreak(withoutMarks(text))}”
              </blockquote>
              <figcaption className={cn('mt-5 text-muted', isAlone && 'lg:col-span-5 lg:mt-0')}>
                <span className="font-semibold text-ink">{name}</span>
                {organization && <>, {organization}</>}
                {role && <span className="block text-sm">{role}</span>}
                {caseStudy && (
                  <Link
                    href={caseStudyPath(caseStudy)}
                    className="mt-1 inline-flex min-h-11 items-center font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4"
                  >
                    {CASE_STUDIES_COPY.read}
                    <span className="sr-only"> {organization}</span>
                  </Link>
                )}
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
