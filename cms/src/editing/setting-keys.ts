import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';
import { textOf } from '../text-of';
import { EMAIL, type Format, PHONE, requireFormat } from './formats';
import { KNOWN_SETTINGS } from './known-settings';
import type { Rule } from './writes';

export const SETTING = 'api::global-entity.global-entity';

/** What they contain is code, which is longer than a line. */
const CODE_KEYS = ['embedded-css', 'embedded-javascript'];

/** What the site reads in the short values of these: anything else would be shown as a dead text, or do nothing. */
const VALUES: Record<string, Format> = {
  company_email: EMAIL,
  company_phone: PHONE,
  site_locale: {
    format: /^[a-z]{2,3}(?:[-_][a-z\d]{1,8})*$/i,
    message: 'Write the codes of the language and of the country: en-TZ.',
  },
  office_map: {
    format: /^on click$/i,
    message: 'Write “on click”, or nothing: then the map loads when it comes into view.',
  },
  color_scheme: {
    format: /^light$/i,
    message: 'Write “light”, or nothing: then a device that asks for dark colours gets them.',
  },
};

/** What the top of every page shows: without the setting it is missing there. */
const SHOWN_EVERYWHERE = new Map([
  ['company_email', 'the e-mail address is'],
  ['company_logo', 'the logo is'],
  ['company_phone', 'the phone number is'],
  ['company_time', 'the opening hours are'],
]);

/** What is missing on every page without the setting, as a sentence for staff; empty where nothing is. */
export function describeLoss(key: string): string {
  const shown = SHOWN_EVERYWHERE.get(key);
  return shown ? `Without it ${shown} missing at the top of every page.` : '';
}

/** For each setting that every page shows and that does not exist, a sentence for staff. */
export async function describeMissingSettings(strapi: Core.Strapi): Promise<string[]> {
  const rows: { key: string }[] = await strapi.db.query(SETTING).findMany({ select: ['key'] });
  const keys = new Set(rows.map(({ key }) => key));
  return [...SHOWN_EVERYWHERE]
    .filter(([key]) => !keys.has(key))
    .map(
      ([key, what]) =>
        `There is no setting with the key “${key}”: ${what} missing at the top of every page.`,
    );
}

/**
 * A setting that the site knows by its key cannot be renamed: it would disappear from every page. Code
 * in the field for short values would be stored, and read by nobody. So would a value that the site does not know.
 */
export const settingKeys: Rule = {
  uids: [SETTING],
  before: ({ data, stored }) => {
    const before = textOf(stored?.key);
    if (CODE_KEYS.includes(textOf(data.key ?? before)) && textOf(data.value) !== '') {
      refuse(
        'value',
        'The site reads code from “Long text or code”. Put it there, and empty this.',
      );
    }
    const value = textOf(data.value);
    const rule = VALUES[textOf(data.key ?? before)];
    // What was stored before stays until somebody changes it.
    if (rule && value !== '' && value !== textOf(stored?.value)) {
      requireFormat(rule, 'value', value);
    }
    if (!('key' in data)) return;
    if (typeof data.key === 'string') data.key = data.key.trim();
    if (KNOWN_SETTINGS.includes(before) && data.key !== before) {
      refuse(
        'key',
        `The site finds this setting by the key “${before}”. Change what it contains instead.`,
      );
    }
  },
};
