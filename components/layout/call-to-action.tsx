import { ButtonLink } from '@/components/ui/button-link';
import { LAYOUT_COPY } from '@/content/layout';
import type { CompanyProfile } from '@/content-client';
import { cn } from '@/lib/cn';
import { ROUTES } from '@/lib/routing/routes';
import { noBreakLead } from '@/lib/text/no-break';

type CallToActionProps = {
  profile: Pick<CompanyProfile, 'closingTitle' | 'closingText'>;
  /** A strip instead of a band: where the screen has asked for something already. */
  isCompact?: boolean;
};

/** Ends a screen: both buttons lead to the contact screen (specification §2, Home). */
export function CallToAction({ profile, isCompact = false }: CallToActionProps) {
  const { closingTitle, closingText } = profile;
  return (
    <section
      aria-labelledby="closing"
      className="relative isolate overflow-hidden bg-accent text-on-accent print:hidden"
    >
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 -z-10 w-1/2 mask-l-from-0% mask-b-from-20% mask-b-to-60% opacity-20 max-lg:hidden"
      >
        <div className="weave-shade size-full" />
      </div>
      <div
        className={cn(
          'container-page flex flex-col lg:flex-row lg:items-center lg:justify-between lg:gap-16',
          isCompact ? 'gap-8 py-12' : 'gap-10 py-16 md:py-24',
        )}
      >
        <div className="max-w-3xl">
          <h2 id="closing" className={isCompact ? 'text-heading' : 'text-title'}>
            {closingTitle ?? LAYOUT_COPY.closingTitle}
          </h2>
          {closingText && (
            <p
              className={
                isCompact
                  ? 'mt-2 max-w-[60ch] text-balance'
                  : 'mt-4 max-w-[46ch] text-lead text-pretty'
              }
            >
              {/* The lines of the strip are balanced. */}
              {isCompact ? closingText : noBreakLead(closingText)}
            </p>
          )}
        </div>
        <div className="button-row lg:flex-none lg:flex-nowrap">
          <ButtonLink href={ROUTES.contact} tone="ink" size="lg">
            {LAYOUT_COPY.getStarted}
          </ButtonLink>
          <ButtonLink href={ROUTES.contact} tone="onAccent" size="lg">
            {LAYOUT_COPY.scheduleConsultation}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
