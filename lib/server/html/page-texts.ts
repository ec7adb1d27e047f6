import 'server-only';
import { LRUCache } from 'lru-cache';
import { type CompiledMarkdown, compileMarkdown } from './compile-markdown';
import type { ContentRules, Dropped } from './content-rules';
import { sanitizeHtml } from './sanitize-html';

/** Characters of the sources, of either kind; compiled Markdown takes thirty times the memory of its source. */
const MAX_CHARACTERS = 1_000_000;

/** What a page gives to its texts; `loadImage` must be the same at each call. */
type PageRules = Pick<ContentRules, 'onDrop' | 'onPlayer' | 'loadImage' | 'toHref'>;
type Anchors = NonNullable<ContentRules['anchors']>;

/** The ids of the headings of one page, and when its next text may take some. */
export type PageAnchors = { ids: Set<string>; turn: Promise<unknown> };

/** A text as it was compiled, and what else came of it. */
type Compiled<T> = {
  result: T;
  dropped: readonly Dropped[];
  hasPlayer: boolean;
  /** The ids that its headings wanted, and whether the page already had each of them. */
  anchors: ReadonlyMap<string, boolean>;
  /** Where its links led. */
  links: ReadonlyMap<string, string>;
};

const markdowns = cacheOf<CompiledMarkdown>();
const htmls = cacheOf<string>();

/** For a page that is about to be rendered. */
export function newPageAnchors(): PageAnchors {
  return { ids: new Set(), turn: Promise.resolve() };
}

/**
 * Markdown as `compileMarkdown` returns it, compiled once for all pages: a publish renders a hundred pages
 * again whose own text has not changed, and each kilobyte takes milliseconds. The texts of a page take
 * turns in the order of the calls: of two equal headings the first one has the id, as in the list of contents.
 */
export function pageMarkdown(
  source: string,
  { page, ...rules }: PageRules & { page: PageAnchors },
): Promise<CompiledMarkdown> {
  const own = page.turn.then(() => knownOrCompiled(source, page.ids, rules));
  page.turn = own.catch(() => null);
  return own;
}

async function knownOrCompiled(
  source: string,
  anchors: Anchors,
  rules: PageRules,
): Promise<CompiledMarkdown> {
  const known = markdowns.get(source);
  if (known && isRightFor(anchors, known) && leadsOn(known, rules)) {
    for (const id of known.anchors.keys()) anchors.add(id);
    return use(known, rules);
  }
  const wanted = new Map<string, boolean>();
  const { record, recording } = recordOf(rules);
  const result = await compileMarkdown(source, { ...recording, anchors: noting(anchors, wanted) });
  markdowns.set(source, { ...record, result, anchors: wanted });
  return result;
}

/** HTML as `sanitizeHtml` returns it, sanitized once for all pages. */
export function pageHtml(html: string, rules: PageRules): string {
  const known = htmls.get(html);
  if (known && leadsOn(known, rules)) return use(known, rules);
  const { record, recording } = recordOf(rules);
  const result = sanitizeHtml(html, recording);
  htmls.set(html, { ...record, result, anchors: new Map() });
  return result;
}

function cacheOf<T>(): LRUCache<string, Compiled<T>> {
  return new LRUCache({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_compiled, source) => source.length + 1,
  });
}

/** The ids of a text depend on what is above it on its page. */
function isRightFor(anchors: Anchors, known: Compiled<unknown>): boolean {
  return [...known.anchors].every(([id, wasUsed]) => anchors.has(id) === wasUsed);
}

/** Whether its links lead where they would now: the menu moves articles. */
function leadsOn({ links }: Compiled<unknown>, { toHref }: PageRules): boolean {
  return !toHref || [...links].every(([href, target]) => toHref(href) === target);
}

/** The page gets what it would have got of a text that is compiled for it. */
function use<T>({ result, dropped, hasPlayer }: Compiled<T>, rules: PageRules): T {
  for (const one of dropped) rules.onDrop?.(one);
  if (hasPlayer) rules.onPlayer?.();
  return result;
}

/** Rules that do what the page's do, and record it. */
function recordOf({ onDrop, onPlayer, loadImage, toHref = (href) => href }: PageRules) {
  const dropped: Dropped[] = [];
  const links = new Map<string, string>();
  const record = { dropped, links, hasPlayer: false };
  const recording: ContentRules = {
    loadImage,
    toHref: (href) => {
      const target = toHref(href);
      links.set(href, target);
      return target;
    },
    onDrop: (one) => {
      dropped.push(one);
      onDrop?.(one);
    },
    onPlayer: () => {
      record.hasPlayer = true;
      onPlayer?.();
    },
  };
  return { record, recording };
}

function noting(anchors: Anchors, wanted: Map<string, boolean>): Anchors {
  return {
    has: (id) => {
      const isUsed = anchors.has(id);
      if (!wanted.has(id)) wanted.set(id, isUsed);
      return isUsed;
    },
    add: (id) => anchors.add(id),
  };
}
