import type { Core } from '@strapi/strapi';
import { textOf } from '../../editing/writes';
import { isRecord } from '../../is-record';

export const LEAD_NOTE = 'api::lead-note.lead-note';

export type Note = { text: string; author: string; writtenAt: string | null };

/** The notes about a lead, oldest first; that of the form itself, which has no author, before them. */
export async function readNotes(
  strapi: Core.Strapi,
  documentId: string,
  ofForm: unknown,
): Promise<Note[]> {
  const rows: unknown[] = await strapi.db
    .query(LEAD_NOTE)
    .findMany({ where: { lead: documentId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const notes = rows.filter(isRecord).map((row) => ({
    text: textOf(row.text),
    author: textOf(row.author),
    writtenAt: new Date(String(row.createdAt)).toISOString(),
  }));
  const first = textOf(ofForm);
  return first === '' ? notes : [{ text: first, author: '', writtenAt: null }, ...notes];
}

/** Adds a note; nobody changes one that is written. */
export async function addNote(
  strapi: Core.Strapi,
  documentId: string,
  { text, author }: { text: string; author: string },
): Promise<void> {
  await strapi.db.query(LEAD_NOTE).create({ data: { lead: documentId, text, author } });
}
