'use client';

import { Turnstile } from '@marsidev/react-turnstile';
import { useState } from 'react';
import { CaptchaUnavailable } from './captcha-unavailable';

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
  if (hasFailed) return <CaptchaUnavailable action={action} />;
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
