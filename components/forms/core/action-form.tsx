'use client';

import './forms.css';
import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import {
  type FormAction,
  type FormKind,
  HONEYPOT_FIELD,
  IDLE,
  TOKEN_FIELD,
} from '@/lib/forms/action-result';
import { hasDraft } from './drafts';
import type { EnhancedForm } from './enhance-form';
import { FormContext, type FormView, toView } from './form-view';

type ActionFormProps = {
  kind: FormKind;
  /** Where a page without JavaScript comes back to; starts the ids of the fields. */
  id: string;
  action: FormAction;
  /** Shown when even the answer did not come. */
  failed: string;
  /** Names the form to assistive technology. */
  label: string;
  /** The rules are the form's own sentences, also before any script runs. */
  hasOwnRules?: boolean;
  onSent?: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A form that works without JavaScript: the browser posts it, the page comes back with the answer
 * and everything typed. From the first touch on, `enhance-form` takes over: rules while the
 * visitor is still on the page, drafts, toasts. Until then it costs nothing.
 */
export function ActionForm({
  kind,
  id,
  action,
  failed,
  label,
  hasOwnRules,
  onSent,
  className,
  children,
}: ActionFormProps) {
  const [answer, post] = useActionState(action, IDLE, `#${id}`);
  const [view, setView] = useState<FormView>(() => toView(answer));
  const [isTouched, setTouched] = useState(false);
  const [answers, setAnswers] = useState(0);
  const [token, setToken] = useState('token' in answer ? answer.token : '');
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<EnhancedForm | null> | null>(null);
  const enhanced = useRef<EnhancedForm | null>(null);
  const isBusy = useRef(false);

  function enhance(): Promise<EnhancedForm | null> {
    setTouched(true);
    loading.current ??= import('./enhance-form')
      .then(({ enhanceForm }) => {
        if (!form.current) return null;
        enhanced.current = enhanceForm({
          form: form.current,
          kind,
          action,
          show: (change) => setView((shown) => ({ ...shown, ...change })),
          onAnswer: () => setAnswers((count) => count + 1),
          onSent: () => onSent?.(),
        });
        return enhanced.current;
      })
      .catch(() => {
        // The line broke: the next touch tries again, and sending works without it.
        loading.current = null;
        return null;
      });
    return loading.current;
  }

  const begin = useRef(enhance);
  useEffect(() => {
    if (hasDraft(kind)) void begin.current();
    return () => enhanced.current?.stop();
  }, [kind]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    if (!enhanced.current) setView((shown) => ({ ...shown, phase: 'sending' }));
    const live = await enhance();
    await (live ? live.submit() : sendPlainly());
    isBusy.current = false;
  }

  async function sendPlainly() {
    if (!form.current) return;
    try {
      const result = await action(IDLE, new FormData(form.current));
      setView(toView(result));
      if ('token' in result) setToken(result.token);
    } catch {
      setView({ phase: 'failed', message: failed, errors: {} });
    }
  }

  const values = 'values' in answer ? answer.values : {};
  return (
    <FormContext value={{ ...view, id, values, isTouched, answers }}>
      <form
        ref={form}
        id={id}
        action={post}
        onSubmit={onSubmit}
        onFocus={enhance}
        onPointerDown={enhance}
        aria-label={label}
        noValidate={hasOwnRules || isTouched}
        className={cn('scroll-mt-28', className)}
      >
        <input type="hidden" name={TOKEN_FIELD} value={token} />
        <div className="form-trap" aria-hidden="true">
          <label htmlFor={`${id}-${HONEYPOT_FIELD}`}>Leave this empty</label>
          <input
            id={`${id}-${HONEYPOT_FIELD}`}
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        {children}
      </form>
    </FormContext>
  );
}
