import { beforeEach, expect, test, vi } from 'vitest';
import { TAGS } from '@/content-client';
import { canonicalHref, withCanonicalButtons } from '@/lib/server/cms/canonical-href';
import { refreshContent, refreshMenu } from '@/lib/server/cms/content-refresh';
import { knownLists } from '@/lib/server/cms/known-lists';
import { APPEARING } from '@/lib/server/cms/page-status';
import { getArticle, getCategories, getCoreServices } from '@/lib/server/cms/readers';
import { rawSummary, setContent } from '../../../support/fake-content';
import { tagged } from '../../../support/tag-render';

const BUTTON = { __component: 'shared.action-btn-wrapper', id: 1, name: 'Read', link: '/erp' };
const entry = { documentId: 'm', name: 'ERP', slug: 'erp', article: { slug: 'erp' } };

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setContent({
    '/api/articles': ({ searchParams }) =>
      ['café', 'erp', 'faq', 'tills']
        .filter((slug) => (searchParams.get('filters[slug][$eq]') ?? slug) === slug)
        .map((slug) => rawSummary(slug, { blocks: [BUTTON] })),
    '/api/menus': [{ documentId: 's', name: 'Solutions', slug: 'solutions', children: [entry] }],
    '/api/categories/build-tree': [
      { name: 'Topics', slug: 't', children: [{ name: 'ERP', slug: 'erp', link: '/erp' }] },
    ],
    '/api/services': [{ documentId: 'c', details: [{ title: 'ERP', link: 'post/erp' }] }],
  });
  await refreshContent([TAGS.articles]);
  await refreshMenu();
  knownLists().proofPaths.entries = ['/services/tills'];
  return () => vi.restoreAllMocks();
});

test.each([
  ['/erp', '/solutions/erp'],
  ['/post/erp?a=b#part-c', '/solutions/erp?a=b#part-c'],
  ['/any/where/erp', '/solutions/erp'],
  ['/café', '/post/caf%C3%A9'],
  ['/caf%C3%A9', '/post/caf%C3%A9'],
])('a link to an article, %s, leads to its canonical address', (href, target) => {
  expect(canonicalHref(href)).toBe(target);
});

test.each([
  ...['/', '/faq', '/services/tills', '/nothing', '/post/erp.md', '/feed.xml', '/100%'],
  ...['#erp', '?q=erp', 'https://other.example/erp', 'mailto:erp@example.com'],
])('a link to anything else, %s, is left as it is', (href) => {
  expect(canonicalHref(href)).toBe(href);
});

test('a link to where something was leads to where it is now, until a redirect changes or a page appears there', () => {
  tagged.clear();
  knownLists().redirects.entries = [
    { from: '/post/business-one', to: '/post/erp-old', isPermanent: true },
    { from: '/post/erp-old', to: '/post/erp', isPermanent: true },
    { from: '/flyer', to: '/faq#price', isPermanent: true },
    { from: '/partner', to: 'https://partner.example/', isPermanent: true },
    { from: '/this-week', to: '/post/tills', isPermanent: false },
  ];
  canonicalHref('/post/erp');
  expect([...tagged]).toEqual([]);
  expect(canonicalHref('/post/business-one?a=b#part-c')).toBe('/solutions/erp?a=b#part-c');
  for (const tag of APPEARING) expect(tagged).toContain(tag);
  expect(canonicalHref('/solutions/erp-old')).toBe('/solutions/erp');
  expect(canonicalHref('/flyer?a=b')).toBe('/faq#price');
  for (const href of ['/partner', '/this-week', '/post/business-one.md']) {
    expect(canonicalHref(href)).toBe(href);
  }
});

test('a link to a file of the content service leads there, and one to a file of an older site is left as it is', () => {
  const file = '/uploads/price_list_0a1b2c3d4e.pdf';
  expect(canonicalHref(`${file}#page=2`)).toBe(`https://media.example${file}#page=2`);
  expect(canonicalHref('/uploads/prices.pdf')).toBe('/uploads/prices.pdf');
});

test('so is every link before it is known what there is', () => {
  knownLists().proofPaths.entries = null;
  expect(canonicalHref('/erp')).toBe('/erp');
});

test('an article whose place another page has is linked at its flat address', () => {
  knownLists().proofPaths.entries = ['/solutions/erp'];
  expect(canonicalHref('/erp')).toBe('/post/erp');
});

test('topics, services and buttons lead there', async () => {
  const [topic] = await getCategories();
  expect(topic?.children[0]?.link).toBe('/solutions/erp');
  expect((await getCoreServices())[0]?.link).toBe('/solutions/erp');
  const article = await getArticle('tills');
  const [button] = withCanonicalButtons(article?.blocks ?? []);
  expect(button).toMatchObject({ kind: 'button', link: '/solutions/erp' });
});
