import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { bodyOf } from '../body-of';

/** The routes of the Media Library that delete files. */
export const DELETIONS = ['DELETE /files/:id', 'POST /actions/bulk-delete'];

/** The files that a request to the Media Library names, in its address or, several, in its body: as a query. */
export function namedFiles(ctx: Context): Record<string, unknown> {
  const ids = ctx.params.id === undefined ? bodyOf(ctx).fileIds : [ctx.params.id];
  return { id: { $in: idsOf(ids) } };
}

/** The same, with those in the folders that it names. */
export async function namedFilesAndFolders(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<Record<string, unknown>> {
  const folders = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ select: ['path'], where: { id: { $in: idsOf(bodyOf(ctx).folderIds) } } });
  const inFolders = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  return { $or: [namedFiles(ctx), ...inFolders] };
}

/** The route refuses what is none, after this. */
function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number).filter(Number.isInteger) : [];
}
