import type { MouseEventHandler } from 'react';
import { CAPTCHA_COPY } from '@/content/captcha';
import { ROUTES } from '@/lib/routing/routes';

/** Leads to the form that needs no captcha. */
export function CaptchaAlternative({
  onClickCapture,
}: {
  onClickCapture?: MouseEventHandler<HTMLAnchorElement>;
}) {
  return (
    <a
      href={ROUTES.quote}
      className="inline-flex min-h-11 items-center underline decoration-accent decoration-2 underline-offset-4"
      onClickCapture={onClickCapture}
    >
      {CAPTCHA_COPY.alternative}
    </a>
  );
}
