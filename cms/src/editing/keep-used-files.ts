import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { guardRoutes } from '../guard-routes';
import { isRecord } from '../is-record';
import { permissionsOf } from '../staff';
import { findUsed, type StoredFile } from './file-uses';

const DELETIONS = ['DELETE /files/:id', 'POST /actions/bulk-delete'];

/**
 * Refuses to delete a file that an entry uses: it would be gone from the page at once, and no bin has it.
 * Of files that are deleted together, or with their folder, either all are deleted or none. Registered
 * at the routes: the service of the plugin is asked for one file after the other.
 */
export function keepUsedFiles(strapi: Core.Strapi): void {
  const refuseUsed = async (ctx: Context, next: Next) => {
    const used = await findUsed(strapi, await filesToDelete(strapi, ctx));
    if (used === null) return next();
    const { file, entries } = used;
    const readable = entries.find(({ uid, row }) =>
      permissionsOf(strapi, ctx, uid).may('read', row),
    );
    // Authors do not see what colleagues have not published.
    const first = readable?.name ?? 'an entry that you may not open';
    const others = entries.length - 1;
    const more = others > 0 ? ` and ${others} ${others === 1 ? 'other' : 'others'}` : '';
    throw new errors.ValidationError(
      `Nothing was deleted: “${file.name}” is used by ${first}${more}. Take it out there first.`,
    );
  };
  const guarded = guardRoutes(strapi, 'upload', ({ method, path }) =>
    DELETIONS.includes(`${method} ${path}`) ? refuseUsed : null,
  );
  if (guarded !== DELETIONS.length) {
    throw new Error('The routes that delete files are not where they were');
  }
}

/** The files that a request names, and those in the folders that it names. */
async function filesToDelete(strapi: Core.Strapi, ctx: Context): Promise<StoredFile[]> {
  const body: unknown = ctx.request.body;
  const { fileIds, folderIds } = isRecord(body) ? body : {};
  const folders = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ select: ['path'], where: { id: { $in: idsOf(folderIds) } } });
  const inFolders = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  const ids = idsOf(ctx.params.id === undefined ? fileIds : [ctx.params.id]);
  return strapi.db.query('plugin::upload.file').findMany({
    select: ['id', 'name', 'hash'],
    where: { $or: [{ id: { $in: ids } }, ...inFolders] },
  });
}

/** The route refuses what is none, after this. */
function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number).filter(Number.isInteger) : [];
}
