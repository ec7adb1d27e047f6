import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';

/** Refuses queries that Strapi would fail at: it takes for granted that a group has conditions, a search words, and a range two ends. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const { _q: words = '' } = ctx.query;
  if (typeof words !== 'string' || !haveConditions(ctx.query)) {
    throw new errors.ValidationError('The search or a filter of this query cannot be read.');
  }
  await next();
};

function haveConditions(part: unknown): boolean {
  if (Array.isArray(part)) return part.every(haveConditions);
  if (!isRecord(part)) return true;
  return Object.entries(part).every(([key, inner]) => {
    if (key === '$not' && !isRecord(inner)) return false;
    if (key === '$between' && !(Array.isArray(inner) && inner.length === 2)) return false;
    const isGroup = key === '$and' || key === '$or';
    return (!isGroup || isListOfConditions(inner)) && haveConditions(inner);
  });
}

/** Of more than a hundred the parser makes an object. */
function isListOfConditions(value: unknown): boolean {
  return (Array.isArray(value) || isRecord(value)) && Object.values(value).every(isRecord);
}
