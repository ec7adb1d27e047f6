import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ContentClient, type ContentIssue, createContentClient } from '@/content-client';
import { checkContent } from '@/lib/server/content-check/check-content';
import { SiteSearch } from '@/lib/server/search/site-search';
import { NO_MIRROR } from '@/tests/support/no-mirror';
import {
  bootSpecificationService,
  type SpecificationService,
} from '../support/specification-service/boot';
import { LONG_WORD, ODD_SLUGS } from '../support/specification-service/entries';
import { BOOT_TIMEOUT_MS, clientFor } from './service';

let service: SpecificationService;
let client: ContentClient;
const issues: ContentIssue[] = [];

beforeAll(async () => {
  service = await bootSpecificationService();
  client = clientFor(service, { onIssue: (issue) => issues.push(issue) });
}, BOOT_TIMEOUT_MS);
afterAll(() => service?.stop());

describe('a content service that has only what the specification names', () => {
  test('gives the menu in its levels and its order', async () => {
    const menu = await client.menus.list();
    expect(menu.map(({ name }) => name)).toEqual([
      'Menu updates',
      'Menu solutions',
      'Menu nowhere',
      LONG_WORD,
      'Menu ..',
    ]);
    const [updates, solutions, nowhere] = menu;
    expect(updates?.articleSlug).toBe('whats-new');
    expect(nowhere).toMatchObject({ articleSlug: null, children: [] });
    expect(solutions?.children).toMatchObject([
      { slug: 'first', articleSlug: 'road-freight', children: [] },
      { slug: 'second', children: [{ slug: 'deeper', children: [{ articleSlug: 'customs' }] }] },
    ]);
  });

  test('gives an article with every kind of block', async () => {
    const article = await client.articles.find('customs');
    expect(article).toMatchObject({
      tone: 'dark',
      button: { name: 'Start', link: '' },
      noindex: false,
      cover: { width: 1600 },
      seo: { title: 'Customs', keywords: 'forodha', shareImage: { width: 1600 } },
    });
    expect(article?.blocks.map(({ kind }) => kind)).toEqual([
      ...['markdown', 'html', 'titled-html', 'button', 'carousel', 'quote', 'media', 'stack'],
    ]);
    expect(article?.blocks[0]?.frame).toMatchObject({ widthPercent: 100, fontSize: '18px' });
  });

  test('gives an article of which it knows nothing but the slug', async () => {
    expect(await client.articles.find('whats-new')).toMatchObject({
      title: 'WhatsApp New',
      description: null,
      cover: null,
      isPost: null,
      blocks: [],
    });
    expect(await client.articles.find('soon')).toBeNull();
  });

  test('gives the blog list and its newest articles', async () => {
    expect(await client.blogs.find()).toMatchObject({
      label: 'Our notes',
      tone: 'dark',
      articles: Array.from({ length: 4 }, () => expect.anything()),
      pageCount: 1,
      total: 4,
    });
    expect(await client.blogs.find(2)).toMatchObject({ articles: [], total: 4 });
    expect(await client.articles.latest(3)).toHaveLength(3);
    const slugs = (await client.articles.list()).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(ODD_SLUGS));
    expect(slugs.filter((slug) => !ODD_SLUGS.includes(slug)).sort()).toEqual([
      ...['customs', 'notes-four', 'notes-one', 'notes-three', 'notes-two', 'road-freight'],
      ...['warehouses', 'whats-new'],
    ]);
  });

  test('gives services, team, questions, offices, settings, the about record and topics', async () => {
    expect(await client.services.listCore()).toMatchObject([
      { title: 'Sea freight', description: 'By dhow and by ship', link: null },
      { title: 'Air freight', icon: null },
      { title: LONG_WORD },
    ]);
    expect(await client.services.listMain()).toMatchObject([
      { title: 'Clearing', icon: { mime: 'image/svg+xml' }, background: { width: 1600 } },
      { title: LONG_WORD },
      { title: 'Trucking', icon: null },
    ]);
    expect(await client.team.list()).toMatchObject([
      { name: 'Neema Said' },
      { name: 'Juma Ali' },
      { name: LONG_WORD },
    ]);
    expect(await client.faq.list()).toMatchObject([
      { description: '<p>Three days.</p>' },
      { title: 'Do you work on Sundays?', description: null },
      { title: LONG_WORD },
      { title: 'سؤال' },
    ]);
    expect(await client.addresses.list()).toMatchObject([
      { isDefault: true, label: 'Head office', latitude: null, longitude: null },
      { label: null, address: null, phone: '+255 22 000 0002' },
      { label: LONG_WORD },
    ]);
    expect(await client.settings.list()).toHaveLength(10);
    expect(await client.about.find()).toMatchObject({
      title: null,
      blocks: [{ kind: 'markdown' }, { kind: 'html' }],
      featuredMedia: { kind: 'image' },
    });
    expect(await client.categories.tree()).toMatchObject([
      { name: 'Transport', children: [{ name: 'Rail' }] },
    ]);
  });

  test('has none of what is ours, which is no failure', async () => {
    expect(await client.companyProfile.find()).toBeNull();
    expect(await client.redirects.list()).toEqual([]);
    const { servicePages, caseStudies, testimonials, certificates, vacancies, pressKit } = client;
    for (const list of [servicePages, caseStudies, testimonials, certificates, vacancies]) {
      expect(await list.list()).toEqual([]);
    }
    expect(await pressKit.find()).toBeNull();
    await client.notFoundLog.report([{ path: '/soon', hits: 1, referrer: null }]);
    await client.submissions.notified({ documentId: 'd1', outcome: 'sent' });
    expect(await client.submissions.outbox()).toBeNull();
  });

  test('tells when its entries last changed', async () => {
    const dated = ['services', 'addresses', 'team', 'faq', 'about'] as const;
    for (const resource of dated) expect(await client.changes.latest(resource)).not.toBeNull();
    expect(await client.changes.latest('companyProfile')).toBeNull();
  });

  test('stores what visitors send', async () => {
    const quote = { name: 'A', email: 'a@example.com', service: 'Sea freight', message: 'Hello' };
    const contact = { ...quote, companyName: 'B', phone: '1' };
    const source = { page: '/', referrer: null, utm: {} };
    expect(await client.quoteRequests.create({ ...quote, phone: '1' }, { source })).toBeTruthy();
    expect(await client.freeQuotes.create(quote, { source })).toBeTruthy();
    expect(await client.newsletters.create({ email: 'a@example.com' })).toBeTruthy();
    expect(await client.contactMessages.create(contact)).toBeTruthy();
  });

  test('is searched', async () => {
    const search = new SiteSearch(
      () => client,
      () => NO_MIRROR,
    );
    const hrefs = async (query: string) =>
      (await search.search(query)).hits.map(({ href }) => href);
    expect(await hrefs('weighbridge')).toEqual([
      '/aboutus/company-profile',
      '/solutions/second/deeper/customs',
    ]);
    expect(await hrefs('forodha')).toEqual(['/solutions/second/deeper/customs']);
    expect(await hrefs('trucking')).toEqual(['/services']);
    expect(await hrefs('sundays')).toEqual(['/faq#do-you-work-on-sundays']);
    expect(await hrefs('neema')).toEqual(['/aboutus/management-team#neema-said']);
    expect((await hrefs('services'))[0]).toBe('/services');
    const kind = async (query: string) => (await search.search(query)).hits[0]?.kind;
    expect(await kind('notes-one')).toBe('article');
    expect(await kind('warehouses')).toBe('page');
    expect(await kind('forodha')).toBe('page');
    expect(search.missing).toEqual([]);
  });

  test('is checked', async () => {
    const { findings, entries } = await checkContent({
      createClient: (options) => clientFor(service, options),
      mediaUrl: service.url,
      siteUrl: 'https://site.example',
    });
    expect(entries).toBeGreaterThan(30);
    const found = findings.map(({ rule, entry }) => `${rule}: ${entry?.label}`);
    expect(found).toContain('menu-without-article: Menu nowhere');
    const orphans = found.filter((name) => name.startsWith('article-orphaned'));
    expect(orphans).toHaveLength(ODD_SLUGS.length - 1);
    expect(found.filter((name) => name.startsWith('malformed'))).toEqual([]);
  });

  test('gives nothing that is left out', () => {
    expect(issues).toEqual([]);
  });
});

test('what the service lacks is asked for once, not at each read', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>((...request) => globalThis.fetch(...request));
  const { url, token } = service;
  const own = createContentClient({ baseUrl: url, mediaUrl: url, token, fetch });
  for (let reads = 0; reads < 3; reads += 1) {
    await own.menus.list();
    await own.articles.latest(3);
    await own.redirects.list();
  }
  const responses = await Promise.all(fetch.mock.results.map(({ value }) => value));
  expect(responses.map(({ status }) => status).filter((status) => status >= 400)).toEqual([
    ...[404, 400, 400, 404],
  ]);
});
