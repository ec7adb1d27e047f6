import type { Core } from '@strapi/strapi';
import { isFormUid } from '../forms/form-types';
import { isRecord } from '../is-record';
import { makeChange, receiveAnnouncement } from './announcements';

const CHANGES = new Set(['create', 'update', 'delete', 'publish', 'unpublish']);

/**
 * Strapi announces a change some moments after the call that made it has returned. This notes each
 * change of a request, so that `withAnnouncements` knows what is still to come.
 */
export function watchChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, uid, params }, next) => {
    if (!CHANGES.has(action) || isFormUid(uid)) return next();
    return makeChange({ uid, documentId: documentIdOf(params) }, async () => next());
  });

  strapi.eventHub.subscribe(async (_name: string, event: unknown) => receiveAnnouncement(event));
}

function documentIdOf(params: unknown): string | null {
  return isRecord(params) && typeof params.documentId === 'string' ? params.documentId : null;
}
