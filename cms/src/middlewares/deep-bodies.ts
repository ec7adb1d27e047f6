import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Of lists and objects in each other: an entry with blocks and their files has some ten. */
const MAX_DEPTH = 20;

/**
 * Refuses a body that is nested deeper than any form. Strapi repeats what it refuses, each level further to the right: of
 * three kilobytes from anybody it made nine megabytes, which stay in memory as long as nobody reads them.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  if (isDeeper(ctx.request.body, MAX_DEPTH)) {
    throw new errors.ValidationError('This is nested too deeply.');
  }
  await next();
};

/** Level by level: what is read is deep enough to exhaust the stack. */
function isDeeper(body: unknown, most: number): boolean {
  let level = [body].filter(hasParts);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((value) => Object.values(value).filter(hasParts));
  }
  return false;
}

function hasParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
