import * as z from 'zod';
import { fieldsOf } from './fields';
import { readList } from './list';
import { type Image, imageOf, type Media } from './media';
import { type Context, type Reading, read, requiredText } from './reading';
import { TAGS } from './tags';

/** The keys that the site reads by name; the content service lets nobody rename them. */
export const SETTING_KEYS = [
  'company_logo',
  'company_phone',
  'company_email',
  'company_time',
  'contact-us',
  'careers',
  'home_page_video',
  'quote_form_left_side',
  'office_map',
  'color_scheme',
  'site_locale',
  'embedded-css',
  'embedded-javascript',
] as const;

type SettingKey = (typeof SETTING_KEYS)[number];

export type Setting = {
  key: string;
  value: string | null;
  richText: string | null;
  label: string | null;
  media: Media | null;
  supportMedia: Media | null;
};

/** A setting whose key starts with `social_account_`. */
export type SocialAccount = {
  key: string;
  name: string;
  link: string;
  icon: Image | null;
};

const rawSetting = z.looseObject({ key: requiredText });

export function createSettings(context: Context) {
  return {
    /** The global content (specification §3 and §7), sorted by key. Throws `ContentError`. */
    list: (): Promise<Setting[]> =>
      readList(context, 'settings', {
        path: '/api/global-entities',
        query: { populate: '*', sort: 'key:asc' },
        tags: [TAGS.settings, TAGS.media],
        toEntry: toSetting,
      }),
  };
}

function toSetting(value: unknown, reading: Reading): Setting | null {
  const raw = read(rawSetting, value, reading);
  if (!raw) return null;
  const { text, media } = fieldsOf(raw, reading);
  return {
    key: raw.key,
    value: text('value'),
    richText: text('richText'),
    label: text('label'),
    media: media('singleMedia'),
    supportMedia: media('supportMedia'),
  };
}

const SOCIAL_PREFIX = 'social_account_';

/** The setting with this key, or `null`; of several the first that says something. */
export function findSetting(settings: readonly Setting[], key: SettingKey): Setting | null {
  const own = settings.filter((setting) => setting.key === key);
  return own.find(hasContent) ?? own[0] ?? null;
}

function hasContent({ key: _, ...content }: Setting): boolean {
  return Object.values(content).some((value) => value !== null);
}

/**
 * The social accounts among the settings (specification §2, Footer): those whose key starts with
 * `social_account_` and that have a link. Without a label the name is the rest of the key.
 */
export function socialAccounts(settings: readonly Setting[]): SocialAccount[] {
  return settings.flatMap((setting) => {
    if (!setting.key.startsWith(SOCIAL_PREFIX) || !setting.value) return [];
    return [
      {
        key: setting.key,
        name: setting.label ?? setting.key.slice(SOCIAL_PREFIX.length).replaceAll('_', ' '),
        link: setting.value,
        icon: imageOf(setting.media),
      },
    ];
  });
}

/** The account by which somebody can write at once (setting `social_account_whatsapp`); `null` without one. */
export function findWhatsApp(settings: readonly Setting[]): SocialAccount | null {
  const key = `${SOCIAL_PREFIX}whatsapp`;
  return socialAccounts(settings).find((account) => account.key === key) ?? null;
}
