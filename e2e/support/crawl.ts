import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';
import { type PageHead, readHtml } from './read-html';

export type Answer = {
  url: string;
  status: number;
  headers: Headers;
  body: Buffer;
  text: string;
};

export type Crawled = Answer & { page: PageHead | null; linkedFrom: string };

const AT_ONCE = 6;

/** Asks for an address, without following where it leads. */
export async function get(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  return { url, status, headers, body, text: body.toString() };
}

/** Follows every link of this site from the given addresses on, each address once. */
export async function crawl(siteUrl: string, starts: readonly string[]): Promise<Crawled[]> {
  const found = new Map<string, Crawled | null>();
  const waiting: { url: string; linkedFrom: string }[] = [];
  const add = (address: string, base: string) => {
    const url = new URL(address, base);
    url.hash = '';
    if (url.origin !== siteUrl || found.has(url.href)) return;
    found.set(url.href, null);
    waiting.push({ url: url.href, linkedFrom: base });
  };
  for (const start of starts) add(start, siteUrl);
  while (waiting.length > 0) {
    await Promise.all(
      waiting.splice(0, AT_ONCE).map(async ({ url, linkedFrom }) => {
        const answer = await get(url);
        const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
        const page = isHtml ? readHtml(answer.text) : null;
        found.set(url, { ...answer, page, linkedFrom });
        for (const address of page?.addresses ?? []) {
          if (/^(https?:|\/|\?|[\w.-]+(\/|$))/.test(address)) add(address, url);
        }
        const target = answer.headers.get('location');
        if (target) add(target, url);
      }),
    );
  }
  return [...found.values()].filter((one) => one !== null);
}

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), item.transform((one) => [one])]).default([]);

const absolute = z.url({ protocol: /^https?$/ });
const moment = z.iso.datetime({ offset: true });

/** A sitemap by the rules of sitemaps.org and of the image extension; throws where one is broken. */
const sitemapSchema = z.strictObject({
  '?xml': z.object({ '@_version': z.literal('1.0'), '@_encoding': z.literal('UTF-8') }),
  urlset: z.strictObject({
    '@_xmlns': z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    '@_xmlns:image': z.literal('http://www.google.com/schemas/sitemap-image/1.1'),
    url: oneOrMore(
      z.strictObject({
        loc: absolute,
        lastmod: moment.optional(),
        'image:image': oneOrMore(z.strictObject({ 'image:loc': absolute })),
      }),
    ).refine((urls) => urls.length <= 50_000, 'holds more than a sitemap may'),
  }),
});

const rssDate = z.string().refine((date) => /^\w{3}, \d{2} \w{3} \d{4} /.test(date), 'RFC 822');

const rssSchema = z.object({
  rss: z.strictObject({
    '@_version': z.literal('2.0'),
    '@_xmlns:atom': z.literal('http://www.w3.org/2005/Atom'),
    '@_xmlns:dc': z.string().optional(),
    '@_xmlns:content': z.string().optional(),
    channel: z.object({
      title: z.string().min(1),
      link: absolute,
      description: z.string().min(1),
      lastBuildDate: rssDate,
      language: z.string().min(2),
      'atom:link': z.object({
        '@_href': absolute,
        '@_rel': z.literal('self'),
        '@_type': z.literal('application/rss+xml'),
      }),
      item: oneOrMore(
        z.object({
          title: z.string().min(1),
          link: absolute,
          guid: z.union([z.string(), z.object({ '#text': z.string().min(1) })]),
          pubDate: rssDate,
          description: z.string().min(1),
        }),
      ),
    }),
  }),
});

const jsonFeedSchema = z.object({
  version: z.enum(['https://jsonfeed.org/version/1', 'https://jsonfeed.org/version/1.1']),
  title: z.string().min(1),
  home_page_url: absolute,
  feed_url: absolute,
  items: z.array(
    z.object({
      id: z.string().min(1),
      url: absolute,
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().regex(/^<p>/),
      image: absolute.optional(),
      date_published: moment,
      date_modified: moment,
    }),
  ),
});

export type SitemapUrl = {
  loc: string;
  lastmod?: string;
  'image:image': { 'image:loc': string }[];
};

/** The addresses of a sitemap. */
export function readSitemap(xml: string): SitemapUrl[] {
  return sitemapSchema.parse(readXml(xml)).urlset.url;
}

/** A feed of RSS 2.0. */
export function readRss(xml: string) {
  return rssSchema.parse(readXml(xml)).rss.channel;
}

/** A feed of JSON Feed. */
export function readJsonFeed(json: string) {
  return jsonFeedSchema.parse(JSON.parse(json));
}

function readXml(xml: string): unknown {
  const problem = XMLValidator.validate(xml);
  if (problem !== true) throw new Error(problem.err.msg);
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(xml);
}
