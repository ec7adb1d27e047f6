import Link from 'next/link';
import { Changes } from '@/components/layout/changes';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { CASE_STUDIES_COPY } from '@/content/proof';
import { caseStudyPath, ROUTES } from '@/lib/routing/routes';
import { getCaseStudies } from '@/lib/server/cms/proof-readers';

/** The first case study: what was before, what is after. An organization without any has no such band. */
export async function CaseStudyBand() {
  const [study] = await getCaseStudies();
  if (!study) return null;
  const { slug, title, client, sector, cover, changes, note } = study;
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
      <div className="group accent-edge relative mt-10 grid overflow-hidden rounded-media border border-line bg-card md:mt-14 lg:grid-cols-12">
        <div className="relative aspect-3/2 overflow-hidden lg:col-span-5 lg:aspect-auto">
          <ContentImage
            image={cover && { ...cover, alt: '' }}
            seed={slug}
            sizes="(min-width: 1200px) 500px, 100vw"
            className="transition-transform duration-300 ease-out group-hover:scale-105"
          />
        </div>
        <div className="p-6 md:p-12 lg:col-span-7">
          <p className="text-muted">{[client, sector].filter(Boolean).join(' · ')}</p>
          <h3 className="mt-3 max-w-[24ch] text-heading leading-tight text-balance">
            <Link href={caseStudyPath(slug)} prefetch={false} className="card-link">
              {title}
            </Link>
          </h3>
          <Changes changes={changes} isNarrow className="mt-8 sm:grid-cols-3" />
          {note && <p className="mt-6 max-w-[60ch] text-sm text-muted">{note}</p>}
        </div>
      </div>
    </Section>
  );
}
