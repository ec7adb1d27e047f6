import type { Setting, SocialAccount } from './types';

const SOCIAL_PREFIX = 'social_account_';

/** The setting with this key, or `null`. */
export function findSetting(settings: readonly Setting[], key: string): Setting | null {
  return settings.find((setting) => setting.key === key) ?? null;
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
        icon: setting.media?.kind === 'image' ? setting.media : null,
      },
    ];
  });
}
