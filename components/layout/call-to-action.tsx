import { ButtonLink } from '@/components/ui/button-link';
import { ROUTES } from '@/lib/routes';

type CallToActionProps = { title: string; text?: string | null };

/** The last word of a screen: both ways lead to the contact screen (specification §2, Home). */
export function CallToAction({ title, text }: CallToActionProps) {
  return (
    <section aria-labelledby="closing" className="bg-accent text-on-accent">
      <div className="container-page flex flex-col gap-8 py-14 md:flex-row md:items-center md:justify-between md:py-20">
        <div className="max-w-2xl">
          <h2 id="closing" className="text-title">
            {title}
          </h2>
          {text && <p className="mt-3 text-lead">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={ROUTES.contact} tone="ink">
            Get Started Today
          </ButtonLink>
          <ButtonLink href={ROUTES.contact} tone="onAccent">
            Schedule Consultation
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
