/** What a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A file with one line per row, as spreadsheets read it; every cell is text, whatever is in it. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  // The mark by which spreadsheets know UTF-8.
  return `\uFEFF${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: string): string {
  const text = FORMULA.test(value.trimStart()) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Such as 2026-11-22 08:15; UTC for a time zone that does not exist. */
export function dateFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
  }
}
