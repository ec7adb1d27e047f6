import { attributesOf } from '../models';
import { refuse } from '../refuse';
import type { Rule } from './writes';

/** Written here, not as `regex` in the schemas: of those, Strapi tells an editor that a regex does not match. */
const FORMATS: Record<string, { format: RegExp; message: string }> = {
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
};

/** What a short text or a number looks like, in the words of an editor. */
export const formats: Rule = {
  before: ({ strapi, uid, data }) => {
    for (const [name, { type }] of attributesOf(strapi, uid)) {
      const value = data[name];
      if (type === 'integer' && typeof value === 'number' && !Number.isInteger(value)) {
        refuse(name, 'Write a whole number: 12, not 12.5.');
      }
      const rule = FORMATS[`${uid} ${name}`];
      if (!rule || typeof value !== 'string' || value === '') continue;
      if (!rule.format.test(value)) refuse(name, rule.message);
    }
  },
};
