import { CaseStudiesLink } from '@/components/layout/case-studies-link';
import { CaseStudyCard } from '@/components/layout/case-study-card';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { Testimonials } from '@/components/layout/testimonials';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import type { CaseStudy, ServicePage } from '@/content-client';
import { getCaseStudies, getTestimonials } from '@/lib/server/cms/proof-readers';

/** The case studies and testimonials that belong to a service; without any, nothing. */
export async function ServiceProof({ page }: { page: ServicePage }) {
  const [allStudies, allTestimonials] = await Promise.all([getCaseStudies(), getTestimonials()]);
  const studies = allStudies.filter(({ slug }) => page.caseStudies.includes(slug));
  // What stands above it the link of a testimonial does not offer again.
  const isShown = (study: string | null) => studies.some(({ slug }) => slug === study);
  const testimonials = allTestimonials
    .filter(({ servicePages }) => servicePages.includes(page.slug))
    .map((said) => (isShown(said.caseStudy) ? { ...said, caseStudy: null } : said));
  if (studies.length === 0 && testimonials.length === 0) return null;
  return (
    <Section labelledBy="proof" tone="sand" hasBorder>
      <SectionHeading
        id="proof"
        label={SERVICE_PAGE_COPY.proof}
        title={SERVICE_PAGE_COPY.proofTitle}
        action={allStudies.length > 0 && <CaseStudiesLink />}
      />
      <Studies studies={studies} />
      <Testimonials testimonials={testimonials} className="mt-12 md:mt-16" />
    </Section>
  );
}

/** In columns; the first of an odd number has a row of its own. */
function Studies({ studies }: { studies: readonly CaseStudy[] }) {
  if (studies.length === 0) return null;
  const isOdd = studies.length % 2 === 1;
  return (
    <ul className="mt-10 grid gap-6 sm:grid-cols-2 md:mt-14">
      {studies.map((study, index) => (
        <CaseStudyCard key={study.slug} study={study} isAlone={isOdd && index === 0} />
      ))}
    </ul>
  );
}
