import { CoverHeader } from '@/components/layout/cover-header';
import { StructuredData } from '@/components/site/structured-data';
import { CONTACT_WORDS } from '@/content/contact';
import { findSetting } from '@/content-client';
import { ROUTES } from '@/lib/routes';
import { getAddresses, getSettings } from '@/lib/server/content';
import { siteUrl } from '@/lib/server/env';
import { getFirm } from '@/lib/server/firm';
import { localBusiness, webPage } from '@/lib/structured-data';
import { Offices } from './offices';
import { WorkWithUs } from './work-with-us';
import { WriteToUs } from './write-to-us';

const TRAIL = [{ name: CONTACT_WORDS.breadcrumb }];

/** How to reach us (specification §2, Contact). A navigation to it starts at the top by itself. */
export async function ContactScreen() {
  const [settings, offices, firm] = await Promise.all([getSettings(), getAddresses(), getFirm()]);
  const cover = findSetting(settings, 'contact-us');
  const title = cover?.label ?? CONTACT_WORDS.title;
  return (
    <>
      <StructuredData
        path={ROUTES.contact}
        trail={TRAIL}
        things={[
          webPage('ContactPage', { path: ROUTES.contact, name: title }, siteUrl),
          ...offices.map((office) => localBusiness(office, firm, siteUrl)),
        ]}
      />
      <CoverHeader
        title={title}
        description={cover?.value}
        trail={TRAIL}
        image={cover?.media?.kind === 'image' ? cover.media : null}
      />
      <WriteToUs />
      <Offices />
      <WorkWithUs />
    </>
  );
}
