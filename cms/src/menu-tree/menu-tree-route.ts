import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { permissionsOf, userIdOf } from '../history/access';
import { documentsOf } from '../history/documents';
import { isRecord } from '../is-record';
import { positionsAfterMove } from './positions-after-move';

const MENU = 'api::menu.menu';
const CHANGED = 'The menu has changed meanwhile. Look at it again, and repeat the move.';

type Row = {
  documentId: string;
  name: string;
  link: string | null;
  order: number | null;
  parent: { documentId: string } | null;
  article: { title: string; publishedAt: string | null } | null;
};

/** `GET /menu-tree`: every entry of the menu with its parent, in the order of the site. */
export async function answerMenuTree(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { may } = permissionsOf(strapi, ctx, MENU);
  if (!may('read')) throw new errors.ForbiddenError();
  const rows = await readMenu(strapi);
  ctx.body = {
    mayMove: may('update'),
    entries: rows.map(({ documentId, name, parent, article, link }) => ({
      id: documentId,
      name,
      parent: parent?.documentId ?? null,
      opens: article?.title ?? link,
    })),
  };
}

/**
 * `POST /menu-tree` with `entry`, `parent` and `before` (ids; `null`: the menu bar, the last place): moves
 * an entry with all that is below it. The rules of the form apply: no circle, four levels. Answers as GET.
 *
 * @throws ValidationError for a move that a rule refuses, or that no longer fits the menu.
 */
export async function moveMenuEntry(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const body: unknown = ctx.request.body;
  const { entry, parent = null, before = null } = isRecord(body) ? body : {};
  if (!permissionsOf(strapi, ctx, MENU).may('update')) throw new errors.ForbiddenError();
  await strapi.db.transaction(async () => {
    const rows = await readMenu(strapi);
    const moved = rows.find(({ documentId }) => documentId === entry);
    const isKnown = parent === null || rows.some(({ documentId }) => documentId === parent);
    const siblings = rows.filter((row) => row !== moved && (row.parent?.documentId ?? null) === parent);
    const at = siblings.findIndex(({ documentId }) => documentId === before);
    if (!moved || !isKnown || (before !== null && at === -1)) throw new errors.ValidationError(CHANGED);

    const index = before === null ? siblings.length : at;
    const { order, others } = positionsAfterMove(siblings.map((row) => row.order), index);
    const updatedBy = userIdOf(ctx);
    const update = (documentId: string, data: Record<string, unknown>) =>
      documentsOf(strapi, MENU).update({ documentId, data: { ...data, updatedBy } });
    const isNewParent = (moved.parent?.documentId ?? null) !== parent;
    await update(moved.documentId, { order, ...(isNewParent && { parent }) });
    for (const { index: each, order: position } of others) {
      const sibling = siblings[each];
      if (sibling) await update(sibling.documentId, { order: position });
    }
  });
  await answerMenuTree(strapi, ctx);
}

async function readMenu(strapi: Core.Strapi): Promise<Row[]> {
  const rows: Row[] = await strapi.db.query(MENU).findMany({
    populate: { parent: { select: ['documentId'] }, article: { select: ['title', 'publishedAt'] } },
    orderBy: { id: 'asc' },
  });
  const last = Number.POSITIVE_INFINITY;
  return rows.sort((a, b) => compare(a.order ?? last, b.order ?? last));
}

function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
