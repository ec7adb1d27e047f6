import { ButtonLink } from '@/components/ui/button-link';
import { TEAM_COPY } from '@/content/about';
import { ROUTES } from '@/lib/routing/routes';

/** The section after the quote: ways to come closer. */
export function WorkWithTeam() {
  return (
    <section
      aria-labelledby="work-with-team"
      data-print="off"
      // Its words begin in one line with the second of the leaders above.
      className="grid grid-cols-1 bg-ink text-on-ink md:grid-cols-[calc(50%-min(75rem,100%-64px)/6-10rem/3)_minmax(0,1fr)]"
    >
      <div aria-hidden="true" className="weave-teal min-h-24" />
      <div className="px-(--gutter) py-16 [--gutter:16px] sm:[--gutter:24px] md:py-24 md:[--gutter:4rem]">
        <p className="eyebrow mb-4 text-on-ink-muted">{TEAM_COPY.joinLabel}</p>
        <h2 id="work-with-team" className="text-title">
          {TEAM_COPY.joinTitle}
        </h2>
        <p className="mt-4 max-w-[52ch] text-lead text-pretty text-on-ink-muted">
          {TEAM_COPY.joinText}
        </p>
        <div className="mt-8 button-row">
          <ButtonLink href={ROUTES.contact} hasArrow>
            {TEAM_COPY.contact}
          </ButtonLink>
          <ButtonLink href={ROUTES.companyProfile} tone="onInk">
            {TEAM_COPY.companyProfile}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
