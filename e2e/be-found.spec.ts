import { crawl, get, readJsonFeed, readRss, readSitemap } from './support/crawl';
import { expectComplete } from './support/expect-complete';
import { linkOf, readHtml } from './support/read-html';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

/** Addresses that answer with another status than 200, because they shall. */
const INTENDED: Readonly<Record<string, number>> = { '/no-article-found': 404 };

/** Checks a whole site as a crawler meets it, from its sitemap and along every link. */
async function expectFound(siteUrl: string, brand: string): Promise<void> {
  const sitemap = readSitemap((await get(`${siteUrl}/sitemap.xml`)).text);
  const listed = sitemap.map(({ loc }) => loc);
  expect(new Set(listed).size, 'addresses of the sitemap, each once').toBe(listed.length);
  expect(sitemap.filter(({ lastmod }) => !lastmod)).toEqual([]);
  expect(sitemap.flatMap((url) => url['image:image']).length).toBeGreaterThan(5);

  const crawled = await crawl(siteUrl, [siteUrl, ...listed]);
  expect(listed.length).toBeGreaterThan(20);
  expect(crawled.length).toBeGreaterThan(listed.length);
  const broken = crawled.filter(({ url, status, headers }) => {
    const isLeadingOn = status === 308 && headers.get('location') !== null;
    return !isLeadingOn && status !== (INTENDED[new URL(url).pathname] ?? 200);
  });
  expect(
    broken.map(({ url, status, linkedFrom }) => `${status} ${url} from ${linkedFrom}`),
  ).toEqual([]);

  const screens = new Map(crawled.map((one) => [one.url.replace(/\/$/, ''), one]));
  for (const url of listed) {
    const screen = screens.get(url);
    expect(screen?.status, url).toBe(200);
    if (screen?.page) await expectComplete(url, screen.page, brand);
  }

  for (const { url, status, page } of crawled) {
    if (!page || status !== 200) continue;
    // No screen that says so is there under a status that says otherwise.
    expect(page.title, url).not.toContain('Page not Found');
    const isClosed = page.meta.get('robots')?.some((robots) => robots.includes('noindex'));
    const canonical = linkOf(page, 'canonical') ?? '';
    // Whatever address shows it: what is kept is listed, what is closed is not.
    expect(listed.includes(canonical), `${url} is canonical at ${canonical}`).toBe(!isClosed);
  }
}

test('every address of the sitemap is complete, and every link of the site leads somewhere', async ({
  world,
}) => {
  await expectFound(world.siteUrl, 'Nyuzi');
});

test('feeds, overview and Markdown are valid and name what the sitemap names', async ({
  world,
}) => {
  const at = (path: string) => get(`${world.siteUrl}${path}`);
  const listed = readSitemap((await at('/sitemap.xml')).text).map(({ loc }) => loc);
  const [rss, json, overview] = await Promise.all([
    at('/feed.xml'),
    at('/feed.json'),
    at('/llms.txt'),
  ]);

  expect(rss.headers.get('content-type')).toContain('application/rss+xml');
  const news = readRss(rss.text).item;
  expect(news.length).toBeGreaterThan(5);
  expect(listed).toEqual(expect.arrayContaining(news.map(({ link }) => link)));
  expect(json.headers.get('content-type')).toContain('application/feed+json');
  expect(readJsonFeed(json.text).items.map(({ url }) => url)).toEqual(news.map(({ link }) => link));

  expect(overview.text).toMatch(/^# Nyuzi\n\n> /);
  const texts = [...overview.text.matchAll(/\]\((\S+\.md)\)/g)].map(([, url = '']) => url);
  expect(texts.length).toBeGreaterThan(20);
  for (const url of texts) {
    const text = await get(url);
    expect(text.status, url).toBe(200);
    expect(text.headers.get('content-type'), url).toBe('text/markdown; charset=utf-8');
    expect(text.headers.get('link'), url).toBe(`<${url.slice(0, -3)}>; rel="canonical"`);
    expect(listed, url).toContain(url.slice(0, -3));
    expect(text.text, url).toMatch(/^# .+\n/);
    expect(text.text, url).not.toMatch(/<script|\bundefined\b|\[object /);
  }
  const moved = await at('/anything/holiday-support-hours.md');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    '/post/holiday-support-hours.md',
  ]);
  for (const lost of [
    '/post/nowhere.md',
    '/nowhere.md',
    '/share-image/nowhere.png',
    '/sitemap/1.xml',
  ]) {
    expect((await at(lost)).status, lost).toBe(404);
  }
});

test('what an editor closes to search services is named nowhere, within its publishing', async ({
  world,
  editor,
}) => {
  const at = async (path: string) => (await get(`${world.siteUrl}${path}`)).text;
  const NAMING = ['/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt'];
  const blogs = await editor.find('api::article-type.article-type', 'type', 'blogs');
  const TITLE = 'Between us & <them> ]]>';
  const slug = `between-us-${Date.now()}`;
  const article = await editor.createArticle({
    title: TITLE,
    slug,
    seo: { metaTitle: 'Between us & "them" <b>' },
    article_types: { connect: [{ documentId: blogs?.documentId }] },
  });
  try {
    for (const path of NAMING) expect(await at(path), path).toContain(slug);
    const title = readHtml(await at(`/post/${slug}`)).title;
    expect(title).toBe('Nyuzi - Between us & "them" <b>');
    expect(readRss(await at('/feed.xml')).item[0]?.title).toBe(TITLE);
    expect(readJsonFeed(await at('/feed.json')).items[0]?.title).toBe(TITLE);
    expect(await at(`/post/${slug}.md`)).toContain('# Between us & \\<them\\> \\]\\]\\>');

    await editor.publishArticle(article.documentId, { seo: { noindex: true } });
    for (const path of NAMING) expect(await at(path), path).not.toContain(slug);
    expect(readHtml(await at(`/post/${slug}`)).meta.get('robots')).toEqual(['noindex, follow']);
    const text = await get(`${world.siteUrl}/post/${slug}.md`);
    expect(text.headers.get('x-robots-tag')).toBe('noindex');
  } finally {
    await editor.removeArticle(article.documentId);
  }
  expect((await get(`${world.siteUrl}/post/${slug}.md`)).status).toBe(404);
  expect((await get(`${world.siteUrl}/post/${slug}`)).status).toBe(404);
});

test('a language that is set is named by every page', async ({ world, editor }) => {
  const at = async (path: string) => readHtml((await get(`${world.siteUrl}${path}`)).text);
  const setting = await editor.create('api::global-entity.global-entity', {
    key: 'site_locale',
    value: 'en_TZ',
  });
  try {
    const page = await at('/services');
    expect(page.lang).toBe('en-TZ');
    expect(page.meta.get('og:locale')).toEqual(['en_TZ']);
    const languages = page.links.filter(({ hreflang }) => hreflang !== null);
    expect(languages.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en-TZ', `${world.siteUrl}/services`],
      ['x-default', `${world.siteUrl}/services`],
    ]);
  } finally {
    await editor.remove('api::global-entity.global-entity', setting.documentId);
  }
  expect((await at('/services')).links.filter(({ hreflang }) => hreflang !== null)).toEqual([]);
});

test('the public site lets crawlers in', async ({ world }) => {
  const robots = await get(`${world.siteUrl}/robots.txt`);
  expect(robots.text).toContain('Allow: /\n');
  expect(robots.text).toContain(`Sitemap: ${world.siteUrl}/sitemap.xml`);
  expect((await get(world.siteUrl)).headers.get('x-robots-tag')).toBeNull();
});

test('the site of another firm is as complete, and a copy that is not public is closed', async ({
  world,
}) => {
  const { url } = await world.startOtherFirm();
  try {
    const robots = await get(`${url}/robots.txt`);
    expect(robots.text).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/', '/blogs', '/sitemap.xml']) {
      const answers = [await get(url + path), await get(url + path), await get(url + path)];
      for (const { headers } of answers) {
        expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
      }
    }
    await expectFound(url, 'Msafara');
  } finally {
    await world.stopOtherFirm();
  }
});
