import { expect, test } from 'vitest';
import { withBrand } from '@/lib/text/with-brand';

test.each(['Nyuzi', 'Cash $$ Co', "$& and $' and $1"])('%s is named as it is written', (brand) => {
  expect(withBrand('We are {brand}. {brand}!', brand)).toBe(`We are ${brand}. ${brand}!`);
});
