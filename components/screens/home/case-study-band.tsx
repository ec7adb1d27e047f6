import { CaseStudiesLink } from '@/components/layout/case-studies-link';
import {
  BESIDE,
  CaseStudyCover,
  CaseStudyLink,
  CaseStudyTitle,
} from '@/components/layout/case-study-parts';
import { Changes } from '@/components/layout/changes';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { CASE_STUDIES_COPY } from '@/content/proof';
import { cn } from '@/lib/cn';
import { getCaseStudies } from '@/lib/server/cms/proof-readers';

/** The first case study: what was before, what is after. An organization without any has no such band. */
export async function CaseStudyBand() {
  const [study] = await getCaseStudies();
  if (!study) return null;
  const { changes, note } = study;
  return (
    <Section labelledBy="case-study" tone="sand" hasBorder>
      <SectionHeading
        id="case-study"
        label={CASE_STUDIES_COPY.label}
        title={CASE_STUDIES_COPY.homeTitle}
        action={<CaseStudiesLink />}
      />
      <div
        className={cn(
          'group accent-edge relative mt-10 grid grid-cols-1 overflow-hidden rounded-media border border-line bg-card md:mt-14 print:break-inside-avoid',
          BESIDE.columns,
        )}
      >
        <CaseStudyCover
          study={study}
          sizes={BESIDE.sizes}
          className={cn('lg:row-span-2', BESIDE.cover)}
        />
        <div
          className={cn('p-6 pb-0 md:p-8 md:pb-0 md:max-lg:self-center lg:self-end', BESIDE.words)}
        >
          <CaseStudyTitle
            study={study}
            as="h3"
            className="max-w-[24ch] text-heading leading-tight"
          />
        </div>
        <div className="p-6 md:col-span-12 md:p-8 lg:col-span-5 lg:ps-0 lg:pt-5">
          <Changes changes={changes} layout="band" className="lg:gap-y-4 lg:text-2xl" />
          {note && (
            <p className="mt-6 max-w-[72ch] text-sm text-balance text-muted lg:mt-5">{note}</p>
          )}
          <CaseStudyLink study={study} className="pt-6 lg:pt-4" />
        </div>
      </div>
    </Section>
  );
}
