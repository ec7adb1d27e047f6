import type { Core, UID } from '@strapi/strapi';
import { REVISION } from '../editing/revisions';

export type Attribute = {
  type: string;
  component?: string;
  target?: string;
  relation?: string;
  mappedBy?: string;
  inversedBy?: string;
  components?: string[];
};

/** What Strapi writes, and the plan of a publication, which is over when its version is old. */
const OMITTED = new Set([
  ...['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'createdBy', 'updatedBy'],
  ...['locale', 'localizations', REVISION, 'publishAt', 'publishProblem'],
]);

/** The fields of a type or a component that its versions hold. */
export function versionedFields(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  const attributes: [string, Attribute][] = Object.entries(
    strapi.getModel(uid as UID.Schema)?.attributes ?? {},
  );
  return attributes.filter(
    ([name, attribute]) => !OMITTED.has(name) && attribute.type !== 'password' && isOwn(attribute),
  );
}

/** The entries below one say themselves what they are below. */
function isOwn({ type, target, relation, mappedBy }: Attribute): boolean {
  if (type !== 'relation') return true;
  return target?.startsWith('api::') === true && !(relation === 'oneToMany' && mappedBy);
}
