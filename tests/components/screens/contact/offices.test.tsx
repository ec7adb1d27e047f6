import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Offices } from '@/components/screens/contact/offices';
import { CONTACT_COPY } from '@/content/contact';
import { setContent } from '../../../support/fake-content';

async function render(office: Record<string, unknown>): Promise<string> {
  setContent({ '/api/company-addresses': [{ documentId: 'a', isDefault: true, ...office }] });
  const { prelude } = await prerender(<Offices />);
  return new Response(prelude).text();
}

test('directions lead to every office of which a place is known', async () => {
  const position = { latitude: -6.81, longitude: 39.29 };
  expect(await render({ label: 'A', ...position })).toContain(CONTACT_COPY.directions);
  expect(await render({ label: 'A', address: 'Sokoine Drive' })).toContain(CONTACT_COPY.directions);
  expect(await render({ label: 'A' })).not.toContain(CONTACT_COPY.directions);
});
