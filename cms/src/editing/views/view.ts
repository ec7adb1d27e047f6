/** How one field is shown to editors. */
export type FieldView = {
  /** The field's name in plain words. */
  label: string;
  /** One or two sentences under the field: what it does on the site, and what to write. */
  help?: string;
  placeholder?: string;
  /** Columns of twelve; the admin's own size where it is left out. */
  size?: 4 | 6 | 8 | 12;
  /** Shown, not written: the service fills it. */
  isReadOnly?: boolean;
  /** Of a relation: the field of the other entry that it is listed by. */
  mainField?: string;
};

/** How a content type, or a component inside of one, is arranged in the admin. */
export type View = {
  /** The field that tells one entry, or one row of blocks, from the next. */
  mainField: string;
  /** What the list is sorted by; by the main field, A to Z, where it is left out. */
  sort?: { by: string; order: 'ASC' | 'DESC' };
  /** Entries on one page of the list. */
  pageSize?: 10 | 20 | 50 | 100;
  /** Columns of the list: fields, and `createdAt` or `updatedAt` with a name in `fields`. */
  list?: string[];
  /** The form, row by row. A field that is in no row is not shown. */
  rows: string[][];
  fields: Record<string, FieldView>;
};

export type Views = Record<string, View>;

/** Sentences that several types share. */
export const LINK_HELP =
  'An address on this site (/services) or a whole one (https://…, mailto:…, tel:…).';
export const ORDER_HELP =
  'Smaller numbers come first; empty: last. Leave gaps (10, 20, 30) to move things later.';
