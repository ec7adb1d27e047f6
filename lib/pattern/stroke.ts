/** Side of one cell of a weave, and length of the stroke in it, in units of the SVG. */
export const CELL = 16;
const STROKE = 10;

/** The stroke in a cell as path data: that of the warp is vertical, that of the weft horizontal. */
export function strokeOf(column: number, row: number, isWarp: boolean): string {
  const x = column * CELL + CELL / 2;
  const y = row * CELL + CELL / 2;
  return isWarp ? `M${x} ${y - STROKE / 2}v${STROKE}` : `M${x - STROKE / 2} ${y}h${STROKE}`;
}
