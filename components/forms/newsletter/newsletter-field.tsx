'use client';

import { use, useEffect, useRef, useState } from 'react';
import { useField } from '@/components/forms/core/fields';
import { FormContext } from '@/components/forms/core/form-context';
import { button } from '@/components/ui/button';
import { NEWSLETTER_FORM_COPY } from '@/content/forms';
import { cn } from '@/lib/cn';

const copy = NEWSLETTER_FORM_COPY;

/** An address and its button, which is disabled without one (specification §4, Newsletter). */
export function NewsletterField({ sending, tone }: { sending: string; tone: 'paper' | 'ink' }) {
  const { phase, live } = use(FormContext);
  const { control, error } = useField('email');
  const [isBlank, setBlank] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  // Without a script nothing would ever enable the button again, so only a script disables it.
  useEffect(() => {
    setBlank(!field.current?.querySelector('input')?.value.trim());
  }, []);
  const isSending = phase === 'sending';
  return (
    <div ref={field} className={cn('form-field', tone === 'ink' && 'form-on-ink')}>
      <label htmlFor={control.id}>{copy.email}</label>
      <div className="form-line">
        <input
          {...control}
          type="email"
          autoComplete="email"
          placeholder={copy.placeholder}
          onInput={(event) => setBlank(!event.currentTarget.value.trim())}
          className="form-control"
        />
        {error && (
          <p id={`${control.id}-error`} className="form-error">
            {error}
          </p>
        )}
        <button
          type="submit"
          disabled={live?.isBlank ?? isBlank}
          aria-disabled={isSending || undefined}
          className={cn(button(), 'submit-button min-h-12 flex-none')}
        >
          {isSending ? sending : copy.submit}
        </button>
      </div>
    </div>
  );
}
