export type Row = 'shared' | 'alone' | null;

/**
 * How each of the blocks stands on large screens, by their widths in percent, filled into rows in
 * their order: beside another, narrow but alone, or (null) as wide as the article.
 */
export function rowsOf(widths: readonly (number | null)[]): Row[] {
  const rows: number[][] = [];
  let room = 0;
  for (const width of widths.map((percent) => percent ?? 100)) {
    if (width > room) {
      rows.push([]);
      room = 100;
    }
    rows.at(-1)?.push(width);
    room -= width;
  }
  return rows.flatMap((row) => row.map((width) => nameOf(width, row.length)));
}

function nameOf(width: number, blocks: number): Row {
  if (width >= 100) return null;
  return blocks > 1 ? 'shared' : 'alone';
}
