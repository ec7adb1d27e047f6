'use client';

import { use } from 'react';
import { button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { FormContext } from './form-context';

type SubmitButtonProps = {
  children: string;
  sending: string;
  className?: string;
};

/** Names what it does, and while it does it, what it is doing. */
export function SubmitButton({ children, sending, className }: SubmitButtonProps) {
  const { phase } = use(FormContext);
  const isSending = phase === 'sending';
  return (
    <button
      type="submit"
      // Not `disabled`, which would take the focus away: the form takes one press at a time.
      aria-disabled={isSending || undefined}
      data-phase={phase}
      className={cn('form-submit submit-button', button({ size: 'lg' }), className)}
    >
      {isSending ? sending : children}
    </button>
  );
}
