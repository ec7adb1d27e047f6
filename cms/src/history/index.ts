import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answerBin, bringBack } from './bin-route';
import { recordVersions } from './record-versions';
import { addVersionTable } from './version-table';
import { answerComparison, answerVersions, restoreVersion } from './versions-route';

export { startHistoryCleanup } from './limits';

type Handler = (strapi: Core.Strapi, ctx: Context) => Promise<void>;

/**
 * Versions of everything that staff edit, and a bin for what they delete. Registered after all rules
 * of writing: a change that one of them refuses has no version.
 */
export function addHistory(strapi: Core.Strapi): void {
  addVersionTable(strapi);
  recordVersions(strapi);
  const route = (method: 'GET' | 'POST', path: string, handler: Handler) => ({
    method,
    path,
    handler: async (ctx: Context) => {
      ctx.set('Cache-Control', 'no-store');
      await handler(strapi, ctx);
    },
    info: { type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      route('GET', '/history/:uid/:documentId', answerVersions),
      route('GET', '/history/:uid/:documentId/:version', answerComparison),
      route('POST', '/history/:uid/:documentId/:version/restore', restoreVersion),
      route('GET', '/bin', answerBin),
      route('POST', '/bin/:version/restore', bringBack),
    ],
  });
}
