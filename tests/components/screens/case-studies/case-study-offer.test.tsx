import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { CaseStudyOffer } from '@/components/screens/case-studies/case-study-offer';
import { BARE_CASE_STUDY } from '../../../fixtures/proof';
import { setContent } from '../../../support/fake-content';

const NOTE = 'An example.';

/** The cards of two other case studies below one with this note. */
async function cardsBelow(note: string | null): Promise<string> {
  const studies = ['Another', 'A third'].map((title, index) => ({
    ...{ slug: `study-${index}`, title, client: 'Tembo', note: NOTE },
  }));
  setContent({ '/api/case-studies': studies });
  const { prelude } = await prerender(<CaseStudyOffer study={{ ...BARE_CASE_STUDY, note }} />);
  return new Response(prelude).text();
}

test('the cards of other case studies do not repeat the note of the page', async () => {
  const cards = await cardsBelow(NOTE);
  expect(cards).toContain('A third');
  expect(cards).not.toContain(NOTE);
});

test('the cards of other case studies have notes that the page has not', async () => {
  expect((await cardsBelow(null)).split(NOTE)).toHaveLength(3);
});

test('the offer names what was sold, and not the result in the title', async () => {
  setContent({});
  const render = async (product: string | null) => {
    const study = { ...BARE_CASE_STUDY, title: 'The month closes on day 3', product };
    const { prelude } = await prerender(<CaseStudyOffer study={study} />);
    return new Response(prelude).text();
  };
  expect(await render('Payroll')).toContain('Talk to us about Payroll');
  expect(await render(null)).toContain('Can we help?');
});
