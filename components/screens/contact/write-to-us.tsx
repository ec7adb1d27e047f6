import { ContactForm } from '@/components/forms/contact/contact-form';
import { Promises } from '@/components/layout/promises';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { CONTACT_COPY } from '@/content/contact';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { ContactTopics } from './contact-topics';
import { QuickContacts } from './quick-contacts';

/**
 * How to reach us at once, the promise, the contact form and what else helps, in this order on a phone. On
 * large screens the form stands beside the rest.
 */
export async function WriteToUs() {
  const { contactTitle, contactText, promises } = await getCompanyProfile();
  return (
    <Section labelledBy="write-to-us">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
        {/* On a phone it takes the place of the room above a section. */}
        <QuickContacts className="max-sm:-mt-16 lg:col-span-5 lg:row-start-2" />
        <SectionHeading
          id="write-to-us"
          label={CONTACT_COPY.writeLabel}
          title={contactTitle ?? CONTACT_COPY.writeTitle}
          text={contactText}
          className="max-sm:[&>.eyebrow]:hidden sm:max-lg:order-first lg:col-span-5 lg:row-start-1"
        />
        <div className="rounded-media border border-line bg-card p-5 sm:p-8 lg:col-span-7 lg:col-start-6 lg:row-span-3 lg:row-start-1 lg:p-10">
          <ContactForm />
          <ContactTopics />
        </div>
        {promises.length > 0 && (
          <section
            aria-label={CONTACT_COPY.promisesTitle}
            className="mt-2 lg:col-span-5 lg:row-start-3"
          >
            <Promises promises={promises} isInColumns />
          </section>
        )}
      </div>
    </Section>
  );
}
