'use client';

import { lazy, Suspense, use } from 'react';
import { FormContext } from './form-view';

const Captcha = lazy(async () => ({ default: (await import('./captcha')).Captcha }));

/** Room for the captcha, which is asked for when the visitor has begun to fill the form. */
export function CaptchaField({ siteKey, action }: { siteKey: string; action: string }) {
  const { isTouched, answers } = use(FormContext);
  return (
    <div className="min-h-[65px] sm:col-span-2">
      {isTouched && (
        <Suspense>
          {/* A token counts once: each answer asks for a new one. */}
          <Captcha key={answers} siteKey={siteKey} action={action} />
        </Suspense>
      )}
    </div>
  );
}
