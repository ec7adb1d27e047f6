import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ServicesScreen } from '@/components/screens/services/services-screen';
import { CASE_STUDIES_COPY, SERVICE_PAGE_COPY } from '@/content/proof';
import { SERVICES_COPY } from '@/content/services';
import { setContent } from '../../../support/fake-content';

const CARDS = [
  {
    documentId: 'm',
    details: [{ title: 'Haulage', link: '/services/haulage' }, { title: 'Rail' }],
  },
];
const HAULAGE = { documentId: 'h', slug: 'haulage', title: 'Haulage' };
const CUSTOMS = {
  ...{ documentId: 'c', slug: 'customs', title: 'Customs clearance' },
  ...{ summary: 'Cleared in two days.', priceFrom: 300, priceNote: 'Per declaration' },
};
const STUDY = { slug: 'mill', title: 'The mill', client: 'Tembo' };

async function render(content: Record<string, unknown>): Promise<string> {
  setContent({ '/api/services': CARDS, '/api/case-studies': [STUDY], ...content });
  const { prelude } = await prerender(<ServicesScreen />);
  return new Response(prelude).text();
}

test('a service that has a page and no card is listed below the cards', async () => {
  const html = await render({ '/api/service-pages': [HAULAGE, CUSTOMS] });
  const [cards = '', below = ''] = html.split(`${SERVICES_COPY.more}</h2>`);
  const [more = '', proof = ''] = below.split(`${SERVICE_PAGE_COPY.proofTitle}</h2>`);
  expect(cards).not.toContain(CUSTOMS.title);
  const { title, summary, priceNote } = CUSTOMS;
  for (const part of [title, summary, 'from USD\u00a0300', priceNote, '/services/customs'])
    expect(more).toContain(part);
  expect(more).toContain(SERVICES_COPY.notSure);
  expect(more).not.toContain('/services/haulage');
  expect(cards + more).not.toContain(CASE_STUDIES_COPY.all);
  expect(proof).toContain(CASE_STUDIES_COPY.all);
  expect(proof).toContain('/case-studies/mill');
});

test.each([[[HAULAGE]], [[]]])(
  'where no other service has a page, nothing more is listed',
  async (pages) => {
    const html = await render({ '/api/service-pages': pages });
    expect(html).not.toContain(SERVICES_COPY.more);
    expect(html).toContain(CASE_STUDIES_COPY.all);
  },
);

test('without any card the services that have a page are the main ones, and none is promised for later', async () => {
  const html = await render({ '/api/services': [], '/api/service-pages': [CUSTOMS] });
  expect(html).toContain(`${SERVICES_COPY.heading}</h2>`);
  expect(html).toContain(CUSTOMS.title);
  expect(html).not.toContain(SERVICES_COPY.more);
  expect(html).not.toContain(SERVICES_COPY.empty);
  const nothing = await render({ '/api/services': [], '/api/service-pages': [] });
  expect(nothing).toContain(SERVICES_COPY.empty);
});

test('an organization without case studies shows no results', async () => {
  const html = await render({ '/api/case-studies': [] });
  expect(html).not.toContain(SERVICE_PAGE_COPY.proofTitle);
});
