import 'server-only';
import {
  CAPTCHA_FIELD,
  type FieldTexts,
  HONEYPOT_FIELD,
  PROOF_FIELD,
  SOURCE_FIELD,
  TOKEN_FIELD,
} from '@/lib/forms/action-result';

/** More than any form of the site has, hidden inputs of the framework included. */
const MAX_ENTRIES = 40;
/** Twice the longest message. What is longer goes through no rule, and comes back whole: somebody has to shorten it. */
const MAX_CHARACTERS = 10_000;
const MAX_CONTROL_CHARACTERS = 4096;
/** Three addresses, as long as browsers make them. */
const MAX_SOURCE_CHARACTERS = 8192;

export type SubmittedForm = {
  /** What was typed into the fields of the record; other entries are not looked at. */
  values: FieldTexts;
  token: string;
  honeypot: string;
  captcha: string;
  /** That the browser has done some work (`proof-of-work.ts`). */
  proof: string;
  /** Where the visitor came from, as the browser tells it. */
  source: string;
  isTooLarge: boolean;
};

/** Reads what a browser, or anything else, has sent. Files and unknown names are not looked at. */
export function readForm(data: unknown, names: readonly string[]): SubmittedForm {
  const form = data instanceof FormData ? data : new FormData();
  const read = (name: string, limit?: number) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, limit) : '';
  };
  const values = Object.fromEntries(names.map((name) => [name, read(name)]));
  const isLong = Object.values(values).some((value) => value.length > MAX_CHARACTERS);
  return {
    values,
    token: read(TOKEN_FIELD, MAX_CONTROL_CHARACTERS),
    honeypot: read(HONEYPOT_FIELD, MAX_CONTROL_CHARACTERS),
    captcha: read(CAPTCHA_FIELD, MAX_CONTROL_CHARACTERS),
    proof: read(PROOF_FIELD, MAX_CONTROL_CHARACTERS),
    source: read(SOURCE_FIELD, MAX_SOURCE_CHARACTERS),
    isTooLarge: [...form.keys()].length > MAX_ENTRIES || isLong,
  };
}
