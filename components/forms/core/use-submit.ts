import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dismissErrors, loadToaster, showToast } from '@/components/forms/toast/show-toast';
import type { ToastTone } from '@/components/forms/toast/toast-types';
import { messages } from '@/content/messages';
import { CAPTCHA_FIELD, type FormAction, type FormKind } from '@/lib/forms/action-result';
import { readDraft, saveDraft } from './drafts';
import { FORM_CONFIG } from './form-config';
import { emptyTexts } from './form-texts';
import { hasFocus } from './has-focus';
import { type Outcome, sendForm } from './send-form';
import { shake } from './shake';
import { signOut } from './sign-out';
import { createTokenClient } from './token-client';

/** Longer than the site takes for a form while whatever it waits for fails. */
const SLOW_AFTER_MS = 30_000;

/** What the form says once it was saved. */
export type Sent = { phase: 'sent' | 'warned'; message: string };

type Options = {
  form: HTMLFormElement;
  kind: FormKind;
  action: FormAction;
  /** Shown when no response came. */
  failed: string;
  methods: UseFormReturn<Record<string, string>>;
};

/**
 * Checks the fields, sends them and shows the result: in the form, in a toast, by a shake
 * (specification §4, §8 and §9). Nothing that was typed is lost unless it was saved.
 */
export function useSubmit({ form, kind, action, failed, methods }: Options) {
  const config = FORM_CONFIG[kind];
  const [tokens] = useState(() => createTokenClient(kind));
  const [responses, setResponses] = useState(0);
  const [isCaptchaMissing, setCaptchaMissing] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [isSlow, setSlow] = useState(false);
  const [hasToasts, setToasts] = useState(true);
  useEffect(() => {
    tokens.prefetch();
    // A region must be on the page for a while before its first text is read out.
    void loadToaster();
  }, [tokens]);

  async function notify(tone: ToastTone, message: string): Promise<void> {
    // Meanwhile the dialog may be closed.
    await loadToaster();
    // All but an open dialog is out of reach, to the eye and to assistive technology. It need not be the
    // form's: one that was closed and opened again has another form.
    const isInDialog = document.querySelector('dialog[open][data-toasts]') !== null;
    setToasts(await showToast({ tone, message, place: config.toast, isInDialog }));
  }

  /** Fields must be corrected; react-hook-form shows the messages and focuses the first field. */
  function reject(names: readonly string[], message: string): void {
    void notify('error', message);
    const fields = names.map((name) => methods.getFieldState(name).error?.ref);
    shake(config.shakes === 'form' ? [form] : fields);
  }

  /** Nothing was sent, and it was not the visitor's fault. */
  function fail(message: string): void {
    // That there is no connection is said in the form while there is none, and no longer.
    if (message !== messages.form.offline) methods.setError('root.server', { message });
    void notify('error', message);
    shake([config.shakes === 'form' ? form : form.querySelector('[type="submit"]')]);
  }

  async function send(): Promise<boolean> {
    const captcha = form.elements.namedItem(CAPTCHA_FIELD);
    if (captcha instanceof HTMLInputElement && captcha.value === '') {
      fail(messages.form.captcha);
      return false;
    }
    void dismissErrors();
    const texts = methods.getValues();
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    const result = await sendForm({ data: new FormData(form), action, tokens });
    clearTimeout(timer);
    setSlow(false);
    setResponses((count) => count + 1);
    const asksForCaptcha = result?.status === 'failed' && result.reason === 'captcha';
    setCaptchaMissing(asksForCaptcha && captcha === null);
    if (!result) fail(navigator.onLine ? failed : messages.form.offline);
    else if (asksForCaptcha && captcha === null) {
      tokens.store(result.token);
      fail(messages.form.captchaUnavailable);
    } else show(result, texts);
    return result?.status === 'sent';
  }

  /** What was typed meanwhile is not sent yet: it stays, with the fields that belong to it. */
  function clearSent(texts: Record<string, string>): void {
    const names = Object.keys(texts);
    if (names.some((name) => methods.getValues(name) !== texts[name])) return;
    methods.reset(emptyTexts(form, Object.keys(config.schema.shape)), { keepFieldsRef: true });
    // A dialog that was opened again meanwhile has another form by now, and its draft.
    const draft = readDraft(kind);
    if (names.every((name) => (draft?.[name] ?? '') === texts[name])) saveDraft(kind, {});
  }

  /** `texts`: what was in the fields when they were sent. */
  function show(result: Outcome, texts: Record<string, string>): void {
    if ('token' in result) tokens.store(result.token);
    switch (result.status) {
      case 'idle':
        return;
      case 'refused':
        fail(messages.tooManyRequests);
        return;
      case 'sent':
        tokens.drop();
        clearSent(texts);
        setSent({ phase: result.isNotified ? 'sent' : 'warned', message: result.message });
        void notify(result.isNotified ? 'success' : 'warning', result.message);
        // A button that waits for a text is disabled again, and a disabled one loses the focus.
        if (config.focusAfterSent && hasFocus(form)) methods.setFocus(config.focusAfterSent);
        return;
      case 'invalid': {
        const names = Object.keys(result.fieldErrors);
        const shouldFocus = hasFocus(form);
        for (const [name, message] of Object.entries(result.fieldErrors)) {
          methods.setError(name, { message }, { shouldFocus: shouldFocus && name === names[0] });
        }
        reject(names, result.message);
        return;
      }
      case 'failed':
        if (result.reason === 'unauthorized') {
          methods.setError('root.server', { message: result.message });
          void notify('warning', result.message);
          signOut();
        } else {
          fail(result.message);
        }
    }
  }

  async function submit(): Promise<boolean> {
    let isSent = false;
    // From here on its message stands beside the button (forms.css).
    form.dataset.pressed = '';
    setSent(null);
    const submitValid = methods.handleSubmit(
      async () => {
        isSent = await send();
      },
      (errors) => reject(Object.keys(errors), messages.form.fixErrors),
    );
    try {
      await submitValid();
      if (!isSent) showFocused(form);
    } catch (error) {
      if (!isSent) fail(failed);
      throw error;
    }
    return isSent;
  }

  const { prefetch } = tokens;
  return { submit, prefetch, responses, isCaptchaMissing, sent, setSent, isSlow, hasToasts };
}

/** A field that lies behind the bar of the page is in view for Safari, which does not scroll to it, nor to any label. */
function showFocused(form: HTMLFormElement): void {
  const { activeElement } = document;
  if (form.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
}
