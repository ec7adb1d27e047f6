import type { Core } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { lockRows, takeLock } from '../locks';
import { editedRow } from '../models';

/** A write of the document service: what is sent, and what was stored before. */
export type Write = {
  strapi: Core.Strapi;
  uid: string;
  action: 'create' | 'update' | 'clone';
  /** May be changed in place before it is stored. */
  data: Record<string, unknown>;
  /** The entry before an update (its draft, where the type has drafts); `null` for a new one. */
  stored: Readonly<Record<string, unknown>> | null;
  /** The entry that a clone is a copy of. */
  source: Readonly<Record<string, unknown>> | null;
};

/** What holds for each write of an entry, no matter who writes it. */
export type Rule = {
  /** Types by uid; every type of ours where it is left out. */
  uids?: readonly string[];
  /** For a rule that compares an entry with others: of the writes with the same lock, one waits for the other. */
  lock?: string;
  /** Runs before the entry is stored. Throws a `ValidationError` to refuse it. */
  before?: (write: Write) => Promise<void> | void;
  /** Runs in the transaction of the write, as `before` does in that of an update. Throws a `ValidationError` to undo it. */
  after?: (write: Write, documentId: string) => Promise<void>;
};

/**
 * Applies rules to each write of an entry: what comes before it in their order, what comes after it in the
 * opposite one.
 */
export function applyRules(strapi: Core.Strapi, rules: readonly Rule[]): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const own = rules.filter(({ uids }) => (uids ? uids.includes(uid) : uid.startsWith('api::')));
    if (own.length === 0) return next();
    if (action !== 'create' && action !== 'update' && action !== 'clone') return next();
    const params: unknown = context.params;
    if (!isRecord(params)) return next();
    const data = isRecord(params.data) ? params.data : {};
    params.data = data;

    const { documentId } = params;
    const isUpdate = action === 'update' && typeof documentId === 'string';
    const edited = editedRow(strapi, uid, documentId);
    const locks = own.flatMap(({ lock }) => lock ?? []);
    const run = async () => {
      for (const lock of locks) await takeLock(strapi, lock);
      // Of two writes at once the second is compared with what the first has stored.
      if (isUpdate) await lockRows(strapi, uid, edited);
      const isClone = action === 'clone';
      const row: unknown =
        isUpdate || isClone
          ? await strapi.db.query(uid).findOne({ where: edited, populate: { updatedBy: true } })
          : null;
      const known = isRecord(row) ? row : null;
      const [stored, source] = isClone ? [null, known] : [known, null];
      const write: Write = { strapi, uid, action, data, stored, source };
      for (const { before } of own) await before?.(write);
      const result = await next();
      if (isRecord(result) && typeof result.documentId === 'string') {
        for (const { after } of own.toReversed()) await after?.(write, result.documentId);
      }
      return result;
    };
    const needsTransaction = isUpdate || own.some(({ lock, after }) => lock || after);
    return needsTransaction ? strapi.db.transaction(run) : run();
  });
}
