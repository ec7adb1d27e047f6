import { CoverHeader } from '@/components/layout/cover-header';
import { CONTACT_WORDS } from '@/content/contact';
import { findSetting } from '@/content-client';
import { getSettings } from '@/lib/server/content';
import { Offices } from './offices';
import { WorkWithUs } from './work-with-us';
import { WriteToUs } from './write-to-us';

/** How to reach us (specification §2, Contact). A navigation to it starts at the top by itself. */
export async function ContactScreen() {
  const cover = findSetting(await getSettings(), 'contact-us');
  return (
    <>
      <CoverHeader
        title={cover?.label ?? CONTACT_WORDS.title}
        description={cover?.value}
        trail={[{ name: CONTACT_WORDS.breadcrumb }]}
        image={cover?.media?.kind === 'image' ? cover.media : null}
      />
      <WriteToUs />
      <Offices />
      <WorkWithUs />
    </>
  );
}
