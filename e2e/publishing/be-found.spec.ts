import { get, readJsonFeed, readRss, readSitemap } from '../support/crawl';
import { expectFound } from '../support/expect-found';
import { readHtml } from '../support/read-html';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 180_000 });

test('every address of the sitemap is complete, and every link of the site leads somewhere', async ({
  environment,
}) => {
  await expectFound(environment.siteUrl, 'Nyuzi');
});

test('feeds, overview and Markdown are valid and name what the sitemap names', async ({
  environment,
}) => {
  const at = (path: string) => get(`${environment.siteUrl}${path}`);
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
  // Not for ever: what stands in the menu may leave it again.
  expect([moved.status, moved.headers.get('location')]).toEqual([
    307,
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
  // The optimizer would have the page rendered, whatever it is, outside of every cache.
  expect((await at('/_next/image?url=%2Ffaq&w=96&q=60')).status).toBe(400);
});

test('what an editor closes to search services is named nowhere, within its publishing', async ({
  environment,
  editor,
}) => {
  const at = async (path: string) => (await get(`${environment.siteUrl}${path}`)).text;
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
    const text = await get(`${environment.siteUrl}/post/${slug}.md`);
    expect(text.headers.get('x-robots-tag')).toBe('noindex');
  } finally {
    await editor.removeArticle(article.documentId);
  }
  expect((await get(`${environment.siteUrl}/post/${slug}.md`)).status).toBe(404);
  expect((await get(`${environment.siteUrl}/post/${slug}`)).status).toBe(404);
});

test('the language that is set is named by every page', async ({ environment, editor }) => {
  const { siteUrl } = environment;
  const setting = await editor.find('api::global-entity.global-entity', 'key', 'site_locale');
  if (!setting) throw new Error('The sample content has no language.');
  const setLocale = (value: string) =>
    editor.update('api::global-entity.global-entity', setting.documentId, { value });
  const expectLanguage = async (tag: string, locale: string) => {
    const page = readHtml((await get(`${siteUrl}/services`)).text);
    expect(page.lang).toBe(tag);
    expect(page.meta.get('og:locale')).toEqual([locale]);
    const languages = page.links.filter(({ hreflang }) => hreflang !== null);
    expect(languages.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      [tag, `${siteUrl}/services`],
      ['x-default', `${siteUrl}/services`],
    ]);
  };
  await expectLanguage('en-TZ', 'en_TZ');
  try {
    await setLocale('en_KE');
    await expectLanguage('en-KE', 'en_KE');
  } finally {
    await setLocale('en-TZ');
  }
  await expectLanguage('en-TZ', 'en_TZ');
});

test('the public site lets crawlers in', async ({ environment }) => {
  const robots = await get(`${environment.siteUrl}/robots.txt`);
  expect(robots.text).toContain('Allow: /\nDisallow: /api/\n');
  expect(robots.text).toContain(`Sitemap: ${environment.siteUrl}/sitemap.xml`);
  expect((await get(environment.siteUrl)).headers.get('x-robots-tag')).toBeNull();
});
