import {
  BESIDE,
  CaseStudyCover,
  CaseStudyLink,
  CaseStudyTitle,
} from '@/components/layout/case-study-parts';
import { Changes } from '@/components/layout/changes';
import type { CaseStudy } from '@/content-client';
import { cn } from '@/lib/cn';
import { noBreakLead } from '@/lib/text/no-break';

/** The first case study of the list: the whole image, beside the words where there is room, and all figures below. */
export function CaseStudyFeature({ study }: { study: CaseStudy }) {
  const { summary, changes } = study;
  return (
    <div className="group accent-edge overflow-hidden rounded-media border border-line bg-card">
      <div className={cn('grid grid-cols-1', BESIDE.columns)}>
        <CaseStudyCover study={study} sizes={BESIDE.sizes} isAboveFold className={BESIDE.cover} />
        <div className={cn('flex flex-col justify-center p-5 md:p-8', BESIDE.words)}>
          <CaseStudyTitle
            study={study}
            as="h2"
            className="text-heading sm:max-md:text-title lg:text-[min(2.5rem,3.4vw)]"
          />
          {summary && <p className="mt-4 text-lead text-muted">{noBreakLead(summary)}</p>}
          {study.note && <p className="mt-6 text-sm text-balance text-muted">{study.note}</p>}
        </div>
      </div>
      <Changes changes={changes} layout="columns" className="px-5 pt-1 md:px-8 md:pt-8" />
      <CaseStudyLink study={study} className="p-5 md:p-8" />
    </div>
  );
}
