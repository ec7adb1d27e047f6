/**
 * How many columns the last cell of a grid takes so that its row ends full: what the items before
 * it have left over, or a row of its own.
 */
export function restOfRow(items: number, columns: number): number {
  return columns - (items % columns);
}
