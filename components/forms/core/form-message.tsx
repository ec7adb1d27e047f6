'use client';

import { use } from 'react';
import { cn } from '@/lib/cn';
import { FormContext } from './form-context';

/** What became of the form, in the form; the toast announces it. */
export function FormMessage({ className }: { className?: string }) {
  const { phase, message } = use(FormContext);
  if (!message || phase === 'sending') return null;
  return (
    <p className={cn('form-message', className)} data-phase={phase}>
      {message}
    </p>
  );
}
