import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { OfficeCard } from '@/components/screens/contact/office-card';
import { Offices } from '@/components/screens/contact/offices';
import { CONTACT_COPY } from '@/content/contact';
import { configuredClient } from '@/lib/server/cms/configured-client';
import { readOffices } from '@/lib/server/search/office-entries';
import { setContent } from '../../../support/fake-content';

async function render(office: Record<string, unknown>): Promise<string> {
  setContent({ '/api/company-addresses': [{ documentId: 'a', isDefault: true, ...office }] });
  const { prelude } = await prerender(<Offices />);
  return new Response(prelude).text();
}

test('an icon costs nothing in each card: there may be hundreds', async () => {
  const { prelude } = await prerender(
    <OfficeCard
      id="a"
      office={{
        ...{ isDefault: false, label: 'A', address: 'Sokoine Drive', phone: '022 1' },
        ...{ email: 'a@b.example', openingTime: 'Mon-Fri: 8-17', latitude: null, longitude: null },
      }}
    />,
  );
  const html = await new Response(prelude).text();
  expect(html).not.toContain('<svg');
  for (const row of ['address', 'phone', 'email', 'hours']) expect(html).toContain(`office-${row}`);
});

test('each office has the id by which the search leads to it', async () => {
  setContent({
    '/api/company-addresses': [{ label: 'Mombasa' }, { label: 'Lusaka', isDefault: true }],
  });
  const entries = await readOffices(configuredClient());
  const { prelude } = await prerender(<Offices />);
  const html = await new Response(prelude).text();
  expect(entries).toHaveLength(2);
  for (const { href } of entries) expect(html).toContain(`id="${href.split('#')[1]}"`);
});

test('directions lead to every office of which a place is known', async () => {
  const position = { latitude: -6.81, longitude: 39.29 };
  expect(await render({ label: 'A', ...position })).toContain(CONTACT_COPY.directions);
  expect(await render({ label: 'A', address: 'Sokoine Drive' })).toContain(CONTACT_COPY.directions);
  expect(await render({ label: 'A' })).not.toContain(CONTACT_COPY.directions);
});

test('what is no number and no address to write to stands there as text', async () => {
  const html = await render({ label: 'A', phone: 'N/A', email: 'on request' });
  expect(html).toContain('N/A');
  expect(html).toContain('on request');
  expect(html).not.toMatch(/href="(?:tel|mailto):/);
  const two = await render({ label: 'A', phone: '022 1', email: 'a@b.example, c@d.example' });
  expect(two).toContain('href="mailto:a@b.example"');
});
