import type { Core } from '@strapi/strapi';
import { adminRoutes } from '../admin-routes';
import { answerBin, bringBack } from './bin-route';
import { recordVersions } from './record-versions';
import { addVersionTable } from './version-table';
import { answerComparison, answerVersions, restoreVersion } from './versions-route';

export { startHistoryCleanup } from './limits';

/**
 * Versions of everything that staff edit, and a bin for what they delete. Registered after all rules
 * of writing: a change that one of them refuses has no version.
 */
export function addHistory(strapi: Core.Strapi): void {
  addVersionTable(strapi);
  recordVersions(strapi);
  adminRoutes(strapi, [
    ['GET', '/history/:uid/:documentId', answerVersions],
    ['GET', '/history/:uid/:documentId/:version', answerComparison],
    ['POST', '/history/:uid/:documentId/:version/restore', restoreVersion],
    ['GET', '/bin', answerBin],
    ['POST', '/bin/:version/restore', bringBack],
  ]);
}
