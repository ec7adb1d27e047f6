import './contact.css';
import { CoverHeader } from '@/components/layout/cover-header';
import { StructuredData } from '@/components/shell/structured-data';
import { CONTACT_COPY } from '@/content/contact';
import { findSetting, imageOf } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { localBusinesses } from '@/lib/seo/organization-data';
import { webPage } from '@/lib/seo/page-data';
import { getOrganization } from '@/lib/server/cms/organization';
import { getAddresses, getBrand, getSettings } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { Offices } from './offices';
import { WorkWithUs } from './work-with-us';
import { WriteToUs } from './write-to-us';

const TRAIL = [{ name: CONTACT_COPY.breadcrumb }];

/** Search services read these as the organization's main places; each costs as much as its card. */
const MAX_DESCRIBED = 20;

/** How to reach us (specification §2, Contact). A navigation to it starts at the top by itself. */
export async function ContactScreen() {
  const [brand, settings, offices, organization] = await Promise.all([
    getBrand(),
    getSettings(),
    getAddresses(),
    getOrganization(),
  ]);
  const cover = findSetting(settings, 'contact-us');
  const title = cover?.label ?? CONTACT_COPY.title;
  // The head office is described, wherever it stands in the list.
  const mainFirst = offices.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return (
    <>
      <StructuredData
        path={ROUTES.contact}
        trail={TRAIL}
        things={[
          webPage('ContactPage', { path: ROUTES.contact, name: title }, siteUrl),
          ...localBusinesses(mainFirst.slice(0, MAX_DESCRIBED), organization, siteUrl),
        ]}
      />
      <CoverHeader
        title={title}
        description={cover?.value}
        trail={TRAIL}
        image={imageOf(cover?.media)}
        brand={brand}
      />
      <WriteToUs />
      <Offices />
      <WorkWithUs />
    </>
  );
}
