/** No number, address or time of people is longer; what is searched in a long text takes the square of its length. */
const MAX_LENGTH = 500;

/** The first number where there are several, `… / …`; a slash after two to five digits belongs to it. */
const NUMBER =
  /\+?[\s(]*(?:\d[\s().–-]*){2,5}\/(?:\d[\s().–/-]*){5,}|\+?[\s(]*(?:\d[\s().–-]*){6,}/;
/** When somebody answers, beside the number: `24/7`, `8:00`. */
const HOURS = /\b(?:24 ?\/ ?7|\d{1,2}:\d{2})\b/g;
/** What follows a whole number in parentheses is said of it: `(2 lines)`. */
const NOTE = /(?<=(?:\d\D*){6})\([^()]*\)?\s*$/;
/** From abroad nobody dials it: `+255 (0)22`. */
const INLAND_ZERO = /^(\+[\s(]*\d{1,3}[\s)]*)\(0\)/;

/** Of Arabic and of Persian, from zero to nine. */
const OTHER_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');

/** A whole text of a few digits: an emergency number, or one of a telephone company. */
const SHORT_NUMBER = /^\s*\d{3,5}\s*$/;

/** The first phone number of a text that people wrote, as one may dial it from abroad; `null` for what has none. */
export function firstNumber(phone: string): string | null {
  const text = phone
    .slice(0, MAX_LENGTH)
    .replace(OTHER_DIGIT, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10))
    .replace(HOURS, '|');
  const [number] = NUMBER.exec(text) ?? SHORT_NUMBER.exec(text) ?? [];
  return (
    number
      ?.replace(INLAND_ZERO, '$1')
      .replace(NOTE, '')
      .replace(/[^\d)]+$/, '')
      .trim() ?? null
  );
}

/** The same as a `tel:` link. */
export function telHref(phone: string): string | null {
  const number = firstNumber(phone);
  return number && `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** What follows the name of a host, as the full stop of a sentence, is no part of it. */
const EMAIL = /[^\s,;:/|<>()"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/u;

/** The first e-mail address of a text; `null` for what has none. */
export function firstEmail(text: string): string | null {
  const [address = null] = EMAIL.exec(text.slice(0, MAX_LENGTH)) ?? [];
  return address;
}

/** The same as a `mailto:` link. */
export function mailHref(text: string): string | null {
  const address = firstEmail(text);
  return address && `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
/** Where the line for Saturday begins: 'Mon-Sat:' is one for the week, which ends that day. */
const SATURDAY = new RegExp(`(?<!\\b${DAY}\\s*(?:[-–]|to)\\s*)Sat:`, 'i');
/** What stands between two lines, where they were written as one. */
const BETWEEN = /[\s,;|/·]+$/;
/** What stands between two days or two times. */
const UNTIL = new RegExp(`(?<=\\d(?:\\s?[ap]m)?|\\b${DAY})(?:-| - )(?=\\d|${DAY}\\b)`, 'gi');

/**
 * Opening hours as people write them, a line for the week and one for Saturday: split at 'Sat:'
 * (specification §2, Footer). From one day or hour to another stands a dash.
 */
export function openingLines(time: string): string[] {
  if (time.length > MAX_LENGTH) return [time.trim()];
  const saturday = time.search(SATURDAY);
  const lines = saturday < 0 ? [time] : [time.slice(0, saturday), time.slice(saturday)];
  return lines
    .map((line) => line.replace(UNTIL, '–').replace(BETWEEN, '').trim())
    .filter((line) => line !== '');
}
