import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { bodyOf } from '../body-of';
import { guardRoutes } from '../guard-routes';
import { isRecord } from '../is-record';
import type { StoredFile } from './file-uses';

/** What is written beside a file, as a request sends it. */
type FileInfo = Record<string, unknown>;
/** What a request names; with the type of the file that it sends, if it sends one. */
type Named = { id: string | number; info: FileInfo; replacement: string | null };
/** A file as it is stored, and what a request makes of it. */
export type FileChange = Omit<Named, 'id'> & { file: StoredFile & FileInfo };

const FILE = 'plugin::upload.file';
/** Strapi looks into such a file; it may be an image. */
export const UNDECLARED = 'application/octet-stream';
const OF_ONE = ['POST /', 'PUT /files/:id', 'POST /files/:id/replace'];
const OF_SEVERAL = ['POST /actions/bulk-update'];

/**
 * Puts a check in front of all routes that replace a file or change what is written beside it.
 *
 * @param check Throws what it refuses. Of several files, either all are changed or none.
 */
export function guardFileChanges(
  strapi: Core.Strapi,
  check: (ctx: Context, changes: FileChange[]) => Promise<void>,
): void {
  const guard = (namedIn: (ctx: Context) => Named[]) => async (ctx: Context, next: Next) => {
    const changes: FileChange[] = [];
    for (const { id, ...change } of namedIn(ctx)) {
      const file = await strapi.db.query(FILE).findOne({ where: { id } });
      if (file) changes.push({ file, ...change });
    }
    if (changes.length > 0) await check(ctx, changes);
    await next();
  };
  guardRoutes(strapi, 'upload', OF_ONE, guard(namedOne));
  guardRoutes(strapi, 'upload', OF_SEVERAL, guard(namedTogether));
}

/** None of an upload that changes nothing which is there. */
function namedOne(ctx: Context): Named[] {
  const id: unknown = ctx.params.id ?? ctx.query.id;
  // The route refuses what is none, after this.
  if (typeof id !== 'string') return [];
  const [sent] = [ctx.request.files?.files ?? []].flat();
  const replacement = sent ? sent.mimetype || UNDECLARED : null;
  return [{ id, info: toInfo(bodyOf(ctx).fileInfo), replacement }];
}

function namedTogether(ctx: Context): Named[] {
  const { updates } = bodyOf(ctx);
  if (!Array.isArray(updates)) return [];
  return updates.flatMap((update: unknown) =>
    isRecord(update) && typeof update.id === 'number'
      ? [{ id: update.id, info: toInfo(update.fileInfo), replacement: null }]
      : [],
  );
}

/** A form has it as JSON, and may have a list of one. */
function toInfo(value: unknown): FileInfo {
  if (Array.isArray(value)) return toInfo(value[0]);
  if (typeof value !== 'string') return isRecord(value) ? value : {};
  try {
    return toInfo(JSON.parse(value));
  } catch {
    return {};
  }
}
