import type { Core } from '@strapi/strapi';
import { isEditedType } from '../editing/edited-types';

/** The site fills it: its rows are counters, nobody's words. */
const LOG = 'api::missed-address.missed-address';

/** Whether changes of a type are kept: every type that staff edit, none that visitors fill. */
export function isVersioned(strapi: Core.Strapi, uid: string): boolean {
  return uid !== LOG && isEditedType(strapi, uid);
}
