import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { CaseStudy } from '@/content-client';
import { cn } from '@/lib/cn';
import { caseStudyPath } from '@/lib/routing/routes';
import { noBreak } from '@/lib/text/no-break';

/** From 900 px on the image stands beside the words (case-study.css). */
export const BESIDE = {
  columns: 'beside-columns',
  cover: 'beside-cover',
  words: 'beside-words',
  sizes: '(min-width: 1200px) 740px, (min-width: 900px) 50vw, 100vw',
} as const;

type CaseStudyCoverProps = {
  study: CaseStudy;
  /** How wide the image is shown, as the `sizes` attribute takes it. */
  sizes: string;
  isAboveFold?: boolean;
  className?: string;
};

/** The image of a case study, which comes nearer when its card is pointed at. */
export function CaseStudyCover({ study, className, ...image }: CaseStudyCoverProps) {
  const { slug, cover } = study;
  return (
    <div className={cn('relative aspect-3/2 overflow-hidden', className)}>
      <ContentImage
        {...image}
        image={cover && { ...cover, alt: '' }}
        seed={slug}
        shape={3 / 2}
        className="transition-transform duration-300 ease-out group-hover:scale-105"
      />
    </div>
  );
}

type CaseStudyTitleProps = {
  study: CaseStudy;
  /** Level of the heading. */
  as: 'h2' | 'h3';
  /** Beside others, in a list. */
  isSmall?: boolean;
  className: string;
};

/** Whose case study it is, and its title. */
export function CaseStudyTitle({
  study,
  as: Heading,
  isSmall = false,
  className,
}: CaseStudyTitleProps) {
  const { title, client, sector } = study;
  return (
    <>
      <p className={cn('text-muted', isSmall && 'text-sm')}>
        {[client, sector].filter(Boolean).join(' · ')}
      </p>
      <Heading className={cn('text-balance', isSmall ? 'mt-2' : 'mt-3', className)}>
        {noBreak(title)}
      </Heading>
    </>
  );
}

type CaseStudyLinkProps = { study: CaseStudy; className: string };

/** The link that all of a card follows; its name begins with what is written on it (WCAG 2.5.3). */
export function CaseStudyLink({ study: { slug, title }, className }: CaseStudyLinkProps) {
  return (
    <p className={cn('flex items-center gap-2 font-semibold', className)}>
      <Link href={caseStudyPath(slug)} className="card-link">
        {CASE_STUDIES_COPY.read}
        <span className="sr-only">: {title}</span>
      </Link>
      <ArrowIcon className="icon-forward" />
    </p>
  );
}
