'use client';

import { type ComponentType, use, useEffect, useState } from 'react';
import { FormContext } from '@/components/forms/core/form-context';
import { CAPTCHA_COPY } from '@/content/captcha';
import type { CaptchaProps } from './captcha';
import { CaptchaAlternative } from './captcha-alternative';
import { CaptchaUnavailable } from './captcha-unavailable';

type CaptchaFieldProps = Pick<CaptchaProps, 'siteKey' | 'action'>;

/** Room for the captcha, which is loaded when the visitor has begun to fill the form. */
export function CaptchaField({ siteKey, action }: CaptchaFieldProps) {
  const { live, phase, isAnnounced } = use(FormContext);
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps>>();
  const responses = live?.responses;
  // A result that is announced is of a press on this page; that of a post came with the page.
  const isStuck = !live && phase === 'failed' && isAnnounced;
  useEffect(() => {
    // Nothing but the form's own script could bring a captcha, and it did not come.
    if (isStuck) setCaptcha(() => CaptchaUnavailable);
    if (responses === undefined) return;
    // Not `lazy`: a download that fails would be the end of the screen. The next response tries again.
    import('./captcha').then(
      (loaded) => setCaptcha(() => loaded.Captcha),
      () => setCaptcha(() => CaptchaUnavailable),
    );
  }, [responses, isStuck]);
  return (
    // That it cannot be loaded is said while somebody types in another field.
    <div role="status" className="min-h-[65px] sm:col-span-2">
      <p className="hidden noscript:block">
        {CAPTCHA_COPY.withoutScript} <CaptchaAlternative />
      </p>
      {/* A token counts once: after each response the visitor needs a new one. */}
      {Captcha && (
        <Captcha
          key={responses}
          siteKey={siteKey}
          action={action}
          isMissing={Boolean(live?.isCaptchaMissing)}
        />
      )}
    </div>
  );
}
