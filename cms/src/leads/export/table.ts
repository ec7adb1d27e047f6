import { type Note, withNoteOfForm } from '../inbox/notes';

/**
 * Where a spreadsheet could begin a formula: at the start of a cell, and after a semicolon, a tab or a
 * line break, which end a cell where the separator of the computer's region is none of ours.
 */
const FORMULA = /((?:^|[;\t\r\n])(?:[^\S\t\r\n]|")*)(?=[=+\-@＝＋－＠])/g;

/** A file with one line per row, as spreadsheets read it; every cell is text, whatever is in it. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string): string {
  return `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}

/** All notes about a record, one below the other: that of the form, then those of colleagues with time and author. */
export function notesInCell(
  ofForm: unknown,
  ofColleagues: readonly Note[] | undefined,
  format: Intl.DateTimeFormat,
): string {
  return withNoteOfForm(ofForm, ofColleagues)
    .map(({ text, author, writtenAt }) =>
      [writtenAt && format.format(new Date(writtenAt)), author, text].filter(Boolean).join(' '),
    )
    .join('\n');
}
