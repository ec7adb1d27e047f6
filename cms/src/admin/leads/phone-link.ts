// The site's rule (lib/routing/contact-links.ts), which the admin's own build does not reach.
const NUMBER =
  /\+?[\s(]*(?:\d[\s().–-]*){2,5}\/(?:\d[\s().–/-]*){5,}|\+?[\s(]*(?:\d[\s().–-]*){6,}/;
/** From abroad nobody dials it: `+255 (0)22`. */
const INLAND_ZERO = /^(\+[\s(]*\d{1,3}[\s)]*)\(0\)/;
/** Of Arabic and of Persian, from zero to nine. */
const OTHER_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');
const SHORT_NUMBER = /^\s*\d{3,5}\s*$/;

/** A `tel:` link to the first number of what a visitor typed; `null` where there is none. */
export function phoneLink(typed: string): string | null {
  const text = typed.replace(OTHER_DIGIT, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10));
  const [number] = NUMBER.exec(text) ?? SHORT_NUMBER.exec(text) ?? [];
  return number
    ? `tel:${number
        .trim()
        .replace(INLAND_ZERO, '$1')
        .replace(/[^\d+]/g, '')}`
    : null;
}
