import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ProductLinks } from '@/components/screens/home/product-links';
import { ArrowIcon, AssistantIcon, CloudIcon } from '@/components/ui/icons';
import { type FakeContent, rawSummary, setContent } from '../../../support/fake-content';

const CLOUD = { name: 'Cloud', Icon: CloudIcon };
const ASSISTANT = { name: 'AIVA - AI Virtual Assistant', Icon: AssistantIcon };

const CONTENT = {
  '/api/menus/tree': [
    { name: 'Cloud and Hosting', slug: 'cloud', article: { slug: 'cloud' } },
    {
      ...{ name: 'Tracking', slug: 'tracking' },
      children: [
        { name: 'Online tracking', slug: 'online', article: { slug: 'online' } },
        { name: 'AIVA, the assistant', slug: 'assistant', article: { slug: 'assistant' } },
      ],
    },
  ],
  '/api/service-pages': [{ slug: 'yard', title: 'The yard' }],
  '/api/articles': ({ search }: URL) => {
    if (search.includes('=broken')) return 500;
    return search.includes('=seal') ? [rawSummary('seal')] : [];
  },
};

function render(cloudLink: string | null, assistantLink: string | null): Promise<string> {
  return renderWith({ '/api/company-profile': { cloudLink, assistantLink } });
}

async function renderWith(content: FakeContent): Promise<string> {
  setContent({ ...CONTENT, ...content });
  const { prelude } = await prerender(<ProductLinks />);
  return new Response(prelude).text();
}

const linkTo = (href: string, { name, Icon }: typeof CLOUD) =>
  `<a title="${name}" href="${href}">${renderToStaticMarkup(<Icon />)}${name}</a>`;

test('the two products have their names in writing and in a tooltip', async () => {
  const html = await render('/cloud', '/tracking/assistant');
  expect(html).toContain(linkTo('/cloud', CLOUD));
  expect(html).toContain(linkTo('/tracking/assistant', ASSISTANT));
});

test.each([
  ['an entry of the menu', '/tracking/online', 'Online tracking'],
  ['the page of a service', '/services/yard', 'The yard'],
  ['a part of the page of a service', '/services/yard?from=home#price', 'The yard'],
  ['an article outside the menu', '/post/seal', 'Title of seal'],
])('a link to %s that is no such product has its name, and an arrow', async (_, href, name) => {
  expect(await render(href, null)).toContain(linkTo(href, { name, Icon: ArrowIcon }));
  expect(await render(null, href)).toContain(linkTo(href, { name, Icon: ArrowIcon }));
});

test('what the site does not know is taken for the product', async () => {
  const html = await render('https://cloud.example', '/post/nowhere');
  expect(html).toContain(linkTo('https://cloud.example', CLOUD));
  expect(html).toContain(linkTo('/post/nowhere', ASSISTANT));
});

test('nor is the home page taken down by an article at which the service fails', async () => {
  expect(await render('/post/broken', null)).toContain(linkTo('/post/broken', CLOUD));
});

test('an organization without such pages has no list', async () => {
  expect(await render(null, 'javascript:alert(1)')).toBe('');
});

test('without a company profile they are where the menu has them, if it does', async () => {
  const html = await renderWith({});
  expect(html).toContain(linkTo('/cloud', CLOUD));
  expect(html).toContain(linkTo('/tracking/assistant', ASSISTANT));
  const others = ['Cloudy days', 'Clouds'].map((name) => ({ name, slug: name, link: '/faq' }));
  const nowhere = { name: 'Cloud', slug: 'cloud', children: [] };
  expect(await renderWith({ '/api/menus/tree': [...others, nowhere] })).toBe('');
});
