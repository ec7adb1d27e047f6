import type { Challenge } from 'altcha-lib';

/** Which form: names its draft in the browser, its limits and its kind of token on the server. */
export type FormKind = (typeof FORM_KINDS)[number];

export const FORM_KINDS = [
  'quote',
  'home-quote',
  'team-quote',
  'newsletter-strip',
  'newsletter-band',
  'contact',
] as const;

/** Texts by the name of the field: what was typed, or the messages about it. */
export type FieldTexts = Readonly<Record<string, string>>;

/**
 * Why nothing was saved.
 * - `again`: the form's token was missing, expired or used; a new one came with the result.
 * - `too-large`: more than any form has; anybody can send that, so it is no failure of ours.
 * - `unauthorized`: the content service responded 401 (specification §4, Session).
 */
type FailureReason = 'again' | 'captcha' | 'too-many' | 'too-large' | 'unauthorized' | 'failed';

/** Specification §9: a 401 leads to the home screen after this time. */
export const SIGN_OUT_DELAY_MS = 2000;

/**
 * The result of a form's action. Without JavaScript the page is rendered with it, so whatever was
 * not saved brings back what was typed, and a token for the next attempt.
 */
export type ActionResult =
  | { status: 'idle' }
  | { status: 'sent'; message: string; isNotified: boolean }
  | {
      status: 'invalid';
      message: string;
      fieldErrors: FieldTexts;
      values: FieldTexts;
      token: string;
    }
  | {
      status: 'failed';
      reason: FailureReason;
      message: string;
      values: FieldTexts;
      token: string;
      retryAfterSeconds: number | null;
      /** Work for the browser, after which the same submission is taken at once. */
      challenge: Challenge | null;
    };

export type FormAction = (previous: ActionResult, data: FormData) => Promise<ActionResult>;

export const IDLE: ActionResult = { status: 'idle' };

/** Inputs that are no fields of a record. */
export const TOKEN_FIELD = 'form-token';
/** People do not see it, so only a program fills it. */
export const HONEYPOT_FIELD = 'website';
/** Addresses as JSON (`visitedSchema`); a script adds it when the form is sent. */
export const SOURCE_FIELD = 'form-source';
/** The work that a challenge asked for; a script adds it. */
export const PROOF_FIELD = 'form-proof';
export const CAPTCHA_FIELD = 'cf-turnstile-response';
