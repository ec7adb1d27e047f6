/** Of a grid of six columns: three, two or one card in a row. */
export type SixthsOfRow = 2 | 3 | 6;

/**
 * How many of six columns a card takes where up to three stand in a row: those of the last rows are
 * wider, so that no row is left half empty.
 *
 * @param index Place of the card, from 0.
 * @param cards How many there are.
 */
export function sixthsOfRow(index: number, cards: number): SixthsOfRow {
  if (cards === 1) return 6;
  const inPairs = [0, 4, 2][cards % 3] ?? 0;
  return index < cards - inPairs ? 2 : 3;
}

/**
 * Whether a card has its row for itself where two stand in a row: the last of an odd number.
 *
 * @param index Place of the card, from 0.
 * @param cards How many there are.
 */
export function isAloneInRow(index: number, cards: number): boolean {
  return index % 2 === 0 && index === cards - 1;
}
