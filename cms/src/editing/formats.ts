import { attributesOf, fieldsIn } from '../models';
import { refuse } from '../refuse';
import { NO_NUMBER } from './no-number';
import type { Rule } from './writes';

/** An integer of PostgreSQL; SQLite takes any. */
export const MAX_INTEGER = 2_147_483_647;

/** No such text is longer; to look for an address in a long one takes the square of its length. */
const MAX_LENGTH = 500;

/** What a text has to look like, and what staff read where it does not. */
export type Format = { format: RegExp; message: string };

/** As the site finds one in a text (lib/routing/contact-links.ts): a link needs no more, and there may be two. */
export const EMAIL: Format = {
  format: /[^\s,;:/|<>()"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/u,
  message: 'This is no e-mail address. Write one such as info@example.com.',
};
export const PHONE: Format = {
  format: /\p{Nd}/u,
  message: 'This is no phone number. Write one such as +255 22 000 0010.',
};
const EMAIL_ALONE: Format = {
  format: new RegExp(`^\\s*${EMAIL.format.source}\\s*$`, 'u'),
  message: 'Write one e-mail address and nothing else, such as info@example.com.',
};

/** Written here, not as `regex` in the schemas: of those, Strapi tells an editor that a regex does not match. */
const FORMATS: Record<string, Format> = {
  'api::company-profile.company-profile accentColor': {
    format: /^#[0-9a-f]{6}$/i,
    message: 'Write a hash and six digits or letters from a to f: #0a7d4b. Or choose a colour.',
  },
  'api::service-page.service-page currency': {
    format: /^[A-Z]{3}$/,
    message: 'Write the three capital letters of the currency: USD, TZS.',
  },
  'api::vacancy.vacancy country': {
    format: /^[A-Z]{2}$/,
    message: 'Write the two capital letters of the country: KE, TZ.',
  },
  'api::vacancy.vacancy applyTo': EMAIL_ALONE,
  'api::press-kit.press-kit contactEmail': EMAIL_ALONE,
  'api::press-kit.press-kit contactPhone': PHONE,
  'api::company-address.company-address email': EMAIL,
  'api::company-address.company-address phone': PHONE,
};

const NUMBERS = ['integer', 'decimal', 'float'];

/** What numbers are between, both included. */
const RANGES: Record<string, { from: number; to: number; message: string }> = {
  'api::company-profile.company-profile founded': {
    from: 1000,
    to: 9999,
    message: 'Write a year of four digits, such as 2008.',
  },
  'api::company-address.company-address latitude': {
    from: -90,
    to: 90,
    message: 'Write degrees from -90 to 90, such as -6.8161.',
  },
  'api::company-address.company-address longitude': {
    from: -180,
    to: 180,
    message: 'Write degrees from -180 to 180, such as 39.2804.',
  },
};

/** What a short text or a number looks like, in the words of an editor. */
export const formats: Rule = {
  before: ({ strapi, uid, data, stored }) => {
    for (const { attribute, value, path } of fieldsIn(strapi, uid, data)) {
      // The field of the admin keeps what is no number as it was typed.
      const isTyped = NUMBERS.includes(attribute.type) && typeof value === 'string';
      if (isTyped && Number.isNaN(Number(value))) refuse(path.join('.'), NO_NUMBER);
    }
    for (const [name, { type }] of attributesOf(strapi, uid)) {
      const value = data[name];
      // What was stored before stays until somebody changes it.
      if (value === stored?.[name]) continue;
      if (type === 'integer' && typeof value === 'number' && !Number.isInteger(value)) {
        refuse(name, 'Write a whole number: 12, not 12.5.');
      }
      if (type === 'integer' && Math.abs(Number(value)) > MAX_INTEGER) {
        refuse(name, 'Write a number of less than 2,147,483,648.');
      }
      const range = RANGES[`${uid} ${name}`];
      if (range && typeof value === 'number' && (value < range.from || value > range.to)) {
        refuse(name, range.message);
      }
      const rule = FORMATS[`${uid} ${name}`];
      if (!rule || typeof value !== 'string' || value === '') continue;
      requireFormat(rule, name, value);
    }
  },
};

/** Refuses a text that does not look like what it should be. */
export function requireFormat({ format, message }: Format, field: string, value: string): void {
  if (!format.test(value.slice(0, MAX_LENGTH))) refuse(field, message);
}
