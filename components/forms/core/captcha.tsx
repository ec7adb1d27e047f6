'use client';

import { Turnstile } from '@marsidev/react-turnstile';
import { useState } from 'react';
import { CAPTCHA_COPY } from '@/content/captcha';
import { CaptchaAlternative } from './captcha-alternative';
import { readDraft, saveDraft } from './drafts';

/** The normal size does not fit the smallest phones. */
const FITS_NORMAL_SIZE = '(min-width: 380px)';

/**
 * Turnstile: light, of normal size (specification §9, Captcha). It adds its token to the form.
 * Where it cannot be loaded, a link leads to the form that needs none, with everything typed.
 */
export function Captcha({ siteKey, action }: { siteKey: string; action: string }) {
  const [hasFailed, setFailed] = useState(false);
  const size = matchMedia(FITS_NORMAL_SIZE).matches ? 'normal' : 'compact';
  const fail = () => setFailed(true);
  if (hasFailed) {
    return (
      <p>
        {CAPTCHA_COPY.unavailable}{' '}
        <CaptchaAlternative onClickCapture={() => addToQuoteDraft(action)} />
      </p>
    );
  }
  return (
    <Turnstile
      siteKey={siteKey}
      options={{ action, theme: 'light', size }}
      scriptOptions={{ onError: fail }}
      onError={fail}
      onUnsupported={fail}
    />
  );
}

/** What was typed here joins a quote that was begun elsewhere. */
function addToQuoteDraft(form: string): void {
  const typed = Object.entries(readDraft(form) ?? {}).filter(([, text]) => text !== '');
  if (typed.length > 0) saveDraft('quote', { ...readDraft('quote'), ...Object.fromEntries(typed) });
}
