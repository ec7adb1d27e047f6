import * as z from 'zod/mini';
import { LIMITS } from './form-limits';

// The content service refuses what does not match: the visitor must learn it before sending.
const EMAIL = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\.]+(?:\.[^\s@<>(),;:"\\.]+)+$/;

/** Copying brings them along unseen, and no mail reaches an address with one. Joiners are letters' own. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

type RuleMessages = { required: string; tooLong: (limit: number) => string };

/**
 * A single line, trimmed. Line breaks and other control characters become spaces: pasted text
 * brings them by accident, and a forged one could start a header of an e-mail. What cannot be seen goes.
 */
export function line(limit: number, { required, tooLong }: RuleMessages) {
  return z.string(required).check(
    z.overwrite((text) =>
      toWellFormed(text)
        .replace(INVISIBLE, '')
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim(),
    ),
    z.minLength(1, { error: required, abort: true }),
    // What is too long is read no further: a pattern takes the square of its length.
    z.maxLength(limit, { error: tooLong(limit), abort: true }),
  );
}

/** An address of the form {email}, without spaces (specification §5). */
export function email(ruleMessages: RuleMessages & { invalid: string }) {
  return line(LIMITS.email, ruleMessages).check(z.regex(EMAIL, ruleMessages.invalid));
}

/** Several lines, trimmed; line breaks are the same whichever browser sent them. */
export function text(
  limit: number,
  { required, tooLong, tooShort }: RuleMessages & { tooShort?: { limit: number; error: string } },
) {
  return z.string(required).check(
    z.overwrite((value) =>
      toWellFormed(value)
        .replace(/\r\n?/g, '\n')
        .replace(/(?![\t\n])\p{Cc}/gu, '')
        .trim(),
    ),
    z.minLength(1, { error: required, abort: true }),
    z.minLength(tooShort?.limit ?? 1, tooShort?.error ?? required),
    z.maxLength(limit, tooLong(limit)),
  );
}

/** Half a character becomes U+FFFD. Firefox before 119 cannot do that: there the server does it alone. */
function toWellFormed(text: string): string {
  return 'toWellFormed' in String.prototype ? text.toWellFormed() : text;
}
