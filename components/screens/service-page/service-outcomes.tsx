import { Person } from '@/components/layout/person';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button-link';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import type { ServicePage } from '@/content-client';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { getMenus } from '@/lib/server/cms/readers';

/** What the client gets, for whom it is, and who leads it. */
export async function ServiceOutcomes({ page }: { page: ServicePage }) {
  const { outcomes, audience, lead, article } = page;
  if (outcomes.length === 0 && !audience && !lead && !article) return null;
  const menus = article ? await getMenus() : [];
  return (
    <Section labelledBy={outcomes.length > 0 ? 'outcomes' : undefined}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        {outcomes.length > 0 && (
          <div className="lg:col-span-7">
            <h2 id="outcomes" className="text-title">
              {SERVICE_PAGE_COPY.outcomes}
            </h2>
            <ol className="mt-8 border-b border-line md:mt-10">
              {outcomes.map(({ title, text }, index) => (
                <li
                  key={title}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-6 md:grid-cols-[4.5rem_minmax(0,1fr)] md:py-7"
                >
                  <span
                    aria-hidden="true"
                    className="font-display text-heading leading-none font-bold text-accent-text tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h3 className="text-xl leading-snug">{title}</h3>
                    <p className="mt-1.5 max-w-[56ch] text-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
        <div className="flex flex-col items-start gap-10 lg:col-span-4 lg:col-start-9">
          {audience && (
            <section aria-labelledby="audience" className="w-full border-t-2 border-accent pt-5">
              <h2 id="audience" className="text-heading leading-tight">
                {SERVICE_PAGE_COPY.audience}
              </h2>
              <p className="mt-3 text-lead text-muted">{audience}</p>
            </section>
          )}
          {lead && <Person member={lead} label={SERVICE_PAGE_COPY.lead} />}
          {article && (
            <ButtonLink href={canonicalArticlePath(article, menus)} tone="quiet" hasArrow>
              {SERVICE_PAGE_COPY.readMore}
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
