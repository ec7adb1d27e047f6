import { ContactForm } from '@/components/forms/contact/contact-form';
import { Promises } from '@/components/layout/promises';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { CONTACT_COPY } from '@/content/contact';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { ContactTopics } from './contact-topics';
import { QuickContacts } from './quick-contacts';

/** The promise, its tiles, and the contact form. */
export async function WriteToUs() {
  const { contactTitle, contactText, promises } = await getCompanyProfile();
  return (
    <Section labelledBy="write-to-us">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-10 lg:col-span-5">
          <div>
            <SectionHeading
              id="write-to-us"
              label={CONTACT_COPY.writeLabel}
              title={contactTitle ?? CONTACT_COPY.writeTitle}
              text={contactText}
              className="mb-8"
            />
            <QuickContacts />
          </div>
          {promises.length > 0 && (
            <section aria-label={CONTACT_COPY.promisesTitle}>
              <Promises promises={promises} isInColumns />
            </section>
          )}
        </div>
        <div className="rounded-media border border-line bg-card p-5 sm:p-8 lg:col-span-7 lg:p-10">
          <ContactTopics />
          <ContactForm />
        </div>
      </div>
    </Section>
  );
}
