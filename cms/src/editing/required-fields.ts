import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { placeInWords } from '../content-check/places';
import { readEntry, type Snapshot } from '../history/snapshots';
import { editedRow, type Field, fieldsIn, hasDrafts } from '../models';
import { refuse } from '../refuse';
import { isEditedType } from './edited-types';
import { labelOf } from './views/label-of';
import type { Rule } from './writes';

const MESSAGE = 'It is required, and empty.';

type EmptyField = { path: Field['path']; message: string };

/** The required fields of an entry that are empty: a draft is saved without them, and not published. */
export function findEmptyFields(strapi: Core.Strapi, uid: string, entry: Snapshot): EmptyField[] {
  return [...fieldsIn(strapi, uid, entry)]
    .filter(({ attribute, value }) => attribute.required && isEmpty(value))
    .map(({ path }) => ({ path, message: MESSAGE }));
}

/**
 * Publishes nothing whose required fields are empty. Strapi asks for `null` only, in the names of its fields:
 * visitors would get a page without a title, or an organization without a name.
 */
export function requireFields(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action !== 'publish' || !uid.startsWith('api::')) return next();
    const entry = await readEntry(strapi, uid, editedRow(strapi, uid, params.documentId));
    const empty = entry ? findEmptyFields(strapi, uid, entry.snapshot) : [];
    if (!entry || empty.length === 0) return next();
    const places = empty.map(({ path }) =>
      placeInWords(strapi, uid, entry.snapshot, path.join('.')),
    );
    throw new errors.ValidationError(
      `Required, and empty: ${places.map((place) => `“${place}”`).join(', ')}.`,
      { errors: empty.map((field) => ({ ...field, name: 'ValidationError' })) },
    );
  });
}

/** The same for what is on the site with its save. */
export const requiredTexts: Rule = {
  before: ({ strapi, uid, data }) => {
    if (!isEditedType(strapi, uid) || hasDrafts(strapi, uid)) return;
    for (const { model, name, attribute, value } of fieldsIn(strapi, uid, data)) {
      if (!attribute.required || typeof value !== 'string' || !isEmpty(value)) continue;
      refuse(name, `“${labelOf(model, name)}” is required, and empty.`);
    }
  },
};

/** Spaces alone are nothing to read. */
function isEmpty(value: unknown): boolean {
  return (typeof value === 'string' ? value.trim() : (value ?? '')) === '';
}
