import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArrowIcon } from '@/components/ui/icons';
import { WeaveDigits } from '@/components/ui/pattern/weave-digits';
import { ABOUT_COPY } from '@/content/about';
import { REGISTRATIONS_COPY } from '@/content/proof';
import { REGISTRATIONS_ID } from '@/lib/routing/anchors';
import { getRegistrations } from '@/lib/server/cms/proof-readers';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { noBreakLead } from '@/lib/text/no-break';

/** The part of the site has no screen of its own: its address is this screen's. */
export const PROFILE_TRAIL = [{ name: ABOUT_COPY.breadcrumb }, { name: ABOUT_COPY.title }];

/** Since when, who, and with which badges; the year is drawn as weave beside it. */
export async function ProfileHero() {
  const [{ founded, badges, profileDescription }, registrations] = await Promise.all([
    getCompanyProfile(),
    getRegistrations(),
  ]);
  /** Where the badges are on paper, far below. */
  const onPaper = registrations && `#${REGISTRATIONS_ID}`;
  const year = founded === null ? '' : String(founded);
  return (
    <header className="relative isolate overflow-hidden bg-ink text-on-ink">
      <div className="container-page grid grid-cols-1 gap-x-8 lg:grid-cols-12">
        <div className="pt-4 pb-12 md:pb-16 lg:col-span-7 lg:pb-24">
          <Breadcrumbs trail={PROFILE_TRAIL} className="text-on-ink-muted" />
          {year && (
            <p className="eyebrow mt-10 text-on-ink-muted lg:mt-20">{ABOUT_COPY.since(year)}</p>
          )}
          <h1 className="mt-5 text-hero">{ABOUT_COPY.title}</h1>
          {profileDescription && (
            <p className="mt-7 max-w-[56ch] text-lead text-on-ink-muted">
              {noBreakLead(profileDescription)}
            </p>
          )}
          {badges.length > 0 && (
            <ul aria-label={ABOUT_COPY.badges} className="mt-9 flex flex-wrap gap-3">
              {badges.map((badge) => (
                <li
                  key={badge}
                  className="badge relative max-w-full text-base font-medium text-on-ink"
                >
                  {onPaper ? (
                    <a href={onPaper} className="card-link accent-underline hover:underline">
                      {badge}
                    </a>
                  ) : (
                    badge
                  )}
                </li>
              ))}
            </ul>
          )}
          {onPaper && (
            <p className="mt-4 print:hidden">
              <a
                href={onPaper}
                className="inline-flex min-h-11 items-center gap-2 font-semibold underline accent-underline"
              >
                {REGISTRATIONS_COPY.title} <ArrowIcon className="rotate-90" />
              </a>
            </p>
          )}
        </div>
      </div>
      {year && (
        <>
          <WeaveDigits lines={[year]} className="w-full lg:hidden print:w-1/2" />
          <WeaveDigits
            lines={[year.slice(0, 2), year.slice(2)]}
            className="absolute inset-y-0 right-[max(0px,calc(50vw-39rem))] -z-10 hidden h-full overflow-visible lg:block"
          />
        </>
      )}
    </header>
  );
}
