'use client';

import { use } from 'react';
import { FormContext } from './form-context';

/**
 * What became of the form, in the form. A toast announces it; where there is none, this does, by a live
 * region that was there before.
 */
export function FormMessage({ className }: { className?: string }) {
  const { phase, message, isAnnounced } = use(FormContext);
  const text = message && (
    <p className="form-message" data-phase={phase}>
      {message}
    </p>
  );
  return (
    <>
      <div role="status" className={text && isAnnounced ? className : 'sr-only'}>
        {isAnnounced && text}
      </div>
      {!isAnnounced && text && <div className={className}>{text}</div>}
    </>
  );
}
