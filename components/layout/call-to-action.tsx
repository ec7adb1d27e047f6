import { ButtonLink } from '@/components/ui/button-link';
import { LAYOUT_COPY } from '@/content/layout';
import { ROUTES } from '@/lib/routing/routes';

type CallToActionProps = { title: string; text?: string | null };

/** Ends a screen: both buttons lead to the contact screen (specification §2, Home). */
export function CallToAction({ title, text }: CallToActionProps) {
  return (
    <section
      aria-labelledby="closing"
      className="relative isolate overflow-hidden bg-accent text-on-accent"
    >
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 -z-10 w-1/2 mask-l-from-0% mask-b-from-20% mask-b-to-60% opacity-20 max-lg:hidden"
      >
        <div className="weave-shade size-full" />
      </div>
      <div className="container-page flex flex-col gap-10 py-16 md:py-24 lg:flex-row lg:items-end lg:justify-between">
        <div className="max-w-3xl">
          <h2 id="closing" className="text-title">
            {title}
          </h2>
          {text && <p className="mt-4 max-w-[52ch] text-lead">{text}</p>}
        </div>
        <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap lg:flex-none lg:flex-nowrap">
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
