import { ArticleBlocks } from '@/components/blocks/article-blocks';
import { Changes } from '@/components/layout/changes';
import { CoverHeader } from '@/components/layout/cover-header';
import { type Fact, FactList } from '@/components/layout/fact-list';
import { Section } from '@/components/layout/section';
import { StructuredData } from '@/components/shell/structured-data';
import { ContentImage } from '@/components/ui/content-image';
import { DrawnName } from '@/components/ui/drawn-name';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { CaseStudy } from '@/content-client';
import { caseStudyPath, ROUTES } from '@/lib/routing/routes';
import { caseStudy as describeStudy } from '@/lib/seo/proof-data';
import { drawnShareImage } from '@/lib/seo/share-image';
import { getBrand } from '@/lib/server/cms/readers';
import { reportDropped } from '@/lib/server/cms/report-dropped';
import { siteUrl } from '@/lib/server/ops/env';
import { CaseStudyOffer } from './case-study-offer';

/** One case study: the client, the figures before and after, the story, what the client says. */
export async function CaseStudyScreen({ study }: { study: CaseStudy }) {
  const { slug, title, client, summary, cover, changes, note, quote, blocks } = study;
  const path = caseStudyPath(slug);
  const image = cover?.url ?? siteUrl(drawnShareImage(path, await getBrand(), title).url);
  const trail = [{ name: CASE_STUDIES_COPY.breadcrumb, href: ROUTES.caseStudies }, { name: title }];
  return (
    <article>
      <StructuredData
        path={path}
        trail={trail}
        things={[describeStudy(study, path, image, siteUrl)]}
      />
      <CoverHeader title={title} label={client} description={summary} trail={trail} image={null} />
      <section aria-label={CASE_STUDIES_COPY.facts} className="container-page relative z-10 -mt-3">
        <FactList facts={factsOf(study)} className="shadow-float" />
      </section>
      {changes.length > 0 && (
        <section
          aria-label={CASE_STUDIES_COPY.homeTitle}
          className="container-page grid gap-x-12 gap-y-8 pt-14 md:pt-20 lg:grid-cols-12 lg:items-center"
        >
          <div className="relative aspect-3/2 overflow-hidden rounded-media lg:col-span-7">
            <ContentImage image={cover} seed={slug} sizes="(min-width: 1200px) 680px, 100vw" />
          </div>
          <div className="lg:col-span-5">
            <Changes changes={changes} isNarrow className="sm:max-lg:grid-cols-3" />
            {note && <p className="mt-6 text-sm text-muted">{note}</p>}
          </div>
        </section>
      )}
      {blocks.length > 0 && (
        <div className="container-page py-14 md:py-20">
          <ArticleBlocks blocks={blocks} entry={slug} onDrop={reportDropped(slug)} />
        </div>
      )}
      {quote && (
        <Section tone="ink">
          <figure>
            <blockquote className="max-w-[28ch] font-display text-title font-bold text-balance">
              “{quote.text}”
            </blockquote>
            {quote.name && (
              <figcaption className="mt-6 text-lead text-on-ink-muted">
                {[quote.name, quote.role].filter(Boolean).join(', ')}
              </figcaption>
            )}
          </figure>
        </Section>
      )}
      <CaseStudyOffer study={study} />
    </article>
  );
}

function factsOf({ client, logo, sector, product, location, period }: CaseStudy): Fact[] {
  const facts = [
    { name: CASE_STUDIES_COPY.client, value: <DrawnName name={client} drawing={logo} /> },
    { name: CASE_STUDIES_COPY.sector, value: sector },
    { name: CASE_STUDIES_COPY.product, value: product },
    { name: CASE_STUDIES_COPY.location, value: location },
    { name: CASE_STUDIES_COPY.period, value: period },
  ];
  return facts.filter(({ value }) => value !== null);
}
