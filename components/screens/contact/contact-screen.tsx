import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { CONTACT_PROMISES } from '@/content/contact';
import { findSetting } from '@/content-client';
import { ROUTES } from '@/lib/routes';
import { getAddresses, getBrand, getSettings } from '@/lib/server/content';
import { OfficeCard } from './office-card';

/** How to reach us (specification §2, Contact). */
export async function ContactScreen() {
  const [settings, offices, brand] = await Promise.all([getSettings(), getAddresses(), getBrand()]);
  const cover = findSetting(settings, 'contact-us');
  return (
    <>
      <CoverHeader
        title={cover?.label ?? 'Contact Us'}
        description={cover?.value}
        trail={[{ name: 'Contact' }]}
        image={cover?.media?.kind === 'image' ? cover.media : null}
      />
      <Section labelledBy="promises" className="pb-0!">
        <h2 id="promises" className="sr-only">
          What you can count on
        </h2>
        <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
          {CONTACT_PROMISES.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse bg-card p-6 md:p-8">
              <dt className="text-muted">{label}</dt>
              <dd className="font-display text-title font-bold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section labelledBy="offices">
        <SectionHeading id="offices" label="Offices" title="Where to find us" />
        <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {offices.map((office) => (
            <OfficeCard key={office.label} office={office} />
          ))}
        </ul>
      </Section>
      <Section labelledBy="work-with-us" tone="sand">
        <div className="flex flex-wrap items-center justify-between gap-8">
          <h2 id="work-with-us" className="max-w-2xl text-title">
            Interested in working with {brand}
          </h2>
          <ButtonLink href={ROUTES.contact} size="lg" tone="ink">
            GET IN TOUCH
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
