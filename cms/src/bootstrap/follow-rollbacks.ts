import type { Core, Struct } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { viewNoteKey } from './editor-views';
import { readNote, removeNote, writeNote } from './notes';
import { isRoleNote, ROLE_CODES, roleNoteKey } from './roles';

type Sync = { oldContentTypes?: unknown; contentTypes: Record<string, Struct.ContentTypeSchema> };

/**
 * An older version that runs for a while removes what it does not know: types, components and fields, their
 * permissions and their views, but not the notes about these. With the notes a later boot would take it for
 * something that staff had taken away: so what the database does not have leaves the notes before it comes back.
 */
export function followRollbacks(strapi: Core.Strapi): void {
  strapi
    .hook('strapi::content-types.beforeSync')
    .register(async ({ oldContentTypes, contentTypes }: Sync) => {
      // A new database has no notes, nor a table for them.
      if (!isRecord(oldContentTypes)) return;
      await removeViewNotes(strapi, oldContentTypes);
      await trimRoleNotes(strapi, oldContentTypes, contentTypes);
    });
}

async function removeViewNotes(
  strapi: Core.Strapi,
  oldContentTypes: Record<string, unknown>,
): Promise<void> {
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (!(uid in oldContentTypes)) await removeNote(strapi, viewNoteKey(uid));
  }
  for (const { uid, collectionName } of Object.values(strapi.components)) {
    // A new one for each question: it repeats those before, and answers them all.
    const tables = strapi.db.getSchemaConnection();
    if (!(await tables.hasTable(collectionName))) await removeNote(strapi, viewNoteKey(uid));
  }
}

async function trimRoleNotes(
  strapi: Core.Strapi,
  oldContentTypes: Record<string, unknown>,
  contentTypes: Sync['contentTypes'],
): Promise<void> {
  for (const code of ROLE_CODES) {
    const note = await readNote(strapi, roleNoteKey(code), isRoleNote);
    if (!note) continue;
    const granted = Object.entries(note.granted).flatMap(([key, fields]) => {
      const subject = key.split(' ')[1] ?? '';
      // Neither a right to files, nor a type that this version does not have.
      if (!(subject in contentTypes)) return [[key, fields] as const];
      const old = oldContentTypes[subject];
      if (!isRecord(old) || !isRecord(old.attributes)) return [];
      const { attributes } = old;
      const left = fields.filter((field) => (field.split('.')[0] ?? '') in attributes);
      return [[key, left] as const];
    });
    if (JSON.stringify(granted) !== JSON.stringify(Object.entries(note.granted)))
      await writeNote(strapi, roleNoteKey(code), { granted: Object.fromEntries(granted) });
  }
}
