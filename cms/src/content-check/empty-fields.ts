import type { Core } from '@strapi/strapi';
import type { Snapshot } from '../history/snapshots';
import { type Field, fieldsIn } from '../models';

const MESSAGE = 'It is required, and empty.';

/** The required fields of an entry that are empty: a draft is saved without them, and not published. */
export function findEmptyFields(
  strapi: Core.Strapi,
  uid: string,
  entry: Snapshot,
): { path: Field['path']; message: string }[] {
  return [...fieldsIn(strapi, uid, entry)]
    .filter(({ attribute, value }) => attribute.required && (value ?? '') === '')
    .map(({ path }) => ({ path, message: MESSAGE }));
}
