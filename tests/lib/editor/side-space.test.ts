import { expect, test } from 'vitest';
import { boundSideSpace, sideMarginsOf } from '@/lib/editor/side-space';

test.each([
  ['padding', '0 200px', '0 min(200px, 15%) 0 min(200px, 15%)'],
  ['padding', '200px', '200px min(200px, 15%) 200px min(200px, 15%)'],
  ['margin', '1px 2px 3px 40rem', '1px 2px 3px min(40rem, 15%)'],
  ['margin', '0 auto 0 50% !important', '0 auto 0 min(50%, 15%) !important'],
  [
    'padding',
    '0 calc(100px + 2rem)',
    '0 min(calc(100px + 2rem), 15%) 0 min(calc(100px + 2rem), 15%)',
  ],
  ['padding', '0 200px!important', '0 min(200px, 15%) 0 min(200px, 15%)!important'],
  ['padding', '0 200px ! IMPORTANT', '0 min(200px, 15%) 0 min(200px, 15%) ! IMPORTANT'],
  ['padding', '0 200px 0 0', '0 min(200px, 15%) 0 0'],
  ['padding-left', '3rem', 'min(3rem, 15%)'],
  ['padding-left', '+3px', 'min(+3px, 15%)'],
  ['padding-left', '3px*2', 'min(3px*2, 15%)'],
  ['margin-right', '20vw', 'min(20vw, 15%)'],
  ['text-indent', '200px', 'min(200px, 15%)'],
])(
  'long space at the sides is bounded by the width there is: %s %s',
  (property, value, bounded) => {
    expect(boundSideSpace(property, value)).toBe(bounded);
  },
);

test.each([
  ['padding', '24px'],
  ['padding', '200px 1rem'],
  ['margin', '2rem auto'],
  ['margin', '0 0 40rem'],
  ['margin-left', 'auto'],
  ['padding-right', '1.5rem'],
  ['padding-top', '200px'],
  ['width', '900px'],
])('what fits on a phone, and what is above or below, stays: %s %s', (property, value) => {
  expect(boundSideSpace(property, value)).toBe(value);
});

test.each([
  [[['margin', '5px']], ['5px', '5px']],
  [[['margin', '1px 2px 3px min(40rem, 15%)']], ['min(40rem, 15%)', '2px']],
  [[['margin', '0 auto']], []],
  [[['margin', '0 0 0 1.5rem !important']], ['1.5rem']],
  [
    [
      ['margin', '4px'],
      ['margin-left', '1em'],
      ['padding', '9px'],
    ],
    ['1em', '4px'],
  ],
  [[['margin-right', 'min(10, 15%)']], []],
] as const)('the margins of %j take %j from the width', (declarations, lengths) => {
  expect(sideMarginsOf(declarations)).toEqual(lengths);
});
