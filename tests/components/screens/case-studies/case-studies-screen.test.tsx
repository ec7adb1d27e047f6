import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { CaseStudiesScreen } from '@/components/screens/case-studies/case-studies-screen';
import { setContent } from '../../../support/fake-content';

const NOTE = 'An example.';

/** How often the note of the first of three case studies is written. */
async function timesSaid(...notes: (string | null)[]): Promise<number> {
  const studies = notes.map((note, index) => ({
    ...{ slug: `study-${index}`, title: `Study ${index}`, client: 'Tembo', note },
  }));
  setContent({ '/api/case-studies': studies });
  const { prelude } = await prerender(<CaseStudiesScreen />);
  return (await new Response(prelude).text()).split(NOTE).length - 1;
}

test('a note that all case studies share is said once, below them', async () => {
  expect(await timesSaid(NOTE, NOTE, NOTE)).toBe(1);
});

test('a note that not all case studies have stays with those that have it', async () => {
  expect(await timesSaid(NOTE, NOTE, 'Counted in May.')).toBe(2);
  expect(await timesSaid(NOTE, NOTE, null)).toBe(2);
});
