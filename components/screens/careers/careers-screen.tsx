import { AskRow } from '@/components/layout/ask-row';
import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { StructuredData } from '@/components/shell/structured-data';
import { CAREERS_COPY } from '@/content/proof';
import { ROUTES } from '@/lib/routing/routes';
import { webPage } from '@/lib/seo/page-data';
import { getVacancies } from '@/lib/server/cms/proof-readers';
import { getBrand } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { VacancyList } from './vacancy-list';

const TRAIL = [{ name: CAREERS_COPY.breadcrumb }];

/** Every open position. */
export async function CareersScreen() {
  const [brand, vacancies] = await Promise.all([getBrand(), getVacancies()]);
  const page = { path: ROUTES.careers, name: CAREERS_COPY.title };
  return (
    <>
      <StructuredData
        path={ROUTES.careers}
        trail={TRAIL}
        things={[webPage('CollectionPage', page, siteUrl)]}
      />
      <CoverHeader
        title={CAREERS_COPY.title}
        label={CAREERS_COPY.label}
        description={CAREERS_COPY.text}
        trail={TRAIL}
        image={null}
        brand={brand}
      />
      <Section labelledBy="open-positions">
        <h2 id="open-positions" className="text-title">
          {CAREERS_COPY.open}
        </h2>
        <VacancyList vacancies={vacancies} className="mt-8 md:mt-10" />
        <AskRow question={CAREERS_COPY.missed} action={CAREERS_COPY.write} />
      </Section>
    </>
  );
}
