import type { Core } from '@strapi/strapi';
import { REVISION } from '../editing/revisions';
import { type Attribute, attributesOf } from '../models';

/** What Strapi writes, and the plan of a publication, which is over when its version is old. */
const OMITTED = new Set([
  ...['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', REVISION, 'publishAt', 'publishProblem', 'rowName'],
]);

/** The fields of a type or a component that its versions hold. */
export function versionedFields(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  return attributesOf(strapi, uid).filter(
    ([name, attribute]) => !OMITTED.has(name) && attribute.type !== 'password' && isOwn(attribute),
  );
}

/** The entries below one say themselves what they are below. */
function isOwn({ type, target, relation, mappedBy }: Attribute): boolean {
  if (type !== 'relation') return true;
  return target?.startsWith('api::') === true && !(relation === 'oneToMany' && mappedBy);
}
