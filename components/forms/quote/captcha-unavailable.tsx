import type { MouseEvent } from 'react';
import { handOverDraft } from '@/components/forms/core/hand-over-draft';
import { CAPTCHA_COPY } from '@/content/captcha';
import { CaptchaAlternative } from './captcha-alternative';
import type { sectionQuoteSchema } from './quote-schema';

/** What the forms with a captcha ask for; the rules themselves are loaded later. */
const FIELDS = Object.keys({
  name: true,
  email: true,
  service: true,
  message: true,
} satisfies Record<keyof (typeof sectionQuoteSchema)['shape'], true>);

/** Instead of a captcha that cannot be loaded: the way to the form that needs none, with everything typed. */
export function CaptchaUnavailable({ action }: { action: string }) {
  const handOver = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const form = currentTarget.closest('form');
    if (form) handOverToQuote(form, action);
  };
  return (
    <p>
      {CAPTCHA_COPY.unavailable} <CaptchaAlternative onClickCapture={handOver} />
    </p>
  );
}

/** What was typed here joins a quote that was begun elsewhere, and is sent with it: not once more from here. */
function handOverToQuote(form: HTMLFormElement, kind: string): void {
  const data = new FormData(form);
  const typed = FIELDS.flatMap((name) => {
    const text = data.get(name);
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
  if (typed.length > 0) handOverDraft(kind, 'quote', Object.fromEntries(typed));
}
