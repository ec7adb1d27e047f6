import { CELL, strokeOf } from './stroke';

/** Cells around the number, and between two digits. */
const MARGIN = 3;
const GAP = 2;

/** Cells per dot of a digit, in both directions. */
const DOT = 2;

/** Period of the diamonds, and how their bands alternate. */
const PERIOD = 16;
const STEP = 4;

const DOTS_WIDE = 4;
const DOTS_HIGH = 7;

/** Each digit as seven rows of four dots. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': '1111 1001 1001 1001 1001 1001 1111',
  '1': '0110 1110 0110 0110 0110 0110 1111',
  '2': '1111 0001 0001 1111 1000 1000 1111',
  '3': '1111 0001 0001 0111 0001 0001 1111',
  '4': '1001 1001 1001 1111 0001 0001 0001',
  '5': '1111 1000 1000 1111 0001 0001 1111',
  '6': '1111 1000 1000 1111 1001 1001 1111',
  '7': '1111 0001 0001 0011 0010 0010 0010',
  '8': '1111 1001 1001 1111 1001 1001 1111',
  '9': '1111 1001 1001 1111 0001 0001 1111',
};

export type WeaveDigits = {
  width: number;
  height: number;
  /** The strokes of one repeat of the background, as path data, and the side of that repeat. */
  ground: string;
  repeat: number;
  /** The strokes that form the number: vertical and horizontal ones. */
  number: { warp: string; weft: string };
};

/**
 * A number in a weave: the background repeats, and the strokes below the number are drawn once more
 * in the same places, so that another colour makes it visible.
 *
 * @param lines The lines of the number. Characters other than digits are left out.
 */
export function weaveDigits(lines: readonly string[]): WeaveDigits {
  const patterns = lines.map((line) => [...line].flatMap((digit) => DIGITS[digit] ?? []));
  const maxDigits = Math.max(0, ...patterns.map((line) => line.length));
  const cells = patterns.flatMap((line, row) =>
    line.flatMap((pattern, column) => cellsOfDigit(pattern, column, row)),
  );
  return {
    width: extent(maxDigits, DOTS_WIDE) * CELL,
    height: extent(patterns.length, DOTS_HIGH) * CELL,
    ground: strokes(cellsOf(0, 0, PERIOD, PERIOD)),
    repeat: PERIOD * CELL,
    number: {
      warp: strokes(cells.filter(isWarp)),
      weft: strokes(cells.filter((cell) => !isWarp(cell))),
    },
  };
}

/** Cells that `count` digits take up in one direction. */
function extent(count: number, dots: number): number {
  return 2 * MARGIN + count * dots * DOT + Math.max(0, count - 1) * GAP;
}

type Cell = { column: number; row: number };

function cellsOfDigit(pattern: string, column: number, row: number): Cell[] {
  const left = MARGIN + column * (DOTS_WIDE * DOT + GAP);
  const top = MARGIN + row * (DOTS_HIGH * DOT + GAP);
  return pattern
    .split(' ')
    .flatMap((line, y) =>
      [...line].flatMap((dot, x) =>
        dot === '1' ? cellsOf(left + x * DOT, top + y * DOT, DOT, DOT) : [],
      ),
    );
}

function cellsOf(left: number, top: number, width: number, height: number): Cell[] {
  return Array.from({ length: width * height }, (_, index) => ({
    column: left + (index % width),
    row: top + Math.floor(index / width),
  }));
}

function strokes(cells: readonly Cell[]): string {
  return cells.map((cell) => strokeOf(cell.column, cell.row, isWarp(cell))).join('');
}

function isWarp({ column, row }: Cell): boolean {
  const distance = Math.abs((column % PERIOD) - PERIOD / 2) + Math.abs((row % PERIOD) - PERIOD / 2);
  return distance % STEP < STEP / 2;
}
