import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';

/** A write of the document service: what is sent, and what was stored before. */
export type Write = {
  uid: string;
  action: 'create' | 'update' | 'clone';
  /** May be changed in place before it is stored. */
  data: Record<string, unknown>;
  /** The entry before an update (its draft, where the type has drafts); `null` for a new one. */
  stored: Record<string, unknown> | null;
};

type Steps = {
  /** Types by uid; every type of ours where it is left out. */
  uids?: readonly string[];
  /** Runs before the entry is stored. Throws a `ValidationError` to refuse it. */
  before?: (write: Write) => Promise<void> | void;
  /** Runs in the transaction of the write. Throws a `ValidationError` to undo it. */
  after?: (write: Write, documentId: string) => Promise<void>;
};

/** Runs steps around each write of an entry, no matter who writes it. */
export function aroundWrites(strapi: Core.Strapi, { uids, before, after }: Steps): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!(uids ? uids.includes(uid) : uid.startsWith('api::'))) return next();
    if (action !== 'create' && action !== 'update' && action !== 'clone') return next();
    const params: unknown = context.params;
    if (!isRecord(params)) return next();
    const data = isRecord(params.data) ? params.data : {};
    params.data = data;

    const { documentId } = params;
    const isUpdate = action === 'update' && typeof documentId === 'string';
    const hasDrafts = context.contentType.options?.draftAndPublish === true;
    const row: unknown = isUpdate
      ? await strapi.db.query(uid).findOne({
          where: { documentId, ...(hasDrafts && { publishedAt: null }) },
          populate: { updatedBy: true },
        })
      : null;
    const write: Write = { uid, action, data, stored: isRecord(row) ? row : null };
    await before?.(write);
    if (!after) return next();
    return strapi.db.transaction(async () => {
      const result = await next();
      if (isRecord(result) && typeof result.documentId === 'string') {
        await after(write, result.documentId);
      }
      return result;
    });
  });
}

/** The trimmed text of a field; empty where it has none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
