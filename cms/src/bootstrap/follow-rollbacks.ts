import { isDeepStrictEqual } from 'node:util';
import type { Core, Struct } from '@strapi/strapi';
import { isRecord } from '../is-record';
import { dropLostPermissions } from './api-token';
import { isViewNote, type ViewNote, viewNoteKey } from './editor-views';
import { readNote, removeNote, writeNote } from './notes';
import { isRoleNote, ROLE_CODES, roleNoteKey } from './roles';

/** Where the content manager stores views. */
const VIEWS = { type: 'plugin', name: 'content_manager' };

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
      await trimViewNotes(strapi);
      await trimRoleNotes(strapi, oldContentTypes, contentTypes);
      await dropLostPermissions(strapi, oldContentTypes);
    });
}

/** The view that the last version has stored has exactly the fields that it knew. */
async function trimViewNotes(strapi: Core.Strapi): Promise<void> {
  const kinds = { content_types: strapi.contentTypes, components: strapi.components };
  for (const [kind, models] of Object.entries(kinds)) {
    for (const uid of Object.keys(models)) {
      const key = viewNoteKey(uid);
      const note = await readNote(strapi, key, isViewNote);
      if (!note) continue;
      const view: unknown = await strapi
        .store({ ...VIEWS, key: `configuration_${kind}::${uid}` })
        .get();
      if (isRecord(view) && isRecord(view.metadatas)) {
        const trimmed = withoutUnknown(note, view.metadatas);
        if (!isDeepStrictEqual(trimmed, note)) await writeNote(strapi, key, trimmed);
      } else {
        await removeNote(strapi, key);
      }
    }
  }
}

/** A note without the fields that a version did not know. What had named one, Strapi has set back. */
function withoutUnknown({ choices, fields }: ViewNote, known: Record<string, unknown>): ViewNote {
  const gone = fields.filter((field) => !(field in known));
  const left = Object.entries(choices).filter(([name, value]) => {
    const [group = '', field = ''] = name.split('.');
    return !gone.includes(group === 'settings' ? String(value) : field);
  });
  return {
    choices: Object.fromEntries(left),
    fields: fields.filter((field) => field in known),
  };
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
