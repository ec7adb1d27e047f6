import type { Core, Struct } from '@strapi/strapi';
import { isFormUid } from '../forms/form-types';
import { isRecord } from '../is-record';
import { LEAD_SETTINGS } from '../leads/settings/read-settings';
import { findContentType } from '../models';

/** Every content type that staff edit. */
export function editedTypes(strapi: Core.Strapi): Struct.ContentTypeSchema[] {
  return Object.values({ ...strapi.contentTypes }).filter(isEdited);
}

/** Whether staff edit what has this uid: no when it is no content type. */
export function isEditedType(strapi: Core.Strapi, uid: string): boolean {
  const type = findContentType(strapi, uid);
  return type !== undefined && isEdited(type);
}

/** One of ours that the admin shows, other than what visitors sent and its settings. */
function isEdited(type: Struct.ContentTypeSchema): boolean {
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
