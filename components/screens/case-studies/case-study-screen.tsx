import { ArticleBlocks } from '@/components/blocks/article-blocks';
import { CoverFacts, type Fact } from '@/components/layout/cover-facts';
import { CoverHeader } from '@/components/layout/cover-header';
import { quoteSize } from '@/components/layout/quote-size';
import { Section } from '@/components/layout/section';
import { StructuredData } from '@/components/shell/structured-data';
import { DrawnName } from '@/components/ui/drawn-name';
import { CASE_STUDIES_COPY } from '@/content/proof';
import type { CaseStudy } from '@/content-client';
import { cn } from '@/lib/cn';
import { caseStudyPath, ROUTES } from '@/lib/routing/routes';
import { caseStudy as describeStudy } from '@/lib/seo/proof-data';
import { drawnShareImage } from '@/lib/seo/share-image';
import { getLocale } from '@/lib/server/cms/readers';
import { reportDropped } from '@/lib/server/cms/report-dropped';
import { siteUrl } from '@/lib/server/ops/env';
import { getBrandIdentity } from '@/lib/server/seo/brand-identity';
import { noBreak } from '@/lib/text/no-break';
import { withoutMarks } from '@/lib/text/without-marks';
import { CaseStudyOffer } from './case-study-offer';
import { CaseStudyResult } from './case-study-result';

/** One case study: the client, the figures before and after, the story, what the client says. */
export async function CaseStudyScreen({ study }: { study: CaseStudy }) {
  const { slug, title, client, summary, cover, quote, blocks } = study;
  const path = caseStudyPath(slug);
  const [identity, locale] = await Promise.all([getBrandIdentity(), getLocale()]);
  const image = cover?.url ?? siteUrl(drawnShareImage(path, identity, title).url);
  const trail = [{ name: CASE_STUDIES_COPY.breadcrumb, href: ROUTES.caseStudies }, { name: title }];
  return (
    <article>
      <StructuredData
        path={path}
        trail={trail}
        things={[describeStudy({ study, path, image, locale }, siteUrl)]}
      />
      <CoverHeader
        title={title}
        label={client}
        description={summary}
        trail={trail}
        image={null}
        brand={identity.brand}
      />
      <CoverFacts facts={factsOf(study)} label={CASE_STUDIES_COPY.facts} />
      <CaseStudyResult study={study} />
      {blocks.length > 0 && (
        <div className="container-page py-14 md:py-20">
          <ArticleBlocks blocks={blocks} entry={slug} onDrop={reportDropped(slug)} />
        </div>
      )}
      {quote && (
        <Section tone="ink">
          <figure>
            <blockquote
              className={cn(
                'hanging-mark max-w-[40ch] font-display font-bold text-balance',
                quoteSize(quote.text),
              )}
            >
              “{noBreak(withoutMarks(quote.text))}”
            </blockquote>
            {quote.name && (
              <figcaption className="mt-6 text-on-ink-muted">
                <span className="font-semibold text-on-ink">{quote.name}</span>
                {quote.role && <>, {quote.role}</>}
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
