import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { TeamSection } from '@/components/screens/about/team-section';
import { TEAM_COPY } from '@/content/about';
import { CAREERS_COPY } from '@/content/proof';
import { setContent } from '../../../support/fake-content';

const TEAM = ['Asha', 'Baraka', 'Neema', 'Daudi', 'Anna'].map((name) => ({
  documentId: name,
  name,
  designation: 'Engineer',
}));

async function render(vacancies: unknown[], team: unknown[] = TEAM): Promise<string> {
  setContent({ '/api/teams': team, '/api/vacancies': vacancies });
  const { prelude } = await prerender(<TeamSection />);
  return new Response(prelude).text();
}

test('the first three lead, in the order in which the service gives them', async () => {
  const html = await render([]);
  const lists = [TEAM_COPY.leadership, TEAM_COPY.others].map((name) => {
    const [, items = ''] = html.split(`<ul aria-label="${name}"`);
    const [list = ''] = items.split('</ul>');
    return [...list.matchAll(/<li id="(\w+)"/g)].map(([, id]) => id);
  });
  expect(lists).toEqual([
    ['asha', 'baraka', 'neema'],
    ['daudi', 'anna'],
  ]);
});

test('a team of which nobody is shown yet leads to who answers', async () => {
  const html = await render([], []);
  expect(html).toContain(TEAM_COPY.empty);
  expect(html).toContain('href="/contact"');
  expect(await render([])).not.toContain(TEAM_COPY.empty);
});

test('one or two leaders leave no column empty', async () => {
  expect(await render([], TEAM.slice(0, 1))).not.toContain('md:grid-cols-3');
  expect(await render([], TEAM.slice(0, 2))).toContain('md:grid-cols-2');
  expect(await render([], TEAM.slice(0, 3))).toContain('md:grid-cols-3');
});

test('who would like to work with us is led to the open positions, where there are any', async () => {
  const vacancy = { documentId: 'v', slug: 'driver', title: 'Driver', employment: 'full-time' };
  const html = await render([vacancy]);
  expect(html).toContain('href="/careers"');
  expect(html).toContain(CAREERS_COPY.open);
  expect(await render([])).not.toContain('href="/careers"');
});

test('who would like to work with us finds the open positions below a full row, too', async () => {
  const vacancy = { documentId: 'v', slug: 'driver', title: 'Driver', employment: 'full-time' };
  // The two below the leadership fill the row of a phone.
  const last = (html: string) =>
    html.slice(html.lastIndexOf('<li'), html.indexOf('/weave', html.lastIndexOf('<li')));
  expect(last(await render([]))).toContain('max-sm:hidden');
  expect(last(await render([vacancy]))).not.toContain('max-sm:hidden');
});

test('who would like to work with us finds the open positions below a team of three or fewer, too', async () => {
  const vacancy = { documentId: 'v', slug: 'driver', title: 'Driver', employment: 'full-time' };
  for (const size of [0, 1, 3]) {
    const html = await render([vacancy], TEAM.slice(0, size));
    expect(html, `${size}`).toContain('href="/careers"');
    // A list of one card is no list of colleagues.
    expect(html, `${size}`).not.toContain(TEAM_COPY.others);
    expect(await render([], TEAM.slice(0, size))).not.toContain(TEAM_COPY.joinUs);
  }
});

test('initials beside each other stand on weaves of different tones', async () => {
  const html = await render([]);
  const tones = [...html.matchAll(/<li id="(?:asha|baraka|neema)".*?data-tone="(\w+)"/gs)];
  expect(new Set(tones.map(([, tone]) => tone)).size).toBe(3);
});
