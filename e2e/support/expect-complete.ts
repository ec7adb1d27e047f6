import { get } from './crawl';
import { linkOf, type PageHead } from './read-html';
import { expect } from './test';

/** What every address must say of itself, whatever it shows. */
const META = [
  ...['description', 'keywords', 'robots'],
  ...['og:title', 'og:description', 'og:url', 'og:site_name', 'og:type', 'og:image'],
  ...['og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'],
] as const;

const fetchedImages = new Set<string>();

/** Expects the metadata, the share image and the JSON-LD of one canonical address. */
export async function expectComplete(url: string, page: PageHead, brand: string): Promise<void> {
  const one = (name: string) => page.meta.get(name)?.[0] ?? '';
  for (const name of META) expect(page.meta.get(name), `${name} of ${url}`).toHaveLength(1);
  expect(page.title, url).toMatch(new RegExp(`^${brand} - .+`));
  expect(one('description').length, `description of ${url}`).toBeGreaterThan(20);
  expect(one('description').length, `description of ${url}`).toBeLessThanOrEqual(160);
  expect(one('og:title'), url).toBe(page.title);
  expect(one('robots'), url).not.toContain('noindex');
  expect(one('twitter:card'), url).toBe('summary_large_image');
  expect(page.headings, `h1 of ${url}`).toBe(1);
  expect(
    page.links.filter(({ rel }) => rel === 'canonical'),
    url,
  ).toHaveLength(1);
  expect(linkOf(page, 'canonical'), url).toBe(url);
  expect(one('og:url'), url).toBe(url);
  expect(linkOf(page, 'alternate', 'application/rss+xml'), url).toContain('/feed.xml');
  expect(linkOf(page, 'alternate', 'application/feed+json'), url).toContain('/feed.json');
  expectThings(url, page);
  const size = [one('og:image:width'), one('og:image:height')];
  const kind = typesOf(new URL(url).pathname, page).join();
  await expectShareImage(one('og:image'), size, url, kind);
}

/**
 * One drawn image of each kind of screen is fetched and measured: the same code draws all of a kind.
 * The others must be named by their own screen's path.
 */
async function expectShareImage(address: string, size: string[], url: string, kind: string) {
  expect(size, `${address} of ${url}`).toEqual(['1200', '630']);
  const { origin, pathname } = new URL(address);
  // Not of the content service, which the services that show links may not reach.
  expect(origin, address).toBe(new URL(url).origin);
  const isDrawn = pathname.startsWith('/share-image/');
  if (isDrawn) {
    const path = new URL(url).pathname;
    expect(`${origin}${pathname}`).toBe(
      `${origin}/share-image${path === '/' ? '/index' : path}.png`,
    );
  }
  const key = isDrawn ? `${origin} ${kind}` : address;
  if (fetchedImages.has(key)) return;
  fetchedImages.add(key);
  const image = await get(address);
  expect(image.status, `${address} of ${url}`).toBe(200);
  expect(image.headers.get('content-type'), address).toBe('image/png');
  const pixels = [image.body.readUInt32BE(16), image.body.readUInt32BE(20)];
  expect(pixels.map(String), address).toEqual(size);
}

function expectThings(url: string, page: PageHead): void {
  const { pathname } = new URL(url);
  const types = new Set(page.things.map((thing) => thing['@type']));
  expect([...types], url).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  if (pathname !== '/') expect([...types], url).toContain('BreadcrumbList');
  expect([...types], url).toEqual(expect.arrayContaining(typesOf(pathname, page)));
  for (const thing of page.things) expectWhole(thing, url);
  if (pathname === '/aboutus/management-team') {
    const about = expect.objectContaining({ employee: expect.anything() });
    expect(page.things, url).toContainEqual(expect.objectContaining({ about }));
  }
  const isArticle = types.has('Article') || types.has('BlogPosting');
  expect(page.meta.get('og:type'), url).toEqual([isArticle ? 'article' : 'website']);
  // No two levels of the breadcrumb are one screen.
  const trail = page.things.filter((thing) => thing['@type'] === 'BreadcrumbList');
  const levels = JSON.stringify(trail).match(/(?<="item":")[^"]*/g) ?? [];
  expect(levels, url).toEqual([...new Set(levels)]);
}

function typesOf(pathname: string, page: PageHead): string[] {
  switch (pathname) {
    case '/':
      return ['WebPage', 'Service'];
    case '/services':
      return ['Service'];
    // Neither a post of the blog list nor in the menu.
    case '/post/privacy-policy':
      return ['Article'];
    case '/contact':
      return ['ContactPage', 'LocalBusiness'];
    case '/faq':
      return ['FAQPage'];
    case '/quote':
      return ['WebPage'];
    case '/aboutus/company-profile':
    case '/aboutus/management-team':
      return ['AboutPage'];
    case '/case-studies':
    case '/careers':
      return ['CollectionPage'];
    case '/press':
      return ['WebPage'];
    default:
      if (pathname.startsWith('/services/')) return ['Service'];
      if (pathname.startsWith('/case-studies/')) return ['Article'];
      if (pathname.startsWith('/careers/')) return ['JobPosting'];
      if (pathname.startsWith('/blogs')) return ['CollectionPage'];
      expect(linkOf(page, 'alternate', 'text/markdown'), pathname).toContain('.md');
      return [pathname.startsWith('/post/') ? 'BlogPosting' : 'Article'];
  }
}

/** What search services ask of each type before they use it. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  LocalBusiness: ['name', 'address', 'telephone', 'openingHoursSpecification', 'geo'],
  Service: ['name', 'provider'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    ...['title', 'description', 'datePosted', 'hiringOrganization'],
    'jobLocation.address.addressCountry',
  ],
};

function expectWhole(thing: Record<string, unknown>, url: string): void {
  const type = String(thing['@type']);
  for (const name of NEEDED[type] ?? ['url']) {
    expect(thing, `${type} of ${url}`).toHaveProperty(name, expect.anything());
  }
  // A value that nobody wrote would be read as a word.
  expect(JSON.stringify(thing), `${type} of ${url}`).not.toMatch(/undefined|\[object|NaN/);
}
