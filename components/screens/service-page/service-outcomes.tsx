import { Person } from '@/components/layout/person';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button-link';
import { MailIcon, PhoneIcon } from '@/components/ui/icons';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import { findSetting, type ServicePage, type TeamMember } from '@/content-client';
import { cn } from '@/lib/cn';
import { telHref } from '@/lib/routing/contact-links';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { getMenus, getSettings } from '@/lib/server/cms/readers';
import { noBreakLead } from '@/lib/text/no-break';

/** What the client gets, for whom it is, and who leads it. */
export async function ServiceOutcomes({ page }: { page: ServicePage }) {
  const { outcomes, audience, lead, article } = page;
  const hasAside = Boolean(audience || lead || article);
  if (outcomes.length === 0 && !hasAside) return null;
  const menus = article ? await getMenus() : [];
  return (
    <Section labelledBy={outcomes.length > 0 ? 'outcomes' : undefined}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        {outcomes.length > 0 && (
          <div className="lg:col-span-6">
            <h2 id="outcomes" className="text-title">
              {SERVICE_PAGE_COPY.outcomes}
            </h2>
            <ol className={cn('mt-8 border-line md:mt-10', hasAside ? 'lg:border-b' : 'border-b')}>
              {outcomes.map(({ title, text }, index) => (
                <li
                  key={title}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-line py-6 md:grid-cols-[4.5rem_minmax(0,1fr)] md:py-7"
                >
                  <span
                    aria-hidden="true"
                    className="font-display text-heading leading-none font-bold text-accent-text tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-xl leading-snug">{title}</h3>
                    <p className="mt-1.5 max-w-[56ch] text-balance text-muted">
                      {noBreakLead(text)}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
        {hasAside && (
          // Where it stands below the list, its line ends the list.
          <div className="grid grid-cols-1 content-start gap-x-8 gap-y-10 border-t-2 border-accent pt-5 md:max-lg:grid-cols-12 lg:sticky lg:top-28 lg:col-span-5 lg:col-start-8 lg:self-start">
            {(audience || article) && (
              <div className="flex flex-col items-start gap-6 md:max-lg:col-span-7">
                {audience && (
                  <section aria-labelledby="audience" className="max-w-full">
                    <h2 id="audience" className="text-heading leading-tight">
                      {SERVICE_PAGE_COPY.audience}
                    </h2>
                    <p className="mt-3 max-w-[60ch] text-lead text-pretty text-muted">
                      {noBreakLead(audience)}
                    </p>
                  </section>
                )}
                {article && (
                  <ButtonLink href={canonicalArticlePath(article, menus)} tone="quiet" hasArrow>
                    {SERVICE_PAGE_COPY.readMore}
                  </ButtonLink>
                )}
              </div>
            )}
            {lead && (
              <div className="md:max-lg:col-span-5">
                <Lead lead={lead} />
              </div>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

/** Whom to call, or to write to by the form of this page. */
async function Lead({ lead }: { lead: TeamMember }) {
  const phone = findSetting(await getSettings(), 'company_phone')?.value;
  const call = phone ? telHref(phone) : null;
  return (
    <Person member={lead} label={SERVICE_PAGE_COPY.lead}>
      {call && (
        <ButtonLink href={call} tone="quiet" className="md:justify-start">
          <PhoneIcon /> <span className="sr-only">{SERVICE_PAGE_COPY.call}</span> {phone}
        </ButtonLink>
      )}
      <ButtonLink href="#quote" tone="quiet" className="md:justify-start">
        <MailIcon /> {SERVICE_PAGE_COPY.writeTo(lead.name)}
      </ButtonLink>
    </Person>
  );
}
