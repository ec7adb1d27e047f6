import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ContactScreen } from '@/components/screens/contact/contact-screen';
import { setContent } from '../../../support/fake-content';

test('every office has a card, the first twenty are described for search services', async () => {
  const offices = Array.from({ length: 25 }, (_, number) => ({
    documentId: `${number}`,
    label: `Office ${number}.`,
    address: `${number} Ohio Street`,
  }));
  setContent({ '/api/company-addresses': offices });
  const { prelude } = await prerender(<ContactScreen />);
  const html = await new Response(prelude).text();
  expect(html.match(/"@type":"LocalBusiness"/g)).toHaveLength(20);
  expect(html.match(/Office \d+\.<\/h3>/g)).toHaveLength(25);
});

test('the common questions are linked where there are any, or may be', async () => {
  const topics = async () => {
    const { prelude } = await prerender(<ContactScreen />);
    return new Response(prelude).text();
  };
  setContent({});
  expect(await topics()).not.toContain('A common question');
  setContent({ '/api/qnas': [{ documentId: '1', title: 'How long?', description: 'A week.' }] });
  expect(await topics()).toContain('href="/faq">A common question');
  setContent({ '/api/qnas': () => 403 });
  expect(await topics()).toContain('href="/faq">A common question');
});
