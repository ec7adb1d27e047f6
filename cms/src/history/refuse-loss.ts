import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { labelOf } from '../editing/views/label-of';
import { isRecord } from '../is-record';
import { type Attribute, attributesOf, findContentType } from '../models';
import type { Deleted } from './version-table';

/**
 * Refuses to bring an entry back without a part of it, which the role of the member of staff may not write.
 *
 * @param data What the entry had.
 * @param allowed What of it the role may write.
 * @throws ValidationError with a sentence that says who can bring it back.
 */
export function refuseLoss(
  strapi: Core.Strapi,
  uid: string,
  data: Record<string, unknown>,
  allowed: Record<string, unknown>,
): void {
  const lost = attributesOf(strapi, uid)
    .filter(([name, attribute]) => name in data && !isInitial(data[name], attribute))
    .filter(([name]) => !isDeepStrictEqual(data[name], allowed[name]))
    .map(([name]) => labelOf(uid, name));
  if (lost.length > 0) refuse(`what it has in ${lost.join(', ')}`);
}

/**
 * Refuses to bring an entry back without the links that led to it.
 *
 * @param links In entries that the member of staff may not change.
 * @throws ValidationError with a sentence that says who can bring it back.
 */
export function refuseLostLinks(strapi: Core.Strapi, links: Deleted['incoming']): void {
  const types = new Set(links.map(({ uid }) => findContentType(strapi, uid)?.info.displayName));
  if (types.size > 0) refuse(`its link in ${[...types].join(', ')}`);
}

function refuse(part: string): never {
  throw new errors.ValidationError(
    `It would come back without ${part}, which your role may not change. Ask an editor to bring it back.`,
  );
}

/** What a new entry has anyway. */
function isInitial(value: unknown, { default: initial = null }: Attribute): boolean {
  if (isRecord(value) && Array.isArray(value.set)) return value.set.length === 0;
  return isDeepStrictEqual(value, initial) || (isNothing(value) && isNothing(initial));
}

function isNothing(value: unknown): boolean {
  return value === false || value === '' || value === null || isDeepStrictEqual(value, []);
}
