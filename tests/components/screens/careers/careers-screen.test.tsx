import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { CareersScreen } from '@/components/screens/careers/careers-screen';
import { VacancyScreen } from '@/components/screens/careers/vacancy-screen';
import type { Vacancy } from '@/content-client';
import { PAGE_ENTRY } from '../../../fixtures/proof';
import { type FakeContent, setContent } from '../../../support/fake-content';

const VACANCY: Vacancy = {
  ...PAGE_ENTRY,
  ...{ location: null, country: null, employment: 'full-time', summary: null, description: null },
  ...{ closesOn: null, applyTo: 'work@firm.example' },
};

const SETTING = {
  documentId: 'g1',
  key: 'careers',
  label: 'Working at Acme',
  value: 'Sixty people, one yard.',
  richText: '### How we choose\n\nYou write. We call.',
};

async function render(content: FakeContent, screen: React.ReactNode): Promise<string> {
  setContent(content);
  const { prelude } = await prerender(screen);
  return new Response(prelude).text();
}

test('the setting says what it is like to work here, below the positions', async () => {
  const html = await render({ '/api/global-entities': [SETTING] }, <CareersScreen />);
  for (const text of ['Sixty people, one yard.', 'Working at Acme', 'You write. We call.']) {
    expect(html).toContain(text);
  }
  expect(html.indexOf('id="open-positions"')).toBeLessThan(html.indexOf('id="working-here"'));

  expect(await render({}, <CareersScreen />)).not.toContain('working-here');
});

test('a position leads there, where there is anything to read', async () => {
  const screen = <VacancyScreen vacancy={VACANCY} />;
  expect(await render({ '/api/global-entities': [SETTING] }, screen)).toContain(
    'href="/careers#working-here"',
  );
  expect(await render({}, screen)).not.toContain('working-here');
});
