import { CaseStudiesLink } from '@/components/layout/case-studies-link';
import { CaseStudyCard } from '@/components/layout/case-study-card';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { Testimonials } from '@/components/layout/testimonials';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import type { ServicePage } from '@/content-client';
import { cn } from '@/lib/cn';
import { getCaseStudies, getTestimonials } from '@/lib/server/cms/proof-readers';

/** The case studies and testimonials that belong to a service; without any, nothing. */
export async function ServiceProof({ page }: { page: ServicePage }) {
  const [allStudies, allTestimonials] = await Promise.all([getCaseStudies(), getTestimonials()]);
  const studies = allStudies.filter(({ slug }) => page.caseStudies.includes(slug));
  const testimonials = allTestimonials.filter(({ servicePages }) =>
    servicePages.includes(page.slug),
  );
  if (studies.length === 0 && testimonials.length === 0) return null;
  return (
    <Section labelledBy="proof" tone="sand" hasBorder>
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading
            id="proof"
            label={SERVICE_PAGE_COPY.proof}
            title={SERVICE_PAGE_COPY.proofTitle}
            action={allStudies.length > 0 && <CaseStudiesLink />}
          />
          <Testimonials testimonials={testimonials} isNarrow className="mt-10" />
        </div>
        {studies.length > 0 && (
          <ul
            className={cn(
              'grid gap-4 sm:gap-6 lg:col-span-6 lg:col-start-7',
              studies.length > 1 && 'sm:grid-cols-2',
            )}
          >
            {studies.map((study) => (
              <CaseStudyCard key={study.slug} study={study} isAlone={studies.length === 1} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
