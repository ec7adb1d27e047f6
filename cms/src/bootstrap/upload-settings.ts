import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { readNote, writeNote } from './notes';

/**
 * Turns photos upright. Strapi makes each image smaller, and leaves out what a phone notes about the way it
 * was held; without this, a photo taken upright would lie on its side. Set once: what the super admin
 * chooses later stays.
 */
export async function provideUploadSettings(strapi: Core.Strapi): Promise<void> {
  if (await readNote(strapi, 'upload-settings', isRecord)) return;
  const uploads = strapi.plugin('upload').service('upload');
  const chosen = { autoOrientation: true };
  await uploads.setSettings({ ...(await uploads.getSettings()), ...chosen });
  await writeNote(strapi, 'upload-settings', chosen);
}
