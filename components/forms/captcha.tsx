'use client';

import { Turnstile } from '@marsidev/react-turnstile';

/** The normal size does not fit the smallest phones. */
const ROOMY = '(min-width: 380px)';

/** Turnstile: light, of normal size (specification §9, Captcha). It adds its token to the form. */
export function Captcha({ siteKey, action }: { siteKey: string; action: string }) {
  const size = matchMedia(ROOMY).matches ? 'normal' : 'compact';
  return <Turnstile siteKey={siteKey} options={{ action, theme: 'light', size }} />;
}
