import { expect, test } from 'vitest';
import { sectionQuoteSchema } from '@/components/forms/quote/quote-schema';
import { titleOfService } from '@/lib/forms/service-options';
import { serviceSlugOf } from '@/lib/routing/routes';
import { toServiceGroups } from '@/lib/server/cms/service-titles';

const CARDS = [
  { title: 'ERP', link: '/services/erp' },
  { title: 'ERP Implementation', link: '/services/erp' },
  { title: 'Training', link: null },
  { title: 'Training', link: '/contact' },
];

test('cards that lead to one page are one choice, in the group of the page; others come last', () => {
  const pages = [
    { slug: 'networks', title: 'Networks', group: null },
    { slug: 'erp', title: 'ERP', group: 'Business systems' },
  ];
  const groups = toServiceGroups(CARDS, pages);
  expect(groups).toEqual([
    { label: 'Business systems', options: [{ title: 'ERP', slug: 'erp' }] },
    {
      label: null,
      options: [
        { title: 'Networks', slug: 'networks' },
        { title: 'Training', slug: null },
      ],
    },
  ]);
  expect(titleOfService(groups, 'erp')).toBe('ERP');
  expect(titleOfService(groups, 'nothing')).toBeNull();
  expect(titleOfService(groups, null)).toBeNull();
});

test('without pages the titles are the choices, each once', () => {
  const titles = toServiceGroups(CARDS, []).flatMap(({ options }) => options);
  expect(titles.map(({ title }) => title)).toEqual(['ERP', 'ERP Implementation', 'Training']);
});

test('a title that is longer than a form may send is cut, and can be chosen', () => {
  const title = 'Hosting of ledgers '.repeat(20).trim();
  const page = { slug: 'hosting', title, group: null };
  for (const groups of [
    toServiceGroups([], [page]),
    toServiceGroups([{ title, link: null }], []),
    toServiceGroups([{ title, link: null }], [page]),
  ]) {
    const [choice = '', ...others] = groups.flatMap(({ options }) => options.map((o) => o.title));
    expect(choice).toMatch(/^Hosting of ledgers .+…$/);
    expect(sectionQuoteSchema.shape.service.safeParse(choice).success).toBe(true);
    expect(others).toEqual([]);
  }
});

test.each([
  ['/services/erp', 'erp'],
  ['/services/caf%C3%A9/', 'café'],
  ['/services/%E0%A4%A', null],
  ['/services', null],
  ['/services/a/b', null],
  ['https://other.example/services/erp', null],
  [null, null],
])('the service of the link %s is %s', (link, slug) => {
  expect(serviceSlugOf(link)).toBe(slug);
});
