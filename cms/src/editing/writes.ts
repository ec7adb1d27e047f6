import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { lockRows } from './lock-rows';
import { MENU_LOCK, takeLock } from './take-lock';

/** A rule about an entry of these types reads and writes others: one write at a time, by a lock of this name. */
const LOCKS: Readonly<Record<string, string>> = {
  'api::menu.menu': MENU_LOCK,
  'api::category.category': 'categories',
  'api::company-address.company-address': 'contact details',
  'api::global-entity.global-entity': 'contact details',
};

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
  /** Runs in the transaction of the write, as `before` does in that of an update. Throws a `ValidationError` to undo it. */
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
    const lock = LOCKS[uid];
    const hasDrafts = context.contentType.options?.draftAndPublish === true;
    const edited = { documentId, ...(hasDrafts && { publishedAt: null }) };
    const run = async () => {
      // Of two writes at once the second is compared with what the first has stored.
      if (lock) await takeLock(strapi, lock);
      if (isUpdate) await lockRows(strapi, uid, edited);
      const row: unknown = isUpdate
        ? await strapi.db.query(uid).findOne({ where: edited, populate: { updatedBy: true } })
        : null;
      const write: Write = { uid, action, data, stored: isRecord(row) ? row : null };
      await before?.(write);
      const result = await next();
      if (after && isRecord(result) && typeof result.documentId === 'string') {
        await after(write, result.documentId);
      }
      return result;
    };
    return lock || isUpdate || after ? strapi.db.transaction(run) : run();
  });
}

/** The trimmed text of a field; empty where it has none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
