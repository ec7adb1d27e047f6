/** The first number where there are several, `… / …`; a slash after two to five digits belongs to it. */
const NUMBER =
  /\+?[\s(]*(?:\d[\s().–-]*){2,5}\/(?:\d[\s().–/-]*){5,}|\+?[\s(]*(?:\d[\s().–-]*){6,}/;
/** From abroad nobody dials it: `+255 (0)22`. */
const INLAND_ZERO = /^(\+[\s(]*\d{1,3}[\s)]*)\(0\)/;

/** Of Arabic and of Persian, from zero to nine. */
const OTHER_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');

/** A phone number as people write it, as a `tel:` link; `null` for what has no digit. */
export function telHref(phone: string): string | null {
  const text = phone.replace(OTHER_DIGIT, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10));
  if (!/\d/.test(text)) return null;
  const [number = text] = NUMBER.exec(text) ?? [];
  return `tel:${number.replace(INLAND_ZERO, '$1').replace(/[^\d+]/g, '')}`;
}

const EMAIL = /[^\s,;:/|<>()]+@[^\s,;:/|<>()]+\.[^\s,;:/|<>()]+/;

/** The first e-mail address of a text, as a `mailto:` link; `null` for what has none. */
export function mailHref(text: string): string | null {
  const [address] = EMAIL.exec(text) ?? [];
  return address ? `mailto:${encodeURIComponent(address).replace('%40', '@')}` : null;
}

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
/** What stands between two lines, where they were written as one. */
const BETWEEN = /[\s,;|/·]+$/;
/** What stands between two days or two times. */
const UNTIL = new RegExp(`(?<=\\d(?:\\s?[ap]m)?|\\b${DAY})(?:-| - )(?=\\d|${DAY}\\b)`, 'gi');

/**
 * Opening hours as people write them, a line for the week and one for Saturday: split at 'Sat:'
 * (specification §2, Footer). From one day or hour to another stands a dash.
 */
export function openingLines(time: string): string[] {
  const saturday = time.indexOf('Sat:');
  const lines = saturday < 0 ? [time] : [time.slice(0, saturday), time.slice(saturday)];
  return lines
    .map((line) => line.replace(UNTIL, '–').replace(BETWEEN, '').trim())
    .filter((line) => line !== '');
}
