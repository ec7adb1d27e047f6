import {
  CaseStudyCover,
  CaseStudyLink,
  CaseStudyTitle,
} from '@/components/layout/case-study-parts';
import { Changes } from '@/components/layout/changes';
import type { CaseStudy } from '@/content-client';

/** The first case study of the list: the image beside the words, all figures below. */
export function CaseStudyFeature({ study }: { study: CaseStudy }) {
  const { summary, changes } = study;
  return (
    <div className="group accent-edge overflow-hidden rounded-media border border-line bg-card">
      <div className="grid md:grid-cols-2">
        <CaseStudyCover
          study={study}
          sizes="(min-width: 900px) 600px, 100vw"
          isAboveFold
          className="md:aspect-auto md:min-h-96"
        />
        <div className="flex flex-col justify-center p-6 md:p-8 lg:p-12">
          <CaseStudyTitle study={study} as="h2" className="text-title" />
          {summary && <p className="mt-4 text-lead text-muted">{summary}</p>}
          <CaseStudyLink study={study} className="mt-6" />
        </div>
      </div>
      <Changes changes={changes} className="p-6 md:p-8 lg:px-12 lg:py-10" />
    </div>
  );
}
