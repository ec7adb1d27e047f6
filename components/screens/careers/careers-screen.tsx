import { AskRow } from '@/components/layout/ask-row';
import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { StructuredData } from '@/components/shell/structured-data';
import { Markdown } from '@/components/ui/markdown';
import { CAREERS_COPY } from '@/content/proof';
import { findSetting, imageOf } from '@/content-client';
import { WORKING_HERE_ID } from '@/lib/routing/anchors';
import { ROUTES } from '@/lib/routing/routes';
import { webPage } from '@/lib/seo/page-data';
import { getVacancies } from '@/lib/server/cms/proof-readers';
import { getBrand, getSettings } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { VacancyList } from './vacancy-list';

const TRAIL = [{ name: CAREERS_COPY.breadcrumb }];

/** Every open position, and what it is like to work here (setting `careers`). */
export async function CareersScreen() {
  const [brand, vacancies, settings] = await Promise.all([
    getBrand(),
    getVacancies(),
    getSettings(),
  ]);
  const working = findSetting(settings, 'careers');
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
        description={working?.value ?? CAREERS_COPY.text}
        trail={TRAIL}
        image={imageOf(working?.media)}
        brand={brand}
      />
      <Section labelledBy="open-positions">
        <h2 id="open-positions" className="text-title">
          {CAREERS_COPY.open}
        </h2>
        <VacancyList vacancies={vacancies} className="mt-8 md:mt-10" />
        <AskRow question={CAREERS_COPY.missed} action={CAREERS_COPY.write} />
      </Section>
      {working?.richText && (
        <Section labelledBy={WORKING_HERE_ID} tone="sand" hasBorder>
          <div className="grid grid-cols-1 gap-x-8 gap-y-8 min-[48rem]:grid-cols-12">
            <h2
              id={WORKING_HERE_ID}
              className="text-title min-[48rem]:sticky min-[48rem]:top-28 min-[48rem]:col-span-4 min-[48rem]:self-start"
            >
              {working.label ?? CAREERS_COPY.workingHere}
            </h2>
            <div className="min-[48rem]:col-span-8 lg:col-span-7 lg:col-start-6">
              <Markdown source={working.richText} entry="careers" />
            </div>
          </div>
        </Section>
      )}
    </>
  );
}
