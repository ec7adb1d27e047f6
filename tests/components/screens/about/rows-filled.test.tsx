import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { CoreValues } from '@/components/screens/about/core-values';
import { Differentiators } from '@/components/screens/about/differentiators';
import { Memberships } from '@/components/screens/about/memberships';
import { setContent } from '../../../support/fake-content';

const SECTIONS = {
  differentiators: <Differentiators />,
  memberships: <Memberships />,
  values: <CoreValues />,
};

/** The classes of the items of a section that has as many entries. */
async function itemsOf(name: keyof typeof SECTIONS, count: number): Promise<string[]> {
  const entries = Array.from({ length: count }, (_, index) => {
    const words = `Number ${index}`;
    return name === 'memberships' ? { name: words } : { title: words, text: words };
  });
  setContent({ '/api/company-profile': { brand: 'Nyuzi', [name]: entries } });
  const { prelude } = await prerender(SECTIONS[name]);
  const html = await new Response(prelude).text();
  return [...html.matchAll(/<li class="([^"]*)"/g)].map(([, classes = '']) => classes);
}

/** How many of six columns each item takes on large screens. */
async function columnsOf(name: keyof typeof SECTIONS, count: number): Promise<number[]> {
  const items = await itemsOf(name, count);
  return items.map((classes) => Number(/ (?:md|lg):col-span-(\d)/.exec(` ${classes}`)?.[1]));
}

test.each(['differentiators', 'memberships'] as const)(
  'with any number of %s every row is filled',
  async (name) => {
    expect(await columnsOf(name, 1)).toEqual([6]);
    expect(await columnsOf(name, 2)).toEqual([3, 3]);
    expect(await columnsOf(name, 3)).toEqual([2, 2, 2]);
    expect(await columnsOf(name, 4)).toEqual([3, 3, 3, 3]);
    expect(await columnsOf(name, 5)).toEqual([2, 2, 2, 3, 3]);
    expect(await columnsOf(name, 7)).toEqual([2, 2, 2, 3, 3, 3, 3]);
  },
);

test('what sets the company apart hangs like steps, from the first of a row to its last', async () => {
  const stepsOf = async (count: number) => {
    const items = await itemsOf('differentiators', count);
    return items.map((classes) => Number(/md:mt-(\d+)/.exec(classes)?.[1] ?? 0));
  };
  expect(await stepsOf(3)).toEqual([32, 16, 0]);
  expect(await stepsOf(5)).toEqual([32, 16, 0, 16, 0]);
  expect(await stepsOf(4)).toEqual([16, 0, 16, 0]);
  // One alone hangs no lower than a list does.
  expect(await stepsOf(1)).toEqual([8]);
});

test('a value that stands alone has no number', async () => {
  const numbersOf = async (count: number) => {
    await itemsOf('values', count);
    const { prelude } = await prerender(SECTIONS.values);
    return [...(await new Response(prelude).text()).matchAll(/tabular-nums[^>]*>(\d)</g)].length;
  };
  expect(await numbersOf(1)).toBe(0);
  expect(await numbersOf(3)).toBe(3);
});
