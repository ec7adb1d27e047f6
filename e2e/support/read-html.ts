import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

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
  const tree: Root = unified().use(rehypeParse).parse(html);
  visit(tree, 'element', (element: Element) => {
    const { tagName } = element;
    const rel = list(element, 'rel');
    if (tagName === 'html') page.lang = text(element, 'lang');
    // The images of a page may have titles of their own.
    if (tagName === 'title') page.title ??= words(element);
    if (tagName === 'h1') page.headings += 1;
    if (tagName === 'meta') {
      const name = text(element, 'name') ?? text(element, 'property');
      if (name)
        page.meta.set(name, [...(page.meta.get(name) ?? []), text(element, 'content') ?? '']);
    }
    if (tagName === 'link') {
      page.links.push({
        rel,
        href: text(element, 'href') ?? '',
        type: text(element, 'type'),
        hreflang: text(element, 'hrefLang'),
      });
    }
    if (tagName === 'script' && element.properties.type === 'application/ld+json') {
      page.things.push(...JSON.parse(words(element))['@graph']);
    }
    if (HINTS.has(rel)) return;
    for (const name of ADDRESSES[tagName] ?? []) {
      const address = text(element, name);
      if (address) page.addresses.push(address);
    }
  });
  return page;
}

/** The one link of a kind, or `null`. */
export function linkOf(page: PageHead, rel: string, type: string | null = null): string | null {
  return page.links.find((link) => link.rel === rel && link.type === type)?.href ?? null;
}

function text({ properties }: Element, name: string): string | null {
  const value = properties[name];
  return value === undefined || value === null ? null : String(value);
}

function list({ properties }: Element, name: string): string {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

function words(element: Element): string {
  return element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
