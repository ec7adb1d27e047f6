import { ButtonLink } from '@/components/ui/button-link';
import { ROUTES } from '@/lib/routing/routes';

type AskRowProps = { question: string; action: string };

/** Ends a list, for visitors who did not find it there: leads to the contact screen. */
export function AskRow({ question, action }: AskRowProps) {
  return (
    <p className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-card p-5 sm:px-6">
      <span className="text-lead font-semibold">{question}</span>
      <ButtonLink href={ROUTES.contact} tone="quiet" hasArrow>
        {action}
      </ButtonLink>
    </p>
  );
}
