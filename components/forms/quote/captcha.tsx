'use client';

import { DEFAULT_SCRIPT_ID, Turnstile } from '@marsidev/react-turnstile';
import { useCallback, useEffect, useState } from 'react';
import { CaptchaUnavailable } from './captcha-unavailable';

export type CaptchaProps = {
  siteKey: string;
  action: string;
  /** The server asks for it, and it was not on the page: it may still be loading, or never come. */
  isMissing: boolean;
};

/** The normal size does not fit the smallest phones. */
const FITS_NORMAL_SIZE = '(min-width: 380px)';

/**
 * Turnstile: light, of normal size (specification §9, Captcha). It adds its token to the form.
 * Where it cannot be loaded, a link leads to the form that needs none, with everything typed.
 */
export function Captcha({ siteKey, action, isMissing }: CaptchaProps) {
  const [hasFailed, setFailed] = useState(false);
  const [isThere, setThere] = useState(false);
  const size = matchMedia(FITS_NORMAL_SIZE).matches ? 'normal' : 'compact';
  const fail = useCallback(() => setFailed(true), []);
  useEffect(() => {
    // By now `Turnstile` has added it, or it was there before: it may still fail for this captcha too.
    const script = document.getElementById(DEFAULT_SCRIPT_ID);
    script?.addEventListener('error', removeScript);
    script?.addEventListener('error', fail);
    return () => script?.removeEventListener('error', fail);
  }, [fail]);
  return (
    <>
      {(hasFailed || (isMissing && !isThere)) && <CaptchaUnavailable action={action} />}
      {!hasFailed && (
        <Turnstile
          siteKey={siteKey}
          options={{ action, theme: 'light', size }}
          onWidgetLoad={() => setThere(true)}
          onError={fail}
          onUnsupported={fail}
        />
      )}
    </>
  );
}

/**
 * `Turnstile` adds none where there is one: the next captcha could not try again. One for all captchas, as
 * the script may fail after the last of them is gone.
 */
function removeScript(): void {
  document.getElementById(DEFAULT_SCRIPT_ID)?.remove();
}
