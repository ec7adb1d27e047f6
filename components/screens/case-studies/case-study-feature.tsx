import {
  BESIDE,
  CaseStudyCover,
  CaseStudyLink,
  CaseStudyTitle,
} from '@/components/layout/case-study-parts';
import { Changes } from '@/components/layout/changes';
import type { CaseStudy } from '@/content-client';
import { cn } from '@/lib/cn';
import { noBreak } from '@/lib/text/no-break';

/** The first case study of the list: the whole image, beside the words where there is room, and all figures below. */
export function CaseStudyFeature({ study }: { study: CaseStudy }) {
  const { summary, changes } = study;
  return (
    <div className="group accent-edge overflow-hidden rounded-media border border-line bg-card">
      <div className={cn('grid grid-cols-1', BESIDE.columns)}>
        <CaseStudyCover study={study} sizes={BESIDE.sizes} isAboveFold className={BESIDE.cover} />
        <div className="flex flex-col justify-center p-6 md:p-8 lg:p-12">
          <CaseStudyTitle study={study} as="h2" className="text-title" />
          {summary && <p className="mt-4 text-lead text-muted">{noBreak(summary)}</p>}
          {study.note && <p className="mt-6 text-sm text-pretty text-muted">{study.note}</p>}
          <CaseStudyLink study={study} className="mt-6" />
        </div>
      </div>
      <Changes changes={changes} layout="columns" className="p-6 md:p-8 lg:px-12 lg:py-10" />
    </div>
  );
}
