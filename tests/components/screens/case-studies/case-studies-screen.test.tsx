import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { CaseStudiesScreen } from '@/components/screens/case-studies/case-studies-screen';
import { setContent } from '../../../support/fake-content';

const NOTE = 'An example.';

/** The screen with one case study for each note. */
async function render(notes: readonly (string | null)[]): Promise<string> {
  const studies = notes.map((note, index) => ({
    ...{ slug: `study-${index}`, title: `Study ${index}`, client: 'Tembo', note },
  }));
  setContent({ '/api/case-studies': studies });
  const { prelude } = await prerender(<CaseStudiesScreen />);
  return new Response(prelude).text();
}

/** How often the note of the first of the case studies is written. */
async function timesSaid(...notes: (string | null)[]): Promise<number> {
  return (await render(notes)).split(NOTE).length - 1;
}

test('a note that all case studies share is said once, below them', async () => {
  expect(await timesSaid(NOTE, NOTE, NOTE)).toBe(1);
});

test('a note that not all case studies have stays with those that have it', async () => {
  expect(await timesSaid(NOTE, NOTE, 'Counted in May.')).toBe(2);
  expect(await timesSaid(NOTE, NOTE, null)).toBe(2);
});

test('below the first one no row is left half empty', async () => {
  const inRowsOfTheirOwn: number[] = [];
  for (const studies of [1, 2, 3, 4, 6]) {
    const html = await render(Array<null>(studies).fill(null));
    inRowsOfTheirOwn.push(html.split('sm:col-[1/-1]').length - 1);
  }
  // Three more stand in one row, five more as one and two times two.
  expect(inRowsOfTheirOwn).toEqual([0, 1, 0, 0, 1]);
});
