import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { withAnnouncements } from '../webhooks/announcements';
import { deliveriesDone } from '../webhooks/deliveries';

const STAFF_PATHS = ['/content-manager/', '/upload', '/history/', '/bin/', '/menu-tree'];
const MAX_WAIT_MS = 5_000;

/**
 * The publish button turns when the site knows: an editor who then reloads it sees the new words. A
 * site that is down or slow keeps nobody waiting for long.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  const isChange = ctx.method !== 'GET' && STAFF_PATHS.some((path) => ctx.path.startsWith(path));
  if (!isChange) return next();

  await withAnnouncements(next, async (announced) => {
    const told = announced.then(nextTurn).then(deliveriesDone);
    await Promise.race([told, delay(MAX_WAIT_MS, undefined, { ref: false })]);
  });
};
