import type { Core, Struct } from '@strapi/strapi';
import { isFormUid } from '../forms/form-types';
import { isRecord } from '../is-record';
import { LEAD_SETTINGS } from '../leads/settings/read-settings';

/** Every content type of ours that the admin shows, other than what visitors sent and its settings. */
export function editedTypes(strapi: Core.Strapi): Struct.ContentTypeSchema[] {
  const types: Struct.ContentTypeSchema[] = Object.values({ ...strapi.contentTypes });
  return types.filter(
    (type) =>
      type.uid.startsWith('api::') &&
      !isFormUid(type.uid) &&
      type.uid !== LEAD_SETTINGS &&
      isShown(type),
  );
}

/** Whether the admin shows a type or a field. */
export function isShown(part: unknown): boolean {
  const options = isRecord(part) && isRecord(part.pluginOptions) ? part.pluginOptions : {};
  const manager = options['content-manager'];
  return !(isRecord(manager) && manager.visible === false);
}
