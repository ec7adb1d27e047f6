import { CAPTCHA_COPY } from '@/content/captcha';
import { CaptchaAlternative } from './captcha-alternative';
import { readDraft, saveDraft } from './drafts';

/** Instead of a captcha that cannot be loaded: the way to the form that needs none, with everything typed. */
export function CaptchaUnavailable({ action }: { action: string }) {
  return (
    <p>
      {CAPTCHA_COPY.unavailable}{' '}
      <CaptchaAlternative onClickCapture={() => addToQuoteDraft(action)} />
    </p>
  );
}

/** What was typed here joins a quote that was begun elsewhere. */
function addToQuoteDraft(form: string): void {
  const typed = Object.entries(readDraft(form) ?? {}).filter(([, text]) => text !== '');
  if (typed.length > 0) saveDraft('quote', { ...readDraft('quote'), ...Object.fromEntries(typed) });
}
