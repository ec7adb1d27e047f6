import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

/**
 * Removes the files of a request from the temporary folder. Strapi does so for one field only, and
 * not when the request is refused.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  // Strapi deletes the list before the request is over.
  const files = Object.values(ctx.request.files ?? {}).flat();
  try {
    await next();
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
  }
};
