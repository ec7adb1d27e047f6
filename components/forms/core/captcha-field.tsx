'use client';

import { lazy, Suspense, use } from 'react';
import { FormContext } from './form-context';

const Captcha = lazy(async () => ({ default: (await import('./captcha')).Captcha }));

/** Room for the captcha, which is loaded when the visitor has begun to fill the form. */
export function CaptchaField({ siteKey, action }: { siteKey: string; action: string }) {
  const { live } = use(FormContext);
  return (
    <div className="min-h-[65px] sm:col-span-2">
      {live && (
        <Suspense>
          {/* A token counts once: after each response the visitor needs a new one. */}
          <Captcha key={live.responses} siteKey={siteKey} action={action} />
        </Suspense>
      )}
    </div>
  );
}
