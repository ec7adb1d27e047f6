import type { Core } from '@strapi/strapi';
import { refuse } from '../refuse';
import { aroundWrites, textOf } from './writes';

const SETTING = 'api::global-entity.global-entity';

/** The site reads these settings by their keys. */
const KNOWN_KEYS = [
  'company_email',
  'company_logo',
  'company_phone',
  'company_time',
  'contact-us',
  'embedded-css',
  'embedded-javascript',
  'home_page_video',
  'quote_form_left_side',
];

/** A setting that the site knows by its key cannot be renamed: it would disappear from every page. */
export function protectSettingKeys(strapi: Core.Strapi): void {
  aroundWrites(strapi, {
    uids: [SETTING],
    before: ({ data, stored }) => {
      if (!('key' in data)) return;
      const before = textOf(stored?.key);
      if (typeof data.key === 'string') data.key = data.key.trim();
      if (KNOWN_KEYS.includes(before) && data.key !== before) {
        refuse(
          'key',
          `The site finds this setting by the key “${before}”. Change what it contains instead.`,
        );
      }
    },
  });
}
