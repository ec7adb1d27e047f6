import { expect, test } from 'vitest';
import { toCsv } from '../src/leads/export/table';

const cellOf = (text: string) => toCsv([['x', text]]).slice('\uFEFF"x","'.length, -'"\r\n'.length);

test.for([
  ['=1+1', "'=1+1"],
  ['  @SUM(A1)', "  '@SUM(A1)"],
  ['+255 700 000 000', "'+255 700 000 000"],
  // Excel of many regions separates cells by a semicolon, and ends a row within our quotation marks.
  ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
  ['x; "-1+1', `x; ""'-1+1`],
  ['x\t=1', "x\t'=1"],
  ['x\r\n=1;+1\n\n@a', "x\r\n'=1;'+1\n\n'@a"],
  ['＝1', "'＝1"],
] as const)('no part of %j is a formula', ([text, cell]) => {
  expect(cellOf(text)).toBe(cell);
});

test.for(['Two lines; the second\nhas 20 = 4 * 5, a-b and c@d.example', ''])(
  '%j stays as it was written',
  (text) => {
    expect(cellOf(text)).toBe(text);
  },
);

// What takes time that grows with the square of the length runs into the tests' time-out.
test('a million line breaks and spaces are written', () => {
  for (const part of ['\n', ' ', '"', '; ']) {
    expect(cellOf(part.repeat(1_000_000)).length).toBeGreaterThanOrEqual(1_000_000);
  }
});
