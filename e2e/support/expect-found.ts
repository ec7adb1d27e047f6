import { crawl, get, readSitemap } from './crawl';
import { expectComplete } from './expect-complete';
import { linkOf } from './read-html';
import { expect } from './test';

/** Addresses that answer with another status than 200, because they must. */
const INTENDED: Readonly<Record<string, number>> = { '/no-article-found': 404 };

/** Checks a whole site as a crawler meets it, from its sitemap and along every link. */
export async function expectFound(siteUrl: string, brand: string): Promise<void> {
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
