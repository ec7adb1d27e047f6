import { findSetting, type Setting } from '@/content-client';

const KEY = 'color_scheme';

/** Whether visitors who ask for dark get it: unless the setting `color_scheme` says 'light'. */
export function offersDarkScheme(settings: readonly Setting[]): boolean {
  return findSetting(settings, KEY)?.value?.trim().toLowerCase() !== 'light';
}
