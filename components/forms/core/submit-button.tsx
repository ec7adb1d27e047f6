'use client';

import { use } from 'react';
import { button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { FormContext } from './form-context';

/** A button that cannot be pressed; its text is still read. */
export const DISABLED_BUTTON =
  'disabled:cursor-default disabled:bg-line disabled:text-muted aria-disabled:cursor-default aria-disabled:bg-line aria-disabled:text-muted aria-disabled:inset-ring-0';

/** The same on a dark ground, where it must not be louder than the links around it. */
export const DISABLED_ON_INK =
  'disabled:cursor-default disabled:bg-ink-2 disabled:text-on-ink-muted aria-disabled:cursor-default aria-disabled:bg-ink-2 aria-disabled:text-on-ink-muted aria-disabled:inset-ring-0';

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
      className={cn('form-submit', button({ size: 'lg' }), DISABLED_BUTTON, className)}
    >
      {isSending ? sending : children}
    </button>
  );
}
