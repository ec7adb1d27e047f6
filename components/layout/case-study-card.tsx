import type { CaseStudy } from '@/content-client';
import { cn } from '@/lib/cn';
import { BESIDE, CaseStudyCover, CaseStudyLink, CaseStudyTitle } from './case-study-parts';
import { Changes } from './changes';

type CaseStudyCardProps = {
  study: CaseStudy;
  /** Level of the heading. */
  as?: 'h2' | 'h3';
  /** The only one of its row: from 900 px on the image stands beside the text. */
  isAlone?: boolean;
};

/** How many figures a card has room for. */
const MAX_CHANGES = 2;

/** A case study in a list: the image, the client, what changed. All of it is one link. */
export function CaseStudyCard({ study, as = 'h3', isAlone = false }: CaseStudyCardProps) {
  return (
    <li
      className={cn(
        'group accent-edge flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card',
        isAlone
          ? cn('sm:col-[1/-1] md:grid', BESIDE.columns)
          : // What was measured begins in one line with that of the adjacent ones, however long their titles are.
            'sm:row-span-3 sm:grid sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-0',
      )}
    >
      <CaseStudyCover
        study={study}
        sizes={isAlone ? BESIDE.sizes : '(min-width: 1200px) 390px, (min-width: 600px) 50vw, 100vw'}
        className={isAlone ? cn('lg:row-span-2', BESIDE.cover) : undefined}
      />
      <div
        className={cn(
          'p-5 pb-0 md:p-7 md:pb-0',
          isAlone && cn('md:max-lg:self-center lg:self-end', BESIDE.words),
        )}
      >
        <CaseStudyTitle
          study={study}
          as={as}
          isSmall
          className={isAlone ? 'text-heading leading-tight' : 'text-xl leading-snug'}
        />
      </div>
      {/* Of the only one it stands below the image on a tablet: beside it, it would be so high that the image lost its sides. */}
      <div
        className={cn(
          'flex grow flex-col p-5 md:p-7',
          isAlone ? 'md:col-span-12 lg:col-span-5 lg:ps-0' : 'pt-0 md:pt-0',
        )}
      >
        <Changes
          changes={study.changes.slice(0, MAX_CHANGES)}
          layout={isAlone ? 'band' : 'stacked'}
          className={isAlone ? undefined : 'pt-6'}
        />
        {study.note && <p className="pt-6 text-sm text-balance text-muted">{study.note}</p>}
        <CaseStudyLink study={study} className={cn('pt-6', !isAlone && 'mt-auto')} />
      </div>
    </li>
  );
}
