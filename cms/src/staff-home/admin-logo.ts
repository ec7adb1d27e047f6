import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';

const SETTING = 'api::global-entity.global-entity';
/** Where the admin stores the logos that are set under Settings → Overview. */
const STORE = { type: 'core', name: 'admin', key: 'project-settings' };
/** Tells our entry from a file of the admin's own, which it may delete. */
const OURS = 'organization';

/** Shows the organization's logo (setting `company_logo`) at the login, now and whenever it changes. */
export function followLogo(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    const result = await next();
    const isChange = ['create', 'update', 'delete'].includes(action);
    if (uid === SETTING && isChange) await provideAdminLogo(strapi);
    return result;
  });
}

/** A logo that staff set in the admin stays. */
export async function provideAdminLogo(strapi: Core.Strapi): Promise<void> {
  const stored: unknown = await strapi.store(STORE).get();
  const settings = isRecord(stored) ? stored : {};
  const current = isRecord(settings.authLogo) ? settings.authLogo : null;
  if (current && current.provider !== OURS) return;
  const setting = await strapi.db
    .query(SETTING)
    .findOne({ where: { key: 'company_logo' }, populate: { singleMedia: true } });
  const authLogo = toLogo(setting?.singleMedia);
  if (isDeepStrictEqual(authLogo, current)) return;
  await strapi.store(STORE).set({ value: { ...settings, authLogo } });
}

function toLogo(file: unknown): Record<string, unknown> | null {
  if (!isRecord(file)) return null;
  const { name, hash, url, width, height, ext, size } = file;
  return { name, hash, url, width, height, ext, size, provider: OURS };
}
