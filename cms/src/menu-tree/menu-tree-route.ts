import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { bodyOf } from '../body-of';
import { endChanges, MENU_TREE } from '../preview/unsaved/change-table';
import { withChange } from '../preview/unsaved/with-change';
import { permissionsOf, userIdOf } from '../staff';
import { mayMoveEntries } from './access';
import { moveEntries } from './move-entries';
import { isPlacedBySite, MENU, readMenu } from './read-menu';

/** `GET /menu-tree`: every entry of the menu with its parent, in the order of the site. */
export async function answerMenuTree(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!permissionsOf(strapi, ctx, MENU).may('read')) throw new errors.ForbiddenError();
  ctx.body = await treeFor(strapi, ctx);
}

/**
 * `POST /menu-tree` with `moves`, each with `entry`, `parent` and `before` (ids; `null`: the menu bar,
 * the last place): moves entries with all that is below them. Answers as GET.
 *
 * @throws ValidationError for a move that a rule refuses, or that no longer fits the menu.
 */
export async function moveMenuEntries(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const userId = userIdOf(ctx);
  await moveEntries(strapi, movesOf(strapi, ctx), userId);
  // Its preview shows what is stored from now on.
  await endChanges(strapi, { userId: userId ?? 0, entryType: MENU_TREE, entryId: null });
  ctx.body = await treeFor(strapi, ctx);
}

/** `POST /unsaved-menu-tree` with `moves`: answers as if they were saved, and saves nothing. */
export async function answerUnsavedTree(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const data = { moves: movesOf(strapi, ctx) };
  const change = { entryType: MENU_TREE, entryId: null, data };
  ctx.body = await withChange(strapi, change, () => treeFor(strapi, ctx));
}

function movesOf(strapi: Core.Strapi, ctx: Context): unknown {
  if (!mayMoveEntries(strapi, ctx)) throw new errors.ForbiddenError();
  return bodyOf(ctx).moves;
}

async function treeFor(strapi: Core.Strapi, ctx: Context) {
  const rows = await readMenu(strapi);
  return {
    mayMove: mayMoveEntries(strapi, ctx),
    entries: rows.map((row) => ({
      id: row.documentId,
      name: row.name,
      parent: row.parent?.documentId ?? null,
      opens: row.article?.title ?? row.link,
      isPlacedBySite: isPlacedBySite(row),
    })),
  };
}
