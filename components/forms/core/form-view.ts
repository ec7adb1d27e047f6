import { createContext } from 'react';
import type { ActionResult, FieldTexts } from '@/lib/forms/action-result';

/** What a form shows at one moment. */
export type FormView = {
  phase: 'ready' | 'sending' | 'sent' | 'failed';
  /** The sentence of the outcome, in the form. */
  message: string | null;
  errors: FieldTexts;
};

export type FormSurroundings = FormView & {
  /** Starts the ids of everything in the form. */
  id: string;
  /** What the server sent back; typed words of a page without JavaScript. */
  values: FieldTexts;
  /** The visitor has begun: what is only needed from then on may load. */
  isTouched: boolean;
  /** Counts the answers so far. */
  answers: number;
};

export const READY: FormView = { phase: 'ready', message: null, errors: {} };

export const FormContext = createContext<FormSurroundings>({
  ...READY,
  id: 'form',
  values: {},
  isTouched: false,
  answers: 0,
});

/** How the server's answer looks in the form. */
export function toView(result: ActionResult): FormView {
  switch (result.status) {
    case 'idle':
      return READY;
    case 'sent':
      return { phase: 'sent', message: result.message, errors: {} };
    case 'invalid':
      return { phase: 'failed', message: result.message, errors: result.fieldErrors };
    case 'failed':
      return { phase: 'failed', message: result.message, errors: {} };
  }
}
