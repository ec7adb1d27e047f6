import Link from 'next/link';
import { CaseStudyCover, CaseStudyTitle } from '@/components/layout/case-study-parts';
import { Changes } from '@/components/layout/changes';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ArrowIcon } from '@/components/ui/icons';
import { CASE_STUDIES_COPY } from '@/content/proof';
import { ROUTES } from '@/lib/routing/routes';
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
        action={
          <Link
            href={ROUTES.caseStudies}
            prefetch={false}
            className="inline-flex min-h-11 items-center gap-3 font-semibold hover:underline"
          >
            {CASE_STUDIES_COPY.all} <ArrowIcon />
          </Link>
        }
      />
      <div className="group accent-edge relative mt-10 grid overflow-hidden rounded-media border border-line bg-card md:mt-14 md:grid-cols-12">
        <CaseStudyCover
          study={study}
          sizes="(min-width: 900px) 500px, 100vw"
          className="md:col-span-5 md:aspect-auto"
        />
        <div className="p-6 md:col-span-7 md:p-8 lg:p-12">
          <CaseStudyTitle
            study={study}
            as="h3"
            className="max-w-[24ch] text-heading leading-tight"
          />
          <Changes changes={changes} isNarrow className="mt-8 sm:grid-cols-3" />
          {note && <p className="mt-6 max-w-[60ch] text-sm text-muted">{note}</p>}
        </div>
      </div>
    </Section>
  );
}
