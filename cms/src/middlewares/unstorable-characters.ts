import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { bodyOf } from '../body-of';
import { isFormPath } from '../forms/form-types';

const MESSAGE = 'The character U+0000 cannot be stored. Leave it out.';

/**
 * Refuses the one character that PostgreSQL neither stores nor looks for: it would be an internal error there. SQLite
 * takes it, and the content could not move to PostgreSQL. After the body was found not to be too deep. A form of
 * visitors says itself in which field it is.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const isForm = isFormPath(ctx.path);
  const infos = [bodyOf(ctx).fileInfo].flat().map(readInfo);
  if (ctx.url.includes('%00') || (!isForm && hasNull([ctx.request.body, infos]))) {
    throw new errors.ValidationError(MESSAGE);
  }
  await next();
};

/** What is written beside a file comes as JSON, which has the character as an escape. */
function readInfo(info: unknown): unknown {
  try {
    return JSON.parse(String(info));
  } catch {
    return null;
  }
}

function hasNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(hasNull));
}
