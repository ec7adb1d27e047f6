import type { Core } from '@strapi/strapi';
import { isRecord } from '../../is-record';
import { textOf } from '../../text-of';

export const LEAD_NOTE = 'api::lead-note.lead-note';
/** Leads whose notes are read at once: SQLite takes a limited number of values. */
const BATCH_SIZE = 500;
export const MAX_NOTE_LENGTH = 5000;

export type Note = { text: string; author: string; writtenAt: string | null };

/** The notes about a lead, oldest first; that of the form itself, which has no author, before them. */
export async function readNotes(
  strapi: Core.Strapi,
  documentId: string,
  ofForm: unknown,
): Promise<Note[]> {
  return withNoteOfForm(ofForm, (await readAllNotes(strapi, [documentId])).get(documentId));
}

/** What colleagues noted about each of several leads, by its id, oldest first. */
export async function readAllNotes(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Map<string, Note[]>> {
  const found = new Map<string, Note[]>();
  for (let start = 0; start < documentIds.length; start += BATCH_SIZE) {
    const lead = { $in: documentIds.slice(start, start + BATCH_SIZE) };
    const rows: unknown[] = await strapi.db
      .query(LEAD_NOTE)
      .findMany({ where: { lead }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    for (const row of rows.filter(isRecord)) {
      const id = textOf(row.lead);
      found.set(id, [...(found.get(id) ?? []), toNote(row)]);
    }
  }
  return found;
}

/** The notes about a lead, with that of the form itself, which has no author, before them. */
export function withNoteOfForm(ofForm: unknown, notes: readonly Note[] = []): Note[] {
  const text = textOf(ofForm);
  return text === '' ? [...notes] : [{ text, author: '', writtenAt: null }, ...notes];
}

function toNote(row: Record<string, unknown>): Note {
  return {
    text: textOf(row.text),
    author: textOf(row.author),
    writtenAt: new Date(String(row.createdAt)).toISOString(),
  };
}

/** Adds a note; nobody changes one that is written. */
export async function addNote(
  strapi: Core.Strapi,
  documentId: string,
  { text, author }: { text: string; author: string },
): Promise<void> {
  await strapi.db.query(LEAD_NOTE).create({ data: { lead: documentId, text, author } });
}
