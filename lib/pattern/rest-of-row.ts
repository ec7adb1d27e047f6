/**
 * How many columns the last cell of a grid spans to fill its row: the columns that the items before
 * it leave free, or a whole row.
 */
export function restOfRow(items: number, columns: number): number {
  return columns - (items % columns);
}
