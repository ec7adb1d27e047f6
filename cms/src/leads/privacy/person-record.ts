import type { Note } from '../inbox/notes';

/** A record about a person, complete, in the words of its kind. */
export type PersonRecord = {
  uid: string;
  documentId: string;
  kind: string;
  sentAt: string;
  fields: Record<string, unknown>;
  notes: Note[];
};
