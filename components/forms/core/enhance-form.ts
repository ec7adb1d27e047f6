'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import { showToast } from '@/components/forms/toast/show-toast';
import { messages } from '@/content/messages';
import { removeStoredLogin } from '@/lib/browser/stored-login';
import {
  type ActionResult,
  CAPTCHA_FIELD,
  type FieldTexts,
  type FormAction,
  type FormKind,
  HONEYPOT_FIELD,
  IDLE,
  TOKEN_FIELD,
} from '@/lib/forms/action-result';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { FORM_CONFIG } from './form-config';
import type { FormView } from './form-view';
import { shake } from './shake';
import { createTokenClient } from './token-client';

type FormHandle = {
  form: HTMLFormElement;
  kind: FormKind;
  action: FormAction;
  show: (change: Partial<FormView>) => void;
  onAnswer: () => void;
  onSent: () => void;
};

export type EnhancedForm = { submit(): Promise<void>; stop(): void };

/** Specification §9: a 401 leads home after this long. */
const SIGN_OUT_DELAY_MS = 2000;

/**
 * What a form gains from the first touch on: the rules of specification §5 before anything is
 * sent, a draft that survives reloads, a token, toasts, and one answer per press of Send. The
 * fields stay those of the page: react-hook-form reads them, nothing is drawn anew.
 */
export function enhanceForm({
  form,
  kind,
  action,
  show,
  onAnswer,
  onSent,
}: FormHandle): EnhancedForm {
  const traits = FORM_CONFIG[kind];
  const token = createTokenClient();
  const names = Object.keys(traits.schema.shape);
  const control = createFormControl<Record<string, string>>({
    resolver: zodResolver(traits.schema),
    defaultValues: textsOf(form, names),
    reValidateMode: 'onSubmit',
  });
  for (const name of names) control.register(name).ref(form.elements.namedItem(name));
  const listeners = new AbortController();
  let errors: FieldTexts = {};

  form.noValidate = true;
  restoreDraft(form, kind);
  keepDraft(kind, textsOf(form, names));
  form.addEventListener('input', onInput, listeners);
  form.addEventListener('change', onInput, listeners);
  addEventListener('offline', () => show({ message: messages.form.offline }), listeners);
  addEventListener('online', () => show({ message: null }), listeners);

  function onInput({ target }: Event): void {
    keepDraft(kind, textsOf(form, names));
    if (!(target instanceof Element)) return;
    const name = target.getAttribute('name') ?? '';
    if (!names.includes(name)) return;
    control.clearErrors(name);
    const { [name]: _corrected, ...others } = errors;
    errors = others;
    show({ errors, message: null, phase: 'ready' });
  }

  async function submit(): Promise<void> {
    for (const [name, text] of Object.entries(textsOf(form, names))) control.setValue(name, text);
    await control.handleSubmit(send, (found) => {
      errors = toSentences(found);
      show({ errors, message: null, phase: 'failed' });
      reject(messages.form.fixErrors);
    })();
  }

  async function send(): Promise<void> {
    const captcha = form.elements.namedItem(CAPTCHA_FIELD);
    if (captcha instanceof HTMLInputElement && captcha.value === '') {
      return fail(messages.form.captcha);
    }
    const focused = document.activeElement;
    show({ phase: 'sending', errors: {}, message: null });
    const result = await ask();
    onAnswer();
    if (result) answer(result);
    else fail(navigator.onLine ? traits.failed : messages.form.offline);
    if (result?.status === 'invalid') await focusFirstError();
    else await giveFocusBack(focused);
  }

  // `null`: no answer came. The same text sent again is the same record, so trying again is safe.
  async function ask(): Promise<ActionResult | null> {
    try {
      const first = await action(IDLE, withToken(await token.take()));
      if (first.status !== 'failed' || first.reason !== 'again') return first;
      // The page was open for long, or the token did not come: nobody has to press Send again.
      return await action(IDLE, withToken(await token.use(first.token)));
    } catch {
      return null;
    }
  }

  function withToken(value: string): FormData {
    const data = new FormData(form);
    data.set(TOKEN_FIELD, value);
    return data;
  }

  function answer(result: ActionResult): void {
    if (result.status === 'idle') return;
    if (result.status === 'sent') {
      dropDraft(kind);
      clear();
      show({ phase: 'sent', message: result.message, errors: {} });
      void showToast(result.isNotified ? 'success' : 'warning', result.message, traits.toast);
      onSent();
      return;
    }
    token.give(result.token);
    if (result.status === 'invalid') {
      errors = result.fieldErrors;
      show({ errors, message: null, phase: 'failed' });
      reject(result.message);
    } else if (result.reason === 'unauthorized') {
      signOut(result.message);
    } else {
      fail(result.message);
    }
  }

  /** Nothing was sent because of what was typed: the fields say what, and shake. */
  function reject(message: string): void {
    void showToast('error', message, traits.toast);
    void whenDrawn(() => form.querySelector('[aria-invalid="true"]') !== null).then(() =>
      shake(...form.querySelectorAll('[aria-invalid="true"]')),
    );
  }

  /** Nothing was sent, and it was not the visitor's fault. */
  function fail(message: string): void {
    show({ phase: 'failed', message, errors: {} });
    void showToast('error', message, traits.toast);
    const target = traits.shakes === 'form' ? form : form.querySelector('[data-form-submit]');
    if (target) requestAnimationFrame(() => shake(target));
  }

  function signOut(message: string): void {
    show({ phase: 'failed', message, errors: {} });
    void showToast('warning', message, traits.toast);
    setTimeout(() => {
      removeStoredLogin();
      location.assign('/');
    }, SIGN_OUT_DELAY_MS);
  }

  // The button that was pressed was disabled meanwhile, and a disabled one loses the focus.
  async function giveFocusBack(focused: Element | null): Promise<void> {
    const isLost = () => {
      const { activeElement } = document;
      return activeElement === null || activeElement.matches('body, dialog');
    };
    // It may still be on its way out when the answer comes at once, so it has to stay for a while.
    let framesKept = 0;
    await whenDrawn(() => {
      if (isLost() && focused instanceof HTMLElement) focused.focus();
      framesKept = isLost() ? 0 : framesKept + 1;
      return framesKept >= FRAMES_TO_KEEP;
    });
    // A button that waits for an address stays disabled once that was sent.
    if (isLost()) focusOn(form.elements.namedItem(names[0] ?? ''));
  }

  async function focusFirstError(): Promise<void> {
    const first = () => form.querySelector('[aria-invalid="true"]');
    await whenDrawn(() => first() !== null);
    focusOn(first());
  }

  // `form.reset()` would bring back what a page without JavaScript had been sent with.
  function clear(): void {
    for (const name of names) writeField(form, name, '');
    writeField(form, HONEYPOT_FIELD, '');
    errors = {};
  }

  return { submit, stop: () => listeners.abort() };
}

function focusOn(target: unknown): void {
  if (target instanceof HTMLElement) target.focus();
}

/** A slow phone may take as long to draw what an answer changed. */
const DRAWN_WITHIN_MS = 2000;
const FRAMES_TO_KEEP = 12;

/** Waits until what was shown is drawn, or until that has taken too long. */
async function whenDrawn(isDrawn: () => boolean): Promise<void> {
  const until = performance.now() + DRAWN_WITHIN_MS;
  while (!isDrawn() && performance.now() < until) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function toSentences(found: FieldErrors<Record<string, string>>): FieldTexts {
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, error]) =>
      error?.message ? [[name, error.message]] : [],
    ),
  );
}

function textsOf(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
}

/** Puts a draft back where nothing was typed meanwhile. */
function restoreDraft(form: HTMLFormElement, kind: FormKind): void {
  for (const [name, text] of Object.entries(readDraft(kind) ?? {})) {
    const field = form.elements.namedItem(name);
    const isEmpty = field !== null && 'value' in field && field.value === '';
    if (isEmpty) writeField(form, name, text);
  }
}

function writeField(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) field.dataset.wanted = text;
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    field.value = text;
    // Islands that look at a field learn of it as they do of typing.
    field.dispatchEvent(new Event('refill', { bubbles: true }));
  }
}
