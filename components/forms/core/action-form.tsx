'use client';

import './forms.css';
import {
  type FormEvent,
  type InputEvent,
  type ReactNode,
  useActionState,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { OFFLINE, TOO_MANY_REQUESTS } from '@/content/forms';
import { inTime } from '@/lib/browser/in-time';
import {
  type FormAction,
  type FormKind,
  HONEYPOT_FIELD,
  IDLE,
  SIGN_OUT_DELAY_MS,
  TOKEN_FIELD,
} from '@/lib/forms/action-result';
import { readDraft, saveDraft } from './drafts';
import { FormContext, type FormView, type LiveFields, READY, toView } from './form-context';
import { hasFocus } from './has-focus';
import { Honeypot } from './honeypot';
import type { LiveForm, LiveFormHandle } from './live-form';

type ActionFormProps = {
  kind: FormKind;
  /** Where a page without JavaScript comes back to; starts the ids of the fields. */
  id: string;
  action: FormAction;
  /** Shown when no response came. */
  failed: string;
  /** Names the form to assistive technology. */
  label: string;
  /** The rules are the form's own sentences, also before any script runs. */
  hasOwnRules?: boolean;
  onSent?: () => void;
  className?: string;
  children: ReactNode;
};

/** Longer than the site takes while whatever it waits for fails; the same text sent again makes one record. */
const MAX_SENDING_MS = 30_000;

/** Whether React has taken over the forms of the document; what comes later is its own. */
let isHydrated = false;

/** Nothing but a field fires it. */
type TypedEvent = InputEvent<HTMLFormElement> & { target: { name: string; value: string } };

/**
 * A form that works without JavaScript: the browser posts it, the page comes back with the result
 * and everything typed. With the first touch `LiveForm` is loaded, and with it react-hook-form:
 * rules while the visitor is still on the page, drafts, toasts. Until then it costs nothing.
 */
export function ActionForm(props: ActionFormProps) {
  const { kind, id, action, failed, label, hasOwnRules, onSent, className, children } = props;
  const [posted, post] = useActionState(action, IDLE, `#${id}`);
  const [result, setResult] = useState(posted);
  const [view, setView] = useState<FormView>(() => toView(result));
  const [fields, setFields] = useState<LiveFields | null>(null);
  const [isTouched, setTouched] = useState(false);
  const [Live, setLive] = useState<typeof LiveForm | null>(null);
  // That of the document: where an extension or a translation has changed the page before, React replaces it.
  const [first] = useState(() => (isHydrated ? null : globalThis.document?.forms.namedItem(id)));
  const form = useRef<HTMLFormElement>(null);
  const live = useRef<LiveFormHandle>(null);
  const loading = useRef<Promise<void> | null>(null);
  const isBusy = useRef(false);

  const load = useCallback(() => {
    // At once: from here on our own rules speak, not the browser's, also to this very press.
    setTouched(true);
    loading.current ??= inTime(import('./live-form')).then(
      // At once, so that no key can be pressed between reading a field and registering it.
      ({ LiveForm }) => flushSync(() => setLive(() => LiveForm)),
      () => {
        // The line broke, or hangs: the next touch tries again, and sending works without it.
        loading.current = null;
      },
    );
    return loading.current;
  }, []);

  useEffect(() => {
    isHydrated = true;
    if (readDraft(kind)) void load();
    first?.querySelectorAll<HTMLInputElement>('input,textarea').forEach((field) => {
      if (field.value !== field.defaultValue) void load();
    });
  }, [kind, first, load]);

  /** Stores what is typed while nothing else does: the form may be closed before `LiveForm` is there. */
  function onInput({ target: { name, value } }: TypedEvent) {
    // Who was in a field before the scripts ran has come with no focus.
    void load();
    // The honeypot may be filled by a browser; no draft is offered for it.
    if (live.current || name === HONEYPOT_FIELD) return;
    saveDraft(kind, { ...readDraft(kind), [name]: value });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (!live.current) setView({ ...READY, phase: 'sending' });
      await load();
      const isSent = await (live.current?.submit() ?? sendPlainly());
      if (isSent) onSent?.();
    } catch (error) {
      reportError(error);
    } finally {
      isBusy.current = false;
    }
  }

  /** Without `LiveForm`; the server applies the rules. */
  async function sendPlainly(): Promise<boolean> {
    const { current } = form;
    if (!current) return false;
    const draft = JSON.stringify(readDraft(kind));
    try {
      const response = await inTime(action(IDLE, new FormData(current)), MAX_SENDING_MS);
      const isSent = response.status === 'sent';
      // What was typed meanwhile is not sent yet: it stays, with the fields that belong to it.
      const isDone = isSent && JSON.stringify(readDraft(kind)) === draft;
      flushSync(() => {
        setView({ ...toView(response), isAnnounced: true });
        // With its token, and without those of a form that was sent: it is valid for one text.
        setResult(response);
      });
      if (isDone) {
        current.reset();
        saveDraft(kind, {});
      }
      if (hasFocus(current)) current.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      // What removes the stored session, which nothing writes, could not be loaded either.
      if ('reason' in response && response.reason === 'unauthorized')
        setTimeout(() => location.assign('/'), SIGN_OUT_DELAY_MS);
      return isSent;
    } catch (error) {
      const message = reasonIn(error) ?? failed;
      setView({ ...READY, phase: 'failed', message, isAnnounced: true });
      return false;
    }
  }

  const { values, token } = { values: {}, token: '', ...result };
  return (
    <FormContext value={{ ...view, id, values, live: fields }}>
      <form
        ref={form}
        id={id}
        action={post}
        onSubmit={onSubmit}
        onInput={onInput}
        onFocus={load}
        onPointerDown={load}
        aria-label={label}
        noValidate={hasOwnRules || isTouched}
        className={className}
      >
        <input type="hidden" name={TOKEN_FIELD} value={token} />
        {/* A browser may have filled it: after a response the next attempt starts without. */}
        <Honeypot key={token + (fields?.responses ?? 0)} id={id} />
        {children}
        {Live && (
          <Live
            ref={live}
            form={form}
            first={first}
            kind={kind}
            action={action}
            failed={failed}
            view={view}
            onView={setView}
            onFields={setFields}
          />
        )}
      </form>
    </FormContext>
  );
}

/** What the visitor can be told of an attempt without a result, beside that it failed. */
function reasonIn(error: unknown): string | null {
  if (error instanceof Error && error.message === TOO_MANY_REQUESTS) return TOO_MANY_REQUESTS;
  return navigator.onLine ? null : OFFLINE;
}
