import { CallToAction } from '@/components/layout/call-to-action';
import { CaseStudyCard } from '@/components/layout/case-study-card';
import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { Testimonials } from '@/components/layout/testimonials';
import { StructuredData } from '@/components/shell/structured-data';
import { CASE_STUDIES_COPY } from '@/content/proof';
import { cn } from '@/lib/cn';
import { ROUTES } from '@/lib/routing/routes';
import { webPage } from '@/lib/seo/page-data';
import { getCaseStudies, getTestimonials } from '@/lib/server/cms/proof-readers';
import { getBrand, getCompanyProfile } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { CaseStudyFeature } from './case-study-feature';

const TRAIL = [{ name: CASE_STUDIES_COPY.breadcrumb }];

/** All case studies, the first one large, and what clients say. */
export async function CaseStudiesScreen() {
  const [brand, studies, testimonials, profile] = await Promise.all([
    getBrand(),
    getCaseStudies(),
    getTestimonials(),
    getCompanyProfile(),
  ]);
  // What is said of all of them is said once.
  const [note = null, ...otherNotes] = new Set(studies.map((study) => study.note));
  const isShared = note !== null && studies.length > 1 && otherNotes.length === 0;
  const [first, ...others] = isShared
    ? studies.map((study) => ({ ...study, note: null }))
    : studies;
  // No row is left half empty.
  const isInThrees = others.length % 3 === 0;
  const page = { path: ROUTES.caseStudies, name: CASE_STUDIES_COPY.title };
  return (
    <>
      <StructuredData
        path={ROUTES.caseStudies}
        trail={TRAIL}
        things={[webPage('CollectionPage', page, siteUrl)]}
      />
      <CoverHeader
        title={CASE_STUDIES_COPY.title}
        label={CASE_STUDIES_COPY.label}
        description={CASE_STUDIES_COPY.text}
        trail={TRAIL}
        image={null}
        brand={brand}
      />
      <Section>
        {first && <CaseStudyFeature study={first} />}
        {others.length > 0 && (
          <ul
            className={cn(
              'mt-4 grid gap-4 sm:mt-6 sm:grid-cols-2 sm:gap-6',
              isInThrees &&
                'sm:max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2 lg:grid-cols-3',
            )}
          >
            {others.map((study, index) => (
              <CaseStudyCard
                key={study.slug}
                study={study}
                as="h2"
                isAlone={!isInThrees && others.length % 2 === 1 && index === 0}
              />
            ))}
          </ul>
        )}
        {isShared && <p className="mt-6 text-sm text-balance text-muted">{note}</p>}
      </Section>
      {testimonials.length > 0 && (
        <Section labelledBy="testimonials" tone="sand" hasBorder>
          <SectionHeading id="testimonials" title={CASE_STUDIES_COPY.testimonials} />
          <Testimonials testimonials={testimonials} className="mt-10 md:mt-14" />
        </Section>
      )}
      <CallToAction profile={profile} isCompact />
    </>
  );
}
