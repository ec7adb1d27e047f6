import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { PageOffer } from '@/components/screens/article/page-offer';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import type { MenuItem } from '@/content-client';
import { setContent } from '../../../support/fake-content';

const LEAD = { documentId: 'n', name: 'Neema', designation: null };
const ERP = {
  ...{ documentId: 'e', slug: 'erp-projects', title: 'ERP', article: { slug: 'erp' }, lead: LEAD },
  ...{ price: { from: 28_000, to: null, currency: 'USD' } },
};

function item(slug: string, children: MenuItem[] = []): MenuItem {
  return {
    ...{ name: slug, slug, order: 0, articleSlug: slug, link: null, description: null },
    ...{ featured: null, children },
  };
}

const MENUS = [item('solutions', [item('erp', [item('small', [item('payroll')])]), item('cloud')])];

async function render(slug: string, path: string): Promise<string> {
  setContent({ '/api/service-pages': [ERP] });
  const { prelude } = await prerender(
    <PageOffer slug={slug} title={slug} path={path} menus={MENUS} />,
  );
  return new Response(prelude).text();
}

test('a page below that of a service offers the service, under its own name', async () => {
  const html = await render('payroll', '/solutions/erp/small/payroll');
  expect(html).toContain('Talk to us about payroll');
  expect(html).toContain('href="/services/erp-projects"');
  expect(html).toContain('href="/quote?service=erp-projects"');
});

test('a page of no service offers none', async () => {
  expect(await render('cloud', '/solutions/cloud')).not.toContain('/services/');
});

test('who leads the service is named, and leads to the team', async () => {
  const html = await render('erp', '/solutions/erp');
  expect(html).toContain(SERVICE_PAGE_COPY.lead);
  expect(html).toMatch(/href="\/aboutus\/management-team#neema"[^>]*>Neema</);
});
