import { Parser } from 'htmlparser2';

/** What a crawler reads in a page, as it came from the server: no script has run. */
export type PageHead = {
  title: string | null;
  lang: string | null;
  /** By name or property; a page should have each once. */
  meta: Map<string, string[]>;
  links: { rel: string; href: string; type: string | null; hreflang: string | null }[];
  headings: number;
  /** The things of every JSON-LD script. */
  things: Record<string, unknown>[];
  /** Where links, images, styles and scripts lead, as written. */
  addresses: string[];
};

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  img: ['src'],
  script: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
};
/** Hints to the connection are no addresses of anything. */
const HINTS = new Set(['preconnect', 'dns-prefetch']);

/** Reads a document. Throws where a JSON-LD script is not JSON, or has no graph. */
export function readHtml(html: string): PageHead {
  const page: PageHead = {
    title: null,
    lang: null,
    meta: new Map(),
    links: [],
    headings: 0,
    things: [],
    addresses: [],
  };
  // The images of a page may have titles of their own.
  let words: string | null = null;
  const isRead = (name: string, type: string | undefined) =>
    (name === 'title' && page.title === null) ||
    (name === 'script' && type === 'application/ld+json');
  const parser = new Parser({
    onopentag(name, attributes) {
      noteElement(page, name, attributes);
      if (isRead(name, attributes.type)) words = '';
    },
    ontext(text) {
      if (words !== null) words += text;
    },
    onclosetag(name) {
      if (words === null) return;
      if (name === 'title') page.title = words;
      else page.things.push(...JSON.parse(words)['@graph']);
      words = null;
    },
  });
  parser.end(html);
  return page;
}

function noteElement(page: PageHead, name: string, attributes: Record<string, string>): void {
  const { rel = '' } = attributes;
  if (name === 'html') page.lang = attributes.lang ?? null;
  if (name === 'h1') page.headings += 1;
  const meta = name === 'meta' && (attributes.name ?? attributes.property);
  if (meta) page.meta.set(meta, [...(page.meta.get(meta) ?? []), attributes.content ?? '']);
  if (name === 'link') {
    const { href = '', type = null, hreflang = null } = attributes;
    page.links.push({ rel, href, type, hreflang });
  }
  if (HINTS.has(rel)) return;
  for (const attribute of ADDRESSES[name] ?? []) {
    const address = attributes[attribute];
    if (address) page.addresses.push(address);
  }
}

/** The one link of a kind, or `null`. */
export function linkOf(page: PageHead, rel: string, type: string | null = null): string | null {
  return page.links.find((link) => link.rel === rel && link.type === type)?.href ?? null;
}
