import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { StructuredData } from '@/components/shell/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { EmailAddress } from '@/components/ui/email-address';
import { MailIcon, PhoneIcon } from '@/components/ui/icons';
import { PRESS_COPY } from '@/content/proof';
import type { PressKit } from '@/content-client';
import { mailHref, telHref } from '@/lib/routing/contact-links';
import { ROUTES } from '@/lib/routing/routes';
import { webPage } from '@/lib/seo/page-data';
import { getBrand } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { PressFiles } from './press-files';

const TRAIL = [{ name: PRESS_COPY.breadcrumb }];

/** What journalists need: a contact, the facts in one paragraph, images to print. */
export async function PressScreen({ kit }: { kit: PressKit }) {
  const { intro, boilerplate, contact, files } = kit;
  const brand = await getBrand();
  const hasText = boilerplate || contact.phone || contact.email;
  const page = { path: ROUTES.press, name: PRESS_COPY.title, description: intro };
  return (
    <>
      <StructuredData
        path={ROUTES.press}
        trail={TRAIL}
        things={[webPage('WebPage', page, siteUrl)]}
      />
      <CoverHeader
        title={PRESS_COPY.title}
        label={PRESS_COPY.label}
        description={intro}
        trail={TRAIL}
        image={null}
        brand={brand}
      />
      {hasText && (
        <Section>
          <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
            <Contact contact={contact} />
            {boilerplate && (
              <div className="lg:col-span-7 lg:col-start-6">
                <h2 className="text-heading">{PRESS_COPY.facts}</h2>
                <blockquote className="mt-4 border-l-2 border-accent pl-5 text-lead md:pl-8">
                  {boilerplate}
                </blockquote>
                <div className="mt-8 button-row">
                  <ButtonLink href={ROUTES.managementTeam} tone="quiet" hasArrow>
                    {PRESS_COPY.people}
                  </ButtonLink>
                  <ButtonLink href={ROUTES.companyProfile} tone="quiet" hasArrow>
                    {PRESS_COPY.profile}
                  </ButtonLink>
                </div>
              </div>
            )}
          </div>
        </Section>
      )}
      {files.length > 0 && (
        <Section labelledBy="press-files" tone="sand" hasBorder isOnScreenOnly>
          <SectionHeading id="press-files" title={PRESS_COPY.images} />
          <PressFiles files={files} />
        </Section>
      )}
    </>
  );
}

function Contact({ contact: { name, role, phone, email } }: Pick<PressKit, 'contact'>) {
  if (!phone && !email) return null;
  const [call, write] = [phone && telHref(phone), email && mailHref(email)];
  return (
    <section
      aria-labelledby="press-contact"
      className="self-start rounded-card border border-line bg-card p-6 md:p-8 lg:col-span-4"
    >
      <h2 id="press-contact" className="eyebrow font-text text-muted">
        {PRESS_COPY.contact}
      </h2>
      {name && <p className="mt-4 font-display text-heading leading-tight font-bold">{name}</p>}
      {role && <p className="mt-1 text-muted">{role}</p>}
      <div className="mt-6 flex w-fit max-w-full flex-col flex-wrap gap-3 max-sm:w-full sm:max-lg:flex-row">
        {call ? (
          <ButtonLink href={call} tone="quiet" className="justify-start text-start">
            <PhoneIcon /> <span className="sr-only">{PRESS_COPY.call}</span> {phone}
          </ButtonLink>
        ) : (
          phone && <p>{phone}</p>
        )}
        {email && write ? (
          <ButtonLink
            href={write}
            tone="quiet"
            className="justify-start text-start [overflow-wrap:anywhere]"
          >
            <MailIcon /> <span className="sr-only">{PRESS_COPY.write}</span>{' '}
            <EmailAddress>{email}</EmailAddress>
          </ButtonLink>
        ) : (
          email && <p>{email}</p>
        )}
      </div>
    </section>
  );
}
