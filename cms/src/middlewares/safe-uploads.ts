import { posix } from 'node:path';
import type { Core } from '@strapi/strapi';

const CAN_RUN_SCRIPTS = /svg|xml|html|javascript/;
/** Of a file whose address says its version, for the resized copies of the site; of others the site asks each hour. */
const VERSIONED = 'public, max-age=86400';
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/**
 * An uploaded SVG may carry scripts. Opened on its own, it must not run them in the admin's origin. And says how
 * long a file with a version in its address is stored.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (!isUpload(ctx.path)) return;
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (ctx.status === 200 && ctx.query.v) ctx.set('Cache-Control', VERSIONED);
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
