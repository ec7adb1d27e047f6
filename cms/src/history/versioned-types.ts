import type { Core } from '@strapi/strapi';
import { isEditedType } from '../editing/edited-types';
import { findContentType } from '../models';

/** The site fills it: its rows are counters, nobody's words. */
const LOG = 'api::missed-address.missed-address';

/** Whether changes of a type are kept: every type that staff edit, none that visitors fill. */
export function isVersioned(strapi: Core.Strapi, uid: string): boolean {
  const type = findContentType(strapi, uid);
  return uid !== LOG && type !== undefined && isEditedType(type);
}
