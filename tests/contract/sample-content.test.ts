import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_MIRROR } from '@/tests/support/no-mirror';
import { SAMPLE_PACKS } from '@/tests/support/seeded-database';
import { createEditor } from '../../cms/scripts/editor.mjs';
import { createClient, entriesOf, textOf } from '../../cms/tests/support/client';
import { findSetting, type MenuItem, socialAccounts } from '../../content-client';
import { ROUTES, servicePath } from '../../lib/routing/routes';
import { checkContent } from '../../lib/server/content-check/check-content';
import { SiteSearch } from '../../lib/server/search/site-search';
import { QUERIES } from './search-queries';
import { BOOT_TIMEOUT_MS, bootService, clientFor, type Service } from './service';

const DAY_MS = 86_400_000;

function check(service: Service) {
  return checkContent({
    createClient: (options) => clientFor(service, options),
    mediaUrl: service.url,
    siteUrl: 'https://www.example.com',
  });
}

function depthOf(menu: MenuItem[]): number {
  return menu.length === 0 ? 0 : 1 + Math.max(...menu.map(({ children }) => depthOf(children)));
}

function slugsOf(menu: MenuItem[]): string[] {
  return menu.flatMap(({ articleSlug, children }) => [
    ...(articleSlug === null ? [] : [articleSlug]),
    ...slugsOf(children),
  ]);
}

describe.each(SAMPLE_PACKS)('the sample content of the %s', (pack) => {
  let service: Service;
  let search: SiteSearch | null = null;

  beforeAll(async () => {
    service = await bootService(pack);
  }, BOOT_TIMEOUT_MS);
  afterAll(() => service?.stop(), BOOT_TIMEOUT_MS);

  test('has the days of the pack, not that of its seeding', async () => {
    const { data } = (await createClient(service).get('articles')).body;
    const ages = entriesOf(data).map(
      ({ publishedAt, createdAt }) =>
        Date.parse(textOf(publishedAt)) - Date.parse(textOf(createdAt)),
    );

    expect(Math.max(...ages)).toBeGreaterThan(60_000);
  });

  test('has a policy that names the months after which the service deletes what visitors sent', async () => {
    const policy = await service.client.articles.find('privacy-policy');
    const named = JSON.stringify(policy?.blocks).matchAll(/(\d+) months/g);
    const editor = await createEditor(service);
    const { deleteAfterMonths } = await editor.getSingle('api::lead-setting.lead-setting');

    expect(deleteAfterMonths).toBeGreaterThan(0);
    expect(new Set([...named].map(([, months]) => Number(months)))).toEqual(
      new Set([deleteAfterMonths]),
    );
  });

  test('has ten core services with icons', async () => {
    const services = await service.client.services.listCore();

    expect(services).toHaveLength(10);
    expect(services.every(({ title, icon }) => title !== '' && icon !== null)).toBe(true);
  });

  test('has six main services with backgrounds', async () => {
    const services = await service.client.services.listMain();

    expect(services).toHaveLength(6);
    expect(services.every(({ background }) => background !== null)).toBe(true);
  });

  test('has one menu, by its tree and by the reads of the specification', async () => {
    const asked: string[] = [];
    const plain = clientFor(service, {
      fetch: async (input, init) => {
        const { pathname } = new URL(String(input));
        asked.push(pathname);
        return pathname === '/api/menus/tree'
          ? Response.json({ data: null, error: { status: 404 } }, { status: 404 })
          : fetch(input, init);
      },
    });
    const menu = await service.client.menus.list();
    expect(menu.length).toBeGreaterThan(3);
    expect(await plain.menus.list()).toEqual(menu);
    expect(asked).toEqual(['/api/menus/tree', '/api/menus']);
  });

  test('has a team of nine, with designations', async () => {
    const team = await service.client.team.list();

    expect(team).toHaveLength(9);
    expect(team.every(({ designation }) => designation !== '')).toBe(true);
  });

  test('has three offices, of which one is the default', async () => {
    const addresses = await service.client.addresses.list();

    expect(addresses).toHaveLength(3);
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('has twelve questions with answers', async () => {
    expect(await service.client.faq.list()).toHaveLength(12);
  });

  test('has the settings that the specification names', async () => {
    const settings = await service.client.settings.list();
    const keys = settings.map(({ key }) => key);

    expect(keys).toEqual(
      expect.arrayContaining([
        'company_logo',
        'company_phone',
        'company_email',
        'company_time',
        'quote_form_left_side',
        'contact-us',
        'home_page_video',
      ]),
    );
    expect(keys).toEqual(keys.toSorted());
    expect(socialAccounts(settings).length).toBeGreaterThan(0);
    expect(findSetting(settings, 'company_logo')?.media?.kind).toBe('image');
  });

  test('has a promo video with a poster that both can be fetched', async () => {
    const video = findSetting(await service.client.settings.list(), 'home_page_video');
    expect([video?.media?.kind, video?.supportMedia?.kind]).toEqual(['video', 'image']);

    for (const media of [video?.media, video?.supportMedia]) {
      const response = await fetch(media?.url ?? '', { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(
        media?.kind === 'image' || media?.kind === 'video' ? media.mime : null,
      );
    }
  });

  test('has the organization’s own facts', async () => {
    const profile = await service.client.companyProfile.find();

    expect(profile?.brand).toBeTruthy();
    expect(profile?.memberships).toHaveLength(9);
    expect(profile?.partners).toHaveLength(10);
    expect(profile?.vendors).toHaveLength(2);
    expect(profile?.partners.every(({ logo }) => logo !== null)).toBe(true);
    expect(profile?.badges.length).toBeGreaterThan(0);
    expect(profile?.figures.length).toBeGreaterThan(0);
  });

  test('has services with a page, each led by somebody, and proof for some of them', async () => {
    const { client } = service;
    const [pages, studies] = [await client.servicePages.list(), await client.caseStudies.list()];
    const slugs = studies.map(({ slug }) => slug);

    expect(pages.length).toBeGreaterThanOrEqual(7);
    expect(pages.every(({ lead, outcomes }) => lead !== null && outcomes.length > 1)).toBe(true);
    expect(pages.flatMap(({ caseStudies }) => caseStudies)).toEqual(expect.arrayContaining(slugs));
    // No client is named as if it were one.
    expect(studies.every(({ note }) => note?.includes('made up'))).toBe(true);
    expect((await client.testimonials.list()).length).toBeGreaterThan(0);
    expect((await client.vacancies.list()).length).toBeGreaterThan(0);
    expect((await client.pressKit.find())?.files.length).toBeGreaterThan(3);
    for (const { file } of (await client.certificates.list()).filter(({ file }) => file)) {
      expect((await fetch(file ?? '', { method: 'HEAD' })).status).toBe(200);
    }
  });

  test('has a menu of four levels whose articles are all published', async () => {
    const menu = await service.client.menus.list();
    const published = (await service.client.articles.list()).map(({ slug }) => slug);

    expect(depthOf(menu)).toBe(4);
    expect(published).toEqual(expect.arrayContaining(slugsOf(menu)));
  });

  test('has a tree of categories', async () => {
    const tree = await service.client.categories.tree();

    expect(tree.length).toBeGreaterThan(0);
    expect(tree.some(({ children }) => children.length > 0)).toBe(true);
  });

  test('has fourteen articles or more, newest first', async () => {
    const articles = await service.client.articles.list();
    const days = articles.map(({ publishedOn }) => publishedOn);

    expect(articles.length).toBeGreaterThanOrEqual(14);
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('has articles that can all be opened, with every kind of block', async () => {
    const summaries = await service.client.articles.list();
    const articles = await Promise.all(
      summaries.map(({ slug }) => service.client.articles.find(slug)),
    );

    expect(articles.map((article) => article?.title)).toEqual(summaries.map(({ title }) => title));
    expect(articles.every((article) => article && article.blocks.length > 0)).toBe(true);
    const kinds = articles.flatMap((article) => article?.blocks.map(({ kind }) => kind) ?? []);

    expect(kinds).toEqual(
      expect.arrayContaining([
        'button',
        'carousel',
        'html',
        'markdown',
        'media',
        'quote',
        'slider',
        'stack',
      ]),
    );
  });

  test('has a blog list with a cover, and its three newest articles as news', async () => {
    const blogs = await service.client.blogs.find();
    const latest = await service.client.articles.latest(3);

    expect((await fetch(blogs?.cover?.url ?? '', { method: 'HEAD' })).status).toBe(200);
    expect(blogs?.label).toBeTruthy();
    expect(latest).toHaveLength(3);
    expect(latest).toEqual(blogs?.articles.slice(0, 3));
  });

  test('has an about record with blocks and media', async () => {
    const about = await service.client.about.find();

    expect(about?.blocks.length).toBeGreaterThan(0);
    expect(about?.featuredMedia).not.toBeNull();
  });

  test('is understood to the last field', async () => {
    const { client } = service;
    await Promise.all([
      client.categories.tree(),
      client.about.find(),
      client.companyProfile.find(),
      client.blogs.find(),
    ]);

    expect(service.issues).toEqual([]);
  });

  test('has nothing to put right', async () => {
    const { findings, entries } = await check(service);

    expect(entries).toBeGreaterThan(80);
    expect(findings).toEqual([]);
  });

  test('has nothing to put right a year from now either', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() + 400 * DAY_MS);
    const { findings } = await check(service);

    expect(findings).toEqual([]);
  });

  for (const [query, kind, id] of QUERIES[pack]) {
    test(`the search for ‘${query}’ shows the right one first`, async () => {
      search ??= new SiteSearch(
        () => service.client,
        () => NO_MIRROR,
      );
      const { hits } = await search.search(query);

      expect(hits[0]).toMatchObject({ kind, id });
    });
  }

  test('the search for services shows the page of each before people, posts and the small print', async () => {
    search ??= new SiteSearch(
      () => service.client,
      () => NO_MIRROR,
    );
    const { hits } = await search.search('service', { count: 100 });
    const pages = (await service.client.servicePages.list()).map(({ slug }) => servicePath(slug));
    const [screen, ...others] = hits.map(({ href }) => href);

    expect(screen).toBe(ROUTES.services);
    expect(others.slice(0, pages.length).toSorted()).toEqual(pages.toSorted());
  });
});
