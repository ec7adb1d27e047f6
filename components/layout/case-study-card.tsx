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
        isAlone && cn('sm:col-[1/-1] md:grid', BESIDE.columns),
      )}
    >
      <CaseStudyCover
        study={study}
        sizes={isAlone ? BESIDE.sizes : '(min-width: 1200px) 390px, (min-width: 600px) 50vw, 100vw'}
        className={isAlone ? BESIDE.cover : undefined}
      />
      <div
        className={cn(
          'flex grow flex-col p-5 md:p-7',
          isAlone && cn('md:justify-center', BESIDE.words),
        )}
      >
        <CaseStudyTitle
          study={study}
          as={as}
          isSmall
          className={isAlone ? 'text-heading leading-tight' : 'text-xl leading-snug'}
        />
        <Changes
          changes={study.changes.slice(0, MAX_CHANGES)}
          layout={isAlone ? 'rows' : 'stacked'}
          className={cn('pt-6', !isAlone && 'mt-auto')}
        />
        {study.note && <p className="pt-6 text-sm text-balance text-muted">{study.note}</p>}
        <CaseStudyLink study={study} className="pt-6" />
      </div>
    </li>
  );
}
