import 'server-only';
import {
  type ArticleSummary,
  type ContentClient,
  isTypeMissing,
  MAX_PAGE_SIZE,
} from '@/content-client';
import { isNewer, versionOf } from './article-reads';

/** An editor waits while these are compared. */
const LAST_CHANGED = 10;
const MAX_PAGES = 1_000;
/** How often a list is read again that changed while it was read page by page. */
const MAX_READS = 3;

type Summaries = ReadonlyMap<string, ArticleSummary>;
/** `total`: `null` where nobody knows how many follow. */
type Page = { articles: readonly ArticleSummary[]; total: number | null };
type Changes = {
  /** Whether the service lists its articles. */
  isListed: boolean;
  /** New articles, and those of another version than the known one. */
  changed: ArticleSummary[];
  /** The slugs of known articles that are not in the list. */
  gone: string[];
  /** How many entries of the list are no articles of their own: unusable, or at the slug of a newer one. */
  surplus: number;
};

type Known = {
  /** By slug. */
  summaries: Summaries;
  /** Of the last comparison. */
  surplus: number;
  /** Whether anything in the list may have changed, not only what its times say. */
  isWhole: boolean;
};

/**
 * Compares the articles that are known with the list of the service. Throws `ContentError`.
 *
 * @param client Asks the service.
 */
export async function readChanges(
  client: ContentClient,
  known: Known,
  reads = MAX_READS,
): Promise<Changes> {
  const { summaries, surplus, isWhole } = known;
  const seen = new Set<string>();
  const changed: ArticleSummary[] = [];
  /** Whether everything beyond a page is as it was. */
  const isLast = ({ articles, total }: Page): boolean => {
    const newest = newestOfSlugs(articles, seen);
    changed.push(...newest.filter((article) => !isKnown(summaries, article)));
    if (isWhole || total === null) return false;
    return isRest(summaries, { newest, seen, changed, total: total - surplus });
  };
  const readStart = () => client.articles.lastChanged(1, LAST_CHANGED);
  // What changed last comes first, so a short list is enough where the number of entries is right.
  if (summaries.size > 0 && !isWhole && isLast(await readStart())) {
    return { isListed: true, changed, gone: [], surplus };
  }
  let read = 0;
  let start: string | null = null;
  let page = 1;
  for (; page <= MAX_PAGES; page += 1) {
    const list = await client.articles.lastChanged(page);
    start ??= startOf(list);
    const before = seen.size;
    if (isLast(list)) return { isListed: true, changed, gone: [], surplus };
    // A service that does not know of pages gives the same again: all there is, unless that is as much as it may give.
    if (list.total === null && seen.size === before) {
      if (list.entries === MAX_PAGE_SIZE) throw new Error('the list may have more articles');
      break;
    }
    read += list.entries;
    if (list.entries === 0 || (list.total !== null && read >= list.total)) break;
  }
  // Of what moved from one page to another meanwhile, one is on neither.
  if (page > 1 && reads > 1 && startOf(await readStart()) !== start) {
    return readChanges(client, known, reads - 1);
  }
  const gone = [...summaries.keys()].filter((slug) => !seen.has(slug));
  return { isListed: seen.size > 0, changed, gone, surplus: read - seen.size };
}

/**
 * The same of a service that has never listed an article: one of the specification alone may give them by
 * their slug only (§7). Known are those that its blog list and its menu name. Throws `ContentError`.
 */
export async function readFirstChanges(client: ContentClient, known: Known): Promise<Changes> {
  try {
    const changes = await readChanges(client, known);
    if (changes.isListed) return changes;
  } catch (error) {
    if (!isTypeMissing(error)) throw error;
  }
  const { summaries } = known;
  const seen = new Set<string>();
  const named = newestOfSlugs(await client.articles.listNamed(), seen);
  const changed = named.filter((article) => !isKnown(summaries, article));
  const gone = [...summaries.keys()].filter((slug) => !seen.has(slug));
  return { isListed: false, changed, gone, surplus: 0 };
}

/** What any change of the list changes: its first article, or how many there are. */
function startOf({ articles, total }: Page): string {
  return `${total} ${articles[0] ? versionOf(articles[0]) : ''}`;
}

/** Those of a list, the last change first, whose slug is not in `seen`; adds their slugs to it. */
function newestOfSlugs(list: readonly ArticleSummary[], seen: Set<string>): ArticleSummary[] {
  return list.filter(({ slug }) => !seen.has(slug) && seen.add(slug));
}

function isKnown(known: Summaries, article: ArticleSummary): boolean {
  const last = known.get(article.slug);
  if (last === undefined || versionOf(last) !== versionOf(article)) return false;
  return article.isPost === null || article.isPost === last.isPost;
}

type List = {
  /** Of its last page. */
  newest: readonly ArticleSummary[];
  /** The slugs of all its pages. */
  seen: ReadonlySet<string>;
  changed: readonly ArticleSummary[];
  total: number;
};

/** Whether everything beyond a list is as it was. */
function isRest(known: Summaries, { newest, seen, changed, total }: List): boolean {
  const added = changed.filter(({ slug }) => !known.has(slug)).length;
  if (known.size + added !== total) return false;
  const last = newest.at(-1);
  if (!last || !newest.some((article) => isKnown(known, article))) return false;
  // What was newer than the end of the list, and is not in it, has become older: a backup was restored.
  return [...known.values()].every((article) => !isNewer(article, last) || seen.has(article.slug));
}
