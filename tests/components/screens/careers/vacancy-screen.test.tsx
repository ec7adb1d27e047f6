import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { VacancyScreen } from '@/components/screens/careers/vacancy-screen';
import type { Vacancy } from '@/content-client';
import { PAGE_ENTRY } from '../../../fixtures/proof';
import { setContent } from '../../../support/fake-content';

const VACANCY: Vacancy = {
  ...PAGE_ENTRY,
  ...{ location: null, country: null, employment: 'full-time', summary: null, description: null },
  ...{ closesOn: null, applyTo: null },
};

async function render(vacancy: Vacancy): Promise<string> {
  setContent({});
  const { prelude } = await prerender(<VacancyScreen vacancy={vacancy} />);
  return new Response(prelude).text();
}

test('the cover leads to the application, where there is an address to write to', async () => {
  const html = await render({ ...VACANCY, applyTo: 'work@firm.example' });
  expect(html).toContain('href="#apply"');
  expect(html).toContain('id="apply"');
  expect(await render(VACANCY)).not.toContain('#apply');
});

test('the facts say until when to apply and since when it is open', async () => {
  const html = await render({
    ...VACANCY,
    ...{ closesOn: '2027-12-31', publishedOn: '2026-11-03T06:00:00.000Z' },
  });
  expect(html).toMatch(/>Apply by<\/dt><dd[^>]*>December\u00a031, 2027</);
  expect(html).toMatch(/>Published<\/dt><dd[^>]*>November\u00a03, 2026</);
});
