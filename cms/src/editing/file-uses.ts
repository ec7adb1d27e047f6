import type { Core } from '@strapi/strapi';
import { isVersioned } from '../history/versioned-types';
import { attributesOf, findContentType, hasDrafts } from '../models';
import { WITH_CREATOR } from '../staff';
import { titleOf } from './views/title-of';

export type StoredFile = { id: number; name: string; hash: string };
/**
 * An entry that uses a file, as `permissionsOf` takes it, whether visitors see it with the file, and whether its
 * draft with the file is published by itself.
 */
export type Entry = {
  uid: string;
  name: string;
  row: Record<string, unknown>;
  isPublic: boolean;
  isPlanned: boolean;
};
/** A row of a type or of a component. */
export type Row = { model: string; id: number };
/** The field that has a file; `null` for a text that names it. */
type Use = { model: string; field: string | null };

/** Of Strapi, which has no field for it: which row of which type or component has which file. */
const FILES_OF_ROWS = 'files_related_mph';
export const TEXTS = new Set(['string', 'text', 'richtext']);
/** Files that the database looks for one by one, so that only the texts that name one are read. */
const MAX_SEARCHED = 10;
/** The name of a file in its address, without the ending. */
const NAMES = /\/uploads\/([\w-]+)/g;

/**
 * Those of these files that are used, each with all entries that use it: in a field or a block, or by its
 * address in a text, as a draft or as published. Neither what visitors sent nor an earlier version counts.
 *
 * @param counts Which uses are asked for; without it all.
 */
export async function* usesOf(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
  counts: (use: Use) => boolean = () => true,
): AsyncGenerator<{ file: StoredFile; entries: Entry[] }, void> {
  if (files.length === 0) return;
  const models = [
    ...Object.keys({ ...strapi.contentTypes }).filter((uid) => isVersioned(strapi, uid)),
    ...Object.keys({ ...strapi.components }),
  ];
  const inFields = await findInFields(strapi, models, files);
  const inTexts = await findInTexts(strapi, models, files);
  const uses = [...inFields, ...inTexts].filter(counts);
  for (const file of files) {
    const rows = uses.filter((use) => use.file === file);
    const entries = await findEntries(strapi, models, rows);
    if (entries.length > 0) yield { file, entries };
  }
}

async function findInFields(
  strapi: Core.Strapi,
  models: readonly string[],
  files: readonly StoredFile[],
): Promise<(Row & Use & { file: StoredFile })[]> {
  const byId = new Map(files.map((file) => [file.id, file]));
  const rows = await strapi.db
    .query(FILES_OF_ROWS)
    .findMany({ where: { file_id: { $in: [...byId.keys()] } } });
  return rows.flatMap(({ file_id, related_id: id, related_type: model, field }) => {
    const file = byId.get(file_id);
    return file && models.includes(model) ? [{ model, id, field, file }] : [];
  });
}

/** An address has the hash of its file, also that of a smaller copy. */
async function findInTexts(
  strapi: Core.Strapi,
  models: readonly string[],
  files: readonly StoredFile[],
): Promise<(Row & Use & { file: StoredFile })[]> {
  const found: (Row & Use & { file: StoredFile })[] = [];
  const byHash = new Map(files.map((file) => [file.hash, file]));
  // Of thousands, as a folder may have, all are looked for at once: in every text that names a file.
  const parts = files.length > MAX_SEARCHED ? ['/uploads/'] : [...byHash.keys()];
  for (const model of models) {
    const fields = attributesOf(strapi, model).flatMap(([name, { type }]) =>
      TEXTS.has(type) ? [name] : [],
    );
    if (fields.length === 0) continue;
    const rows = await strapi.db.query(model).findMany({
      select: ['id', ...fields],
      where: {
        $or: fields.flatMap((name) => parts.map((part) => ({ [name]: { $contains: part } }))),
      },
    });
    for (const row of rows) {
      const text = fields.map((name) => row[name]).join('\n');
      found.push(
        ...namedIn(text, byHash).map((file) => ({ model, id: row.id, field: null, file })),
      );
    }
  }
  return found;
}

/** Looks up each name: a search for each file in each text would keep the service busy for seconds. */
function namedIn(text: string, byHash: ReadonlyMap<string, StoredFile>): StoredFile[] {
  const named = new Set<StoredFile>();
  for (const [, name = ''] of text.matchAll(NAMES)) {
    const parts = name.split('_');
    // The name of a smaller copy has that of its format in front.
    for (const start of parts.keys()) {
      const file = byHash.get(parts.slice(start).join('_'));
      if (file) named.add(file);
    }
  }
  return [...named];
}

/** The entries that rows are, or are parts of; each once, as a draft where the draft has it too. */
export async function findEntries(
  strapi: Core.Strapi,
  models: readonly string[],
  rows: readonly Row[],
): Promise<Entry[]> {
  const entries = new Map<unknown, Entry>();
  let found: readonly Row[] = rows;
  while (found.length > 0) {
    for (const [uid, ids] of idsByModel(found)) {
      const type = findContentType(strapi, uid);
      if (!type) continue;
      const stored = await strapi.db.query(uid).findMany({
        where: { id: { $in: ids } },
        populate: WITH_CREATOR,
      });
      for (const row of stored) {
        const isPublished = hasDrafts(strapi, uid) && row.publishedAt !== null;
        const known = entries.get(row.documentId);
        const isPublic = isPublished || !hasDrafts(strapi, uid) || known?.isPublic === true;
        if (isPublished && known) {
          known.isPublic = true;
          continue;
        }
        const kind = isPublished ? `${type.info.displayName}, as published` : type.info.displayName;
        const title = titleOf(uid, row).trim();
        const name = title ? `“${title}” (${kind})` : kind;
        const isPlanned = !isPublished && Boolean(row.publishAt);
        entries.set(row.documentId, { uid, name, row, isPublic, isPlanned });
      }
    }
    found = await findParents(strapi, models, found);
  }
  return [...entries.values()];
}

/** What components are parts of. */
async function findParents(
  strapi: Core.Strapi,
  models: readonly string[],
  rows: readonly Row[],
): Promise<Row[]> {
  const parents: Row[] = [];
  for (const [component, ids] of idsByModel(rows)) {
    for (const model of models) {
      const table = partsTable(strapi, model, component);
      if (!table) continue;
      const parts = await strapi.db
        .query(table)
        .findMany({ where: { component_type: component, cmp_id: { $in: ids } } });
      parents.push(...parts.map(({ entity_id }) => ({ model, id: entity_id })));
    }
  }
  return parents;
}

/** The table that says which components are parts of a model; `null` for one that never has this component. */
function partsTable(strapi: Core.Strapi, model: string, component: string): string | null {
  const field = attributesOf(strapi, model).find(
    ([, attribute]) =>
      attribute.component === component || attribute.components?.includes(component),
  );
  const stored = field && strapi.db.metadata.get(model).attributes[field[0]];
  return stored && 'joinTable' in stored ? (stored.joinTable?.name ?? null) : null;
}

function idsByModel(rows: readonly Row[]): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const { model, id } of rows) ids.set(model, [...(ids.get(model) ?? []), id]);
  return ids;
}
