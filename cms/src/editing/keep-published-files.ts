import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { hasDrafts } from '../models';
import { permissionsOf } from '../staff';
import { type FileChange, guardFileChanges } from './file-changes';
import { type Entry, usesOf } from './file-uses';
import { findReadable, UNREADABLE } from './readable-entry';

/** What visitors see of a file beside itself; its folder is for staff. */
const SHOWN = ['name', 'alternativeText', 'caption', 'focalPoint'];

/**
 * Refuses to replace a file that visitors see, or will see as planned, or to change what is written beside it, to
 * those who may not publish each entry that shows it, or may not change it where there are no drafts. An author
 * would change what is published, and nobody would have published it.
 */
export function keepPublishedFiles(strapi: Core.Strapi): void {
  guardFileChanges(strapi, async (ctx, changes) => {
    const files = changes.filter(isSeen).map(({ file }) => file);
    for await (const { file, entries } of usesOf(strapi, files)) {
      const isShown = (entry: Entry) => entry.isPublic || entry.isPlanned;
      const kept = entries.filter((entry) => isShown(entry) && !mayShow(strapi, ctx, entry));
      if (kept.length === 0) continue;
      const see = kept.some(({ isPublic }) => isPublic) ? 'see' : 'will see, as planned,';
      throw new errors.ValidationError(
        `Nothing was changed: visitors ${see} “${file.name}” in ${toWords(strapi, ctx, kept)}. Upload another file, and use it in your draft.`,
      );
    }
  });
}

function isSeen({ file, info, replacement }: FileChange): boolean {
  // What is not sent, or empty in this way, stays as it is.
  const isOther = (name: string) =>
    (info[name] ?? null) !== null && !isDeepStrictEqual(info[name], file[name] ?? '');
  return replacement !== null || SHOWN.some(isOther);
}

function mayShow(strapi: Core.Strapi, ctx: Context, { uid, row }: Entry): boolean {
  return permissionsOf(strapi, ctx, uid).may(hasDrafts(strapi, uid) ? 'publish' : 'update', row);
}

function toWords(strapi: Core.Strapi, ctx: Context, entries: readonly Entry[]): string {
  const readable = findReadable(strapi, ctx, entries);
  if (!readable) return UNREADABLE;
  const action = hasDrafts(strapi, readable.uid) ? 'publish' : 'change';
  return `${readable.name}, which your role may not ${action}`;
}
