import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { FaqScreen } from '@/components/screens/faq/faq-screen';
import { setContent } from '../../../support/fake-content';

const html = async () => new Response((await prerender(<FaqScreen />)).prelude).text();

test('an answer without words is none for search engines; equal questions have different addresses', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  setContent({
    '/api/qnas': [
      { documentId: 'a', title: '<p>Where?</p>', description: '<img src="/a.png">' },
      { documentId: 'b', title: 'How long?', description: 'A week.', group: 'Times' },
      { documentId: 'c', title: 'How long?', description: 'A month.', group: 'Prices' },
      { documentId: 'd', title: '<p>&nbsp;</p>', description: 'Nobody asked.' },
    ],
  });
  const page = await html();
  const ids = [...page.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['where', 'how-long', 'how-long-2']);
  const answers = [...page.matchAll(/"acceptedAnswer":\{[^}]*"text":"([^"]*)"/g)];
  expect(answers.map(([, text]) => text)).toEqual(['A week.', 'A month.']);
  expect(page).not.toContain('Nobody asked');
  // One of them has no heading: it stands as the others do.
  expect(page.match(/class="faq-group"/g)).toHaveLength(3);
});

test('the list of headings leads to those that have an address', async () => {
  const groups = ['Times', '★', 'Prices'];
  setContent({
    '/api/qnas': groups.map((group) => ({ title: group, description: 'Yes.', group })),
  });
  const page = await html();
  expect(page).toContain('href="#about-times"');
  expect(page).not.toContain('#undefined');
});
