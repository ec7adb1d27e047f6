'use client';

import { Turnstile } from '@marsidev/react-turnstile';
import { useState } from 'react';
import { ROUTES } from '@/lib/routing/routes';
import { keepDraft, readDraft } from './drafts';

/** The normal size does not fit the smallest phones. */
const ROOMY = '(min-width: 380px)';

/**
 * Turnstile: light, of normal size (specification §9, Captcha). It adds its token to the form.
 * Where it cannot load, the form that needs none takes over, with everything typed.
 */
export function Captcha({ siteKey, action }: { siteKey: string; action: string }) {
  const [isBroken, setBroken] = useState(false);
  const size = matchMedia(ROOMY).matches ? 'normal' : 'compact';
  const giveUp = () => setBroken(true);
  if (isBroken) {
    return (
      <p>
        The CAPTCHA does not load here.{' '}
        <a
          href={ROUTES.quote}
          className="inline-flex min-h-11 items-center underline decoration-accent decoration-2 underline-offset-4"
          onClickCapture={() => keepDraft('quote', readDraft(action) ?? {})}
        >
          Send your request without it
        </a>
      </p>
    );
  }
  return (
    <Turnstile
      siteKey={siteKey}
      options={{ action, theme: 'light', size }}
      scriptOptions={{ onError: giveUp }}
      onError={giveUp}
      onUnsupported={giveUp}
    />
  );
}
