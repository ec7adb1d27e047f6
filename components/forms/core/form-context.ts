import { createContext } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import type { ActionResult, FieldTexts } from '@/lib/forms/action-result';

/** What a form shows at one moment. */
export type FormView = {
  /** `warned`: sent, but nobody was told; `invalid`: fields must be corrected; `failed`: it could not be sent. */
  phase: 'ready' | 'sending' | 'sent' | 'warned' | 'invalid' | 'failed';
  /** The message of the whole form. */
  message: string | null;
  /** No toast announces the message, so the form does. */
  isAnnounced: boolean;
  /** The messages of single fields. */
  errors: FieldTexts;
};

/** What react-hook-form adds once it has loaded. */
export type LiveFields = {
  register: UseFormRegister<Record<string, string>>;
  /**
   * Writes a field's value into its element again, for example when its options have loaded; or
   * another value, where one was chosen elsewhere.
   */
  rewrite: (name: string, chosen: string | null) => void;
  /** Nothing but spaces in any field. */
  isBlank: boolean;
  /** How many responses have come so far. */
  responses: number;
  /** The last one asked for a captcha, and there was none in the form. */
  isCaptchaMissing: boolean;
};

type FormContextValue = FormView & {
  /** Starts the ids of everything in the form. */
  id: string;
  /** What the server sent back: the texts typed on a page without JavaScript. */
  values: FieldTexts;
  /** `null` until the visitor has touched the form. */
  live: LiveFields | null;
};

export const READY: FormView = {
  phase: 'ready',
  message: null,
  isAnnounced: false,
  errors: {},
};

export const FormContext = createContext<FormContextValue>({
  ...READY,
  id: 'form',
  values: {},
  live: null,
});

/** How the result of the form's action looks in the form. */
export function toView(result: ActionResult): FormView {
  if (result.status === 'idle') return READY;
  const { status, message } = result;
  const phase = status === 'sent' && !result.isNotified ? 'warned' : status;
  return { ...READY, phase, message, errors: status === 'invalid' ? result.fieldErrors : {} };
}
