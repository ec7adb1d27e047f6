'use client';

import { use, useEffect, useRef, useState } from 'react';
import { SUBMIT_STATES } from '@/components/forms/core/fields';
import { FormContext } from '@/components/forms/core/form-view';
import { button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { LIMITS } from '@/lib/forms/form-limits';

type NewsletterFieldProps = {
  label: string;
  submit: string;
  sending: string;
  tone: 'paper' | 'ink';
};

/** An address and its button, which waits for the address (specification §4, Newsletter). */
export function NewsletterField({ label, submit, sending, tone }: NewsletterFieldProps) {
  const { id, phase, errors, values } = use(FormContext);
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Without a script nothing would ever enable the button again, so only a script disables it.
  useEffect(() => {
    const field = input.current;
    const look = () => setEmpty(field?.value.trim() === '');
    look();
    field?.addEventListener('refill', look);
    return () => field?.removeEventListener('refill', look);
  }, []);
  const error = errors.email;
  const isSending = phase === 'sending';
  return (
    <div className={cn('form-field', tone === 'ink' && 'form-on-ink')}>
      <label htmlFor={`${id}-email`}>{label}</label>
      <div className="flex flex-col gap-2 min-[400px]:flex-row">
        <input
          ref={input}
          id={`${id}-email`}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={LIMITS.email}
          placeholder="you@company.com"
          defaultValue={values.email ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-email-error` : undefined}
          onInput={(event) => setEmpty(event.currentTarget.value.trim() === '')}
          className="form-control"
        />
        <button
          type="submit"
          disabled={isSending || isEmpty}
          data-form-submit=""
          className={cn(button(), SUBMIT_STATES, 'min-h-12 flex-none')}
        >
          {isSending ? sending : submit}
        </button>
      </div>
      {error && (
        <p id={`${id}-email-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  );
}
