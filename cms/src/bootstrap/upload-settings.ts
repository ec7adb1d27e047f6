import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { readNote, writeNote } from './notes';

/**
 * Turns photos upright. Strapi makes each image smaller, and leaves out what a phone notes about the way it
 * was held; without this, a photo taken upright would lie on its side. Set once: what the super admin
 * chooses later stays. Who keeps the originals keeps that note, and turning would encode each image again.
 */
export async function provideUploadSettings(strapi: Core.Strapi): Promise<void> {
  if (await readNote(strapi, 'upload-settings', isRecord)) return;
  const uploads = strapi.plugin('upload').service('upload');
  const settings = await uploads.getSettings();
  const chosen = { autoOrientation: Boolean(settings.sizeOptimization) };
  await uploads.setSettings({ ...settings, ...chosen });
  await writeNote(strapi, 'upload-settings', chosen);
}
