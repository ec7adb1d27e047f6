import { CoverHeader } from '@/components/layout/cover-header';
import { StructuredData } from '@/components/shell/structured-data';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import { SERVICES_COPY } from '@/content/services';
import type { ServicePage } from '@/content-client';
import { ROUTES, servicePath } from '@/lib/routing/routes';
import { servicePage as describeService } from '@/lib/seo/proof-data';
import { getBrand } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { ServiceFacts } from './service-facts';
import { ServiceOutcomes } from './service-outcomes';
import { ServiceProof } from './service-proof';
import { ServiceQuestions } from './service-questions';
import { ServiceQuote } from './service-quote';

/** The page of one service: what the client gets, price and duration, who leads it, proof, the form. */
export async function ServicePageScreen({ page }: { page: ServicePage }) {
  const { slug, title, summary, group, cover, questions } = page;
  const brand = await getBrand();
  const path = servicePath(slug);
  const trail = [{ name: SERVICES_COPY.breadcrumb, href: ROUTES.services }, { name: title }];
  return (
    <article>
      <StructuredData path={path} trail={trail} things={[describeService(page, path, siteUrl)]} />
      <CoverHeader
        title={title}
        label={group}
        description={summary}
        trail={trail}
        image={cover}
        brand={brand}
        button={{ name: SERVICE_PAGE_COPY.quote, href: '#quote', isNewTab: false }}
      />
      <ServiceFacts page={page} />
      <ServiceOutcomes page={page} />
      <ServiceProof page={page} />
      <ServiceQuestions questions={questions} />
      <ServiceQuote page={page} />
    </article>
  );
}
