import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { SiteHeader } from '@/components/shell/header/site-header';
import { HEADER_COPY } from '@/content/shell';
import { type FakeContent, setContent } from '../../../support/fake-content';

const MENU = [
  {
    ...{ name: 'Solutions', slug: 'solutions' },
    ...{ featuredTitle: 'A year with a mill', featuredLink: '/post/mill' },
    children: [{ name: 'ERP', slug: 'erp', article: { slug: 'erp' } }],
  },
];
const STUDY = { slug: 'mill', title: 'The mill', client: 'Tembo' };
const VACANCY = { documentId: 'v', slug: 'driver', title: 'Driver', employment: 'full-time' };

async function render(content: FakeContent): Promise<string> {
  setContent({ '/api/menus/tree': MENU, ...content });
  const { prelude } = await prerender(<SiteHeader />);
  return new Response(prelude).text();
}

/** The links of each panel's dark half, below what is featured in it. */
async function waysOn(content: FakeContent): Promise<string[][]> {
  const [, ...halves] = (await render(content)).split('class="menu-feature group"');
  return halves.map((half) => linksOf(half.slice(0, half.indexOf('</li>'))));
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(
    ([, href, name]) => `${name} ${href}`,
  );
}

const SERVICES = `${HEADER_COPY.allServices} /services`;
const STUDIES = `${HEADER_COPY.caseStudies} /case-studies`;

test('the panels of the menu lead on to all services and to the case studies', async () => {
  // The first one is of the organization, which the services are not.
  expect(await waysOn({ '/api/case-studies': [STUDY] })).toEqual([[STUDIES], [SERVICES, STUDIES]]);
});

test('an organization without case studies has no link to them', async () => {
  expect(await waysOn({})).toEqual([[], [SERVICES]]);
});

test('the menu of small screens leads to them, too, below its entries', async () => {
  const ways = async (content: FakeContent) => {
    const [, menu = ''] = (await render(content)).split('class="mobile-entries"');
    return linksOf(menu.slice(menu.lastIndexOf('</ul><p>'), menu.indexOf('</nav>')));
  };
  const vacancies = { '/api/vacancies': [VACANCY] };
  const press = { '/api/press-kit': { documentId: 'p', boilerplate: 'Sixty people.' } };
  expect(await ways({ '/api/case-studies': [STUDY], ...vacancies, ...press })).toEqual([
    SERVICES,
    STUDIES,
    'Careers /careers',
    'Press /press',
  ]);
  expect(await ways({})).toEqual([SERVICES]);
});
