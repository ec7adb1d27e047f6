import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContentClient } from '@/content-client';
import { SiteSearch } from '@/lib/server/search/site-search';
import { NO_MIRROR } from '@/tests/support/no-mirror';
import { eventually } from '../../../support/eventually';
import {
  errorResponse,
  type FakeRequest,
  fakeFetch,
  listResponse,
} from '../../../support/fake-fetch';

type Row = {
  slug: string;
  title: string;
  updatedAt: string;
  seo?: { noindex: boolean };
  blocks?: { __component: string; body: string }[];
};

const SINGLE_TYPES = ['/api/about', '/api/company-profile', '/api/press-kit'];

let isDown = false;
let broken: string[] = [];
let rows: Row[] = [];
/** The links of services. */
let services: string[] = [];
let settings: { key: string; value: string; richText: string }[] = [];
/** What the reading of a single article waits for. */
let line: Promise<void> | null = null;

beforeEach(() => {
  line = null;
  isDown = false;
  broken = [];
  services = [];
  settings = [];
  rows = [row('one', 'Payroll'), row('two', 'Cloud')];
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.useRealTimers();
});

test('an article is found by its text, and not when it is hidden', async () => {
  const html = { __component: 'shared.html-markdown-wrapper', body: '<p>A <b>weighbridge</b></p>' };
  rows = [
    { ...row('one', 'Payroll'), blocks: [html] },
    { ...row('two', 'Cloud'), blocks: [html], seo: { noindex: true } },
  ];
  const { search } = searchOf();
  expect((await search.search('weighbridge')).hits.map(({ href }) => href)).toEqual(['/post/one']);
});

test('only articles that have changed are read again', async () => {
  const { search, texts } = searchOf();
  await search.refresh();
  rows = [row('one', 'Payroll'), { ...row('two', 'Clouds'), updatedAt: '2026-02-02T00:00:00Z' }];
  await search.refresh();
  expect(texts()).toEqual([['one'], ['two'], ['two']]);
  expect((await search.search('clouds')).total).toBe(1);
});

test('of thousands of articles the titles are found before all texts are read', async () => {
  let release = () => {};
  line = new Promise((resolve) => {
    release = resolve;
  });
  const block = { __component: 'shared.html-markdown-wrapper', body: '<p>A weighbridge</p>' };
  rows = Array.from({ length: 250 }, (_, index) => ({
    ...row(`report-${index}`, `Report ${index}`),
    blocks: [block],
  }));
  const { search } = searchOf();
  expect((await search.search('report 249')).hits[0]?.href).toBe('/post/report-249');
  expect((await search.search('weighbridge')).total).toBe(0);
  // An editor who publishes meanwhile does not wait for the texts.
  rows = rows.with(7, { ...row('report-7', 'Harbour'), updatedAt: '2026-02-02T00:00:00Z' });
  const isRefreshed = search.refresh();
  release();
  await isRefreshed;
  expect((await search.search('harbour')).total).toBe(1);
  await eventually(async () => expect((await search.search('weighbridge')).total).toBe(249));
});

test('while the service is down the last good index stays, and is caught up with later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { search } = searchOf();
  await search.refresh();
  isDown = true;
  await expect(search.refresh()).rejects.toThrow('503');
  expect(search.missing).toContain('articles');
  expect((await search.search('payroll')).total).toBe(1);

  isDown = false;
  rows = [row('one', 'Salaries')];
  vi.advanceTimersByTime(11_000);
  await search.search('payroll');
  await eventually(async () => expect((await search.search('salaries')).total).toBe(1));

  // Neither is it put off where the clock was set back since it failed.
  isDown = true;
  await expect(search.refresh()).rejects.toThrow('503');
  isDown = false;
  rows = [row('one', 'Invoices')];
  vi.setSystemTime(Date.now() - 3_600_000);
  await search.search('salaries');
  await eventually(async () => expect((await search.search('invoices')).total).toBe(1));
});

test('without any index a failure is told, and the next question tries again', async () => {
  isDown = true;
  const { search } = searchOf();
  await expect(search.search('payroll')).rejects.toThrow('503');
  isDown = false;
  expect((await search.search('payroll')).total).toBe(1);
});

test('a source that fails does not take the others along, and is caught up with later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  broken = ['/api/teams'];
  const { search } = searchOf();
  // Who waits for a copy that has just started waits for all of them.
  expect(search.missing).toContain('people');
  expect((await search.search('payroll')).total).toBe(1);
  expect(search.missing).toEqual(['people']);

  broken = [];
  vi.advanceTimersByTime(11_000);
  await search.search('zawadi');
  await eventually(async () => {
    expect((await search.search('zawadi')).total).toBe(1);
    expect(search.missing).toEqual([]);
  });

  broken = ['/api/teams', '/api/articles'];
  await search.refresh();
  expect(search.missing).toEqual(['articles', 'people']);
  expect((await search.search('zawadi')).total).toBe(1);

  // By a search for something else, and not only when the index is old.
  broken = [];
  vi.advanceTimersByTime(11_000);
  await search.search('payroll');
  await eventually(async () => expect(search.missing).toEqual([]));
});

test('nothing is said not to be there while a part of the content has never been read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  broken = ['/api/teams'];
  const { search, reads } = searchOf();
  await expect(search.search('zawadi')).rejects.toThrow('503');
  expect((await search.search('payroll')).total).toBe(1);
  // Many who search for what is not there do not have all content read again and again.
  await expect(search.search('zawadi')).rejects.toThrow('503');
  expect(reads('/api/teams')).toBe(2);
  broken = [];
  // Soon, not when the index is due.
  vi.advanceTimersByTime(2_001);
  const [first, second] = [search.search('zawadi'), search.search('zawadi')];
  expect([(await first).total, (await second).total]).toEqual([1, 1]);
  expect((await search.search('weighbridge')).total).toBe(0);
  // What it has read once it knows.
  broken = ['/api/teams'];
  await search.refresh();
  expect((await search.search('weighbridge')).total).toBe(0);
});

test('the careers screen is found by what the setting says of working here', async () => {
  settings = [{ key: 'careers', value: 'Come to us', richText: 'We **mentor** everybody.' }];
  const { search } = searchOf();
  const [hit] = (await search.search('mentor')).hits;
  expect(hit).toMatchObject({ kind: 'page', href: '/careers' });
});

test('a service whose link is no page is found where all services are', async () => {
  services = [
    'mailto:a@example.com',
    'tel:+255700',
    '#erp',
    '?a=b',
    '/erp',
    'HTTPS://example.com/',
  ];
  const { hits } = await searchOf().search.search('service');
  const hrefs = new Set(hits.map(({ href }) => href));
  expect(hrefs).toEqual(new Set(['/services', '/erp', 'HTTPS://example.com/']));
});

test('a change that comes while the index is made is not missed', async () => {
  const { search } = searchOf();
  const first = search.refresh();
  rows = [row('one', 'Salaries')];
  await Promise.all([first, search.refresh()]);
  expect((await search.search('salaries')).total).toBe(1);
});

function row(slug: string, title: string): Row {
  return { slug, title, updatedAt: '2026-01-01T00:00:00Z' };
}

function searchOf() {
  const fetch = fakeFetch(async (request) => {
    if (slugsOf(request).length > 0) await line;
    if (isDown || broken.includes(request.url.pathname)) return errorResponse(503, 'Away');
    if (SINGLE_TYPES.includes(request.url.pathname)) return errorResponse(404, 'None');
    if (request.url.pathname === '/api/teams') return listResponse([{ name: 'Zawadi Said' }]);
    if (request.url.pathname === '/api/global-entities') return listResponse(settings);
    if (request.url.pathname === '/api/vacancies' && settings.length > 0) {
      return listResponse([{ slug: 'weaver', title: 'Weaver' }]);
    }
    if (request.url.pathname === '/api/services') {
      const details = services.map((link, index) => ({ title: `Service ${index}`, link }));
      return listResponse([{ details }]);
    }
    if (request.url.pathname !== '/api/articles') return listResponse([]);
    const asked = slugsOf(request);
    return listResponse(
      rows
        .filter(({ slug }) => asked.length === 0 || asked.includes(slug))
        .map((fields) => ({ ...fields, documentId: fields.slug, createdAt: fields.updatedAt })),
    );
  });
  const client = createContentClient({
    baseUrl: 'https://cms.example.com',
    mediaUrl: 'https://cms.example.com',
    token: 'secret',
    retry: { retries: 0 },
    fetch,
  });
  return {
    search: new SiteSearch(
      () => client,
      () => NO_MIRROR,
    ),
    /** How often a path was read. */
    reads: (path: string) => fetch.requests.filter(({ url }) => url.pathname === path).length,
    /** The slugs of the articles that were asked for, call by call. */
    texts: () => fetch.requests.map(slugsOf).filter((slugs) => slugs.length > 0),
  };
}

function slugsOf({ url }: FakeRequest): string[] {
  return [...url.searchParams].flatMap(([name, value]) =>
    name === 'filters[slug][$eq]' ? [value] : [],
  );
}
