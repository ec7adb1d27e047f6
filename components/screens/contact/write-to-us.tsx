import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { MailIcon, PhoneIcon } from '@/components/ui/icons';
import { CONTACT_PROMISES, CONTACT_WORDS } from '@/content/contact';
import { telHref } from '@/lib/contact-links';
import { getAddresses } from '@/lib/server/content';

/** The promise, the three tiles, and the place of the message. */
export function WriteToUs() {
  return (
    <Section labelledBy="write-to-us">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="flex flex-col gap-10 lg:col-span-5 lg:justify-between">
          <SectionHeading
            id="write-to-us"
            label={CONTACT_WORDS.writeLabel}
            title={CONTACT_WORDS.writeTitle}
            text={CONTACT_WORDS.writeText}
          />
          <Promises />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <DirectLines />
        </div>
      </div>
    </Section>
  );
}

function Promises() {
  return (
    <section aria-label={CONTACT_WORDS.promisesTitle}>
      <dl className="grid grid-cols-3 gap-3 sm:gap-4">
        {CONTACT_PROMISES.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-between gap-3 border-t-2 border-ink pt-3"
          >
            <dt className="text-base text-muted">{label}</dt>
            <dd className="font-display text-title leading-none font-bold tracking-tight tabular-nums">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

async function DirectLines() {
  const addresses = await getAddresses();
  const office = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  if (!office) return null;
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-card p-6 md:p-10">
      {office.phone && (
        <ButtonLink href={telHref(office.phone)} tone="quiet" size="lg">
          <PhoneIcon />
          {office.phone}
        </ButtonLink>
      )}
      {office.email && (
        <ButtonLink href={`mailto:${office.email}`} size="lg" className="break-all">
          <MailIcon />
          {office.email}
        </ButtonLink>
      )}
    </div>
  );
}
