import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { guardRoutes } from '../guard-routes';
import { type StoredFile, usesOf } from './file-uses';
import { DELETIONS, namedFilesAndFolders } from './named-files';
import { findReadable, UNREADABLE } from './readable-entry';

/**
 * Refuses to delete a file that an entry uses: it would be gone from the page at once, and no bin has it.
 * Of files that are deleted together, or with their folder, either all are deleted or none. Registered
 * at the routes: the service of the plugin is asked for one file after the other.
 */
export function keepUsedFiles(strapi: Core.Strapi): void {
  guardRoutes(strapi, 'upload', DELETIONS, async (ctx, next) => {
    const files: StoredFile[] = await strapi.db.query('plugin::upload.file').findMany({
      select: ['id', 'name', 'hash'],
      where: await namedFilesAndFolders(strapi, ctx),
    });
    const { value: used } = await usesOf(strapi, files).next();
    if (!used) return next();
    const { file, entries } = used;
    const first = findReadable(strapi, ctx, entries)?.name ?? UNREADABLE;
    const others = entries.length - 1;
    const more = others > 0 ? ` and ${others} ${others === 1 ? 'other' : 'others'}` : '';
    throw new errors.ValidationError(
      `Nothing was deleted: “${file.name}” is used by ${first}${more}. Take it out there first.`,
    );
  });
}
