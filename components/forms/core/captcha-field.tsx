'use client';

import { type ComponentType, use, useEffect, useState } from 'react';
import { CAPTCHA_COPY } from '@/content/captcha';
import { CaptchaAlternative } from './captcha-alternative';
import { CaptchaUnavailable } from './captcha-unavailable';
import { FormContext } from './form-context';

type CaptchaProps = { siteKey: string; action: string };

/** Room for the captcha, which is loaded when the visitor has begun to fill the form. */
export function CaptchaField({ siteKey, action }: CaptchaProps) {
  const { live } = use(FormContext);
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps> | null>(null);
  const responses = live?.responses;
  useEffect(() => {
    if (responses === undefined) return;
    // Not `lazy`: a download that fails would be the end of the screen. The next response tries again.
    import('./captcha').then(
      (loaded) => setCaptcha(() => loaded.Captcha),
      () => setCaptcha(() => CaptchaUnavailable),
    );
  }, [responses]);
  return (
    <div className="min-h-[65px] sm:col-span-2">
      <p className="hidden noscript:block">
        {CAPTCHA_COPY.withoutScript} <CaptchaAlternative />
      </p>
      {/* A token counts once: after each response the visitor needs a new one. */}
      {Captcha && <Captcha key={responses} siteKey={siteKey} action={action} />}
    </div>
  );
}
