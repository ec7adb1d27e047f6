import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { hasDrafts } from '../models';

/**
 * Publishes in a step of its own what a program of the content API saves and publishes at once: Strapi does so inside
 * of the save, where no rule of a publication is asked. All of it, or nothing. The seed has no request: what it writes
 * is nobody's publication. Runs around all others.
 */
export function publishWithSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params: unknown = context.params;
    const isSave = action === 'create' || action === 'update';
    if (!isSave || !isRecord(params) || params.status !== 'published') return next();
    if (!hasDrafts(strapi, uid) || !strapi.requestContext.get()) return next();
    params.status = 'draft';
    return strapi.db.transaction(async () => {
      const saved = await next();
      if (!isRecord(saved)) return saved;
      const { data: _data, status: _status, ...selection } = params;
      const published = { ...selection, documentId: String(saved.documentId) };
      const { entries } = await strapi.documents(uid).publish(published);
      return entries[0] ?? null;
    });
  });
}
