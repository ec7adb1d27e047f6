import type { Core, Struct } from '@strapi/strapi';
import { isFormUid } from '../forms/form-types';
import { isRecord } from '../is-record';
import { LEAD_SETTINGS } from '../leads/settings/read-settings';

/** Every content type that staff edit. */
export function editedTypes(strapi: Core.Strapi): Struct.ContentTypeSchema[] {
  return Object.values({ ...strapi.contentTypes }).filter(isEditedType);
}

/** Whether a type is one of ours that the admin shows, other than what visitors sent and its settings. */
export function isEditedType(type: Struct.ContentTypeSchema): boolean {
  return (
    type.uid.startsWith('api::') &&
    !isFormUid(type.uid) &&
    type.uid !== LEAD_SETTINGS &&
    isShown(type)
  );
}

/** Whether the admin shows a type or a field. */
export function isShown(part: unknown): boolean {
  const options = isRecord(part) && isRecord(part.pluginOptions) ? part.pluginOptions : {};
  const manager = options['content-manager'];
  return !(isRecord(manager) && manager.visible === false);
}
