'use client';

import { lazy, Suspense, use } from 'react';
import { CAPTCHA_COPY } from '@/content/captcha';
import { CaptchaAlternative } from './captcha-alternative';
import { FormContext } from './form-context';

const Captcha = lazy(async () => ({ default: (await import('./captcha')).Captcha }));

/** Room for the captcha, which is loaded when the visitor has begun to fill the form. */
export function CaptchaField({ siteKey, action }: { siteKey: string; action: string }) {
  const { live } = use(FormContext);
  return (
    <div className="min-h-[65px] sm:col-span-2">
      <p className="hidden noscript:block">
        {CAPTCHA_COPY.withoutScript} <CaptchaAlternative />
      </p>
      {live && (
        <Suspense>
          {/* A token counts once: after each response the visitor needs a new one. */}
          <Captcha key={live.responses} siteKey={siteKey} action={action} />
        </Suspense>
      )}
    </div>
  );
}
