import { posix } from 'node:path';
import type { Core } from '@strapi/strapi';

const CAN_RUN_SCRIPTS = /svg|xml|html|javascript/;
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** An uploaded SVG may carry scripts. Opened on its own, it must not run them in the admin's origin. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (!isUpload(ctx.path)) return;
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (CAN_RUN_SCRIPTS.test(ctx.response.type)) ctx.set('Content-Security-Policy', POLICY);
};

/** Read as the file server reads it, which finds a file at `/%75ploads/` and at `/.%2Fuploads/` too. */
function isUpload(path: string): boolean {
  try {
    return posix.join('/', decodeURIComponent(path)).startsWith('/uploads/');
  } catch {
    // The file server refuses what it cannot decode.
    return false;
  }
}
