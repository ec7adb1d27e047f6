'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messages } from '@/content/messages';
import type { FieldTexts, FormAction, FormKind } from '@/lib/forms/action-result';
import { readDraft, saveDraft } from './drafts';
import { FORM_CONFIG } from './form-config';
import type { FormView, LiveFields } from './form-context';
import { isTyped, readTexts, toTexts, withChanges } from './form-texts';
import { takeOverDraft } from './hand-over-draft';
import { useOfflineMessage } from './use-offline-message';
import { type Sent, useSubmit } from './use-submit';

export type LiveFormHandle = {
  /** Checks the fields and sends them. Returns whether they were sent. */
  submit(): Promise<boolean>;
};

export type LiveFormProps = {
  ref: Ref<LiveFormHandle>;
  form: RefObject<HTMLFormElement | null>;
  /** The one that a visitor may have typed into before React came; it need not be in the document any more. */
  first: HTMLFormElement | null;
  kind: FormKind;
  action: FormAction;
  /** Shown when no response came. */
  failed: string;
  /** What the form shows so far, for example the result of a post before any script ran. */
  view: FormView;
  onView: (view: FormView) => void;
  onFields: (fields: LiveFields) => void;
};

/**
 * react-hook-form for a form that is already on the page. It renders nothing: the fields are those
 * of the server, they register themselves once `onFields` has handed them `register`.
 */
export function LiveForm({ form, ...props }: LiveFormProps) {
  return form.current && <AttachedForm {...props} form={form.current} />;
}

function AttachedForm(props: Omit<LiveFormProps, 'form'> & { form: HTMLFormElement }) {
  const { ref, form, first, kind, action, failed, view, onView, onFields } = props;
  const { schema } = FORM_CONFIG[kind];
  // What stands in the fields now; a draft where nothing was typed yet.
  const [start] = useState(() => {
    const draft = takeOverDraft(kind);
    const names = Object.keys(schema.shape);
    const typed = first ? readTexts(first, names, draft) : draft;
    return { view, draft, texts: readTexts(form, names, typed) };
  });
  const methods = useForm<Record<string, string>>({
    defaultValues: start.texts,
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    // Editing a field clears its error (specification §4); the next press applies the rules again.
    reValidateMode: 'onSubmit',
  });
  const { control, register, setValue, getValues, setError, clearErrors, subscribe } = methods;
  const { errors, isSubmitting } = methods.formState;
  const submitting = useSubmit({ form, kind, action, failed, methods });
  const { submit, prefetch, responses, isCaptchaMissing, sent, setSent } = submitting;
  const { isSlow, hasToasts } = submitting;
  useImperativeHandle(ref, () => ({ submit }));

  useEffect(() => {
    const { phase, message, errors } = start.view;
    for (const [name, text] of Object.entries(errors)) setError(name, { message: text });
    if (message && (phase === 'sent' || phase === 'warned')) setSent({ phase, message });
    else if (phase !== 'sending' && message) setError('root.server', { message });
  }, [start, setError, setSent]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ name, type }) {
          if (type !== 'change') return;
          prefetch();
          setSent(null);
          clearErrors('root');
          clearErrors(name);
        },
      }),
    [subscribe, prefetch, clearErrors, setSent],
  );

  const texts = useWatch({ control });
  const seen = useRef<Partial<FieldTexts>>(start.draft ?? {});
  useEffect(() => {
    const draft = withChanges(readDraft(kind), seen.current, texts);
    seen.current = texts;
    saveDraft(kind, isTyped(form, draft) ? draft : {});
  }, [kind, form, texts]);

  const offline = useOfflineMessage();
  const failure = errors.root?.server?.message ?? null;
  const waiting = offline ?? (isSlow ? messages.form.slow : null);
  const message = isSubmitting ? waiting : (sent?.message ?? offline ?? failure);
  const isAnnounced = message !== null && (message === waiting || !hasToasts);
  const isInvalid = Object.keys(errors).some((name) => name !== 'root');
  const phase = toPhase({ isSubmitting, sent, isInvalid, failure });
  useLayoutEffect(() => {
    onView({ phase, message, isAnnounced, errors: toTexts(errors) });
  }, [onView, phase, message, isAnnounced, errors]);

  const rewrite = useCallback(
    (name: string, chosen: string | null) => {
      setValue(name, chosen ?? getValues(name));
      // What a draft chose may be offered no more: nothing is chosen then.
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) setValue(name, field.value);
    },
    [form, setValue, getValues],
  );
  const isBlank = Object.values(texts).every((text) => !text?.trim());
  const fields = useMemo(
    () => ({ register, rewrite, isBlank, responses, isCaptchaMissing }),
    [register, rewrite, isBlank, responses, isCaptchaMissing],
  );
  useLayoutEffect(() => onFields(fields), [onFields, fields]);
  return null;
}

type Outcome = {
  isSubmitting: boolean;
  sent: Sent | null;
  isInvalid: boolean;
  failure: string | null;
};

function toPhase({ isSubmitting, sent, isInvalid, failure }: Outcome): FormView['phase'] {
  if (isSubmitting) return 'sending';
  if (sent) return sent.phase;
  if (isInvalid) return 'invalid';
  return failure ? 'failed' : 'ready';
}
