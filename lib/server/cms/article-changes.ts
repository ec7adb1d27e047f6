import 'server-only';
import type { ArticleSummary, ContentClient } from '@/content-client';
import { versionOf } from './article-reads';

/** An editor waits while these are compared. */
const LAST_CHANGED = 10;
const MAX_PAGES = 1_000;

type Summaries = ReadonlyMap<string, ArticleSummary>;
type Changes = {
  /** New articles, and those of another version than the known one. */
  changed: ArticleSummary[];
  /** The slugs of known articles that are not in the list. */
  gone: string[];
  /** How many entries of the list are no articles of their own: unusable, or at the slug of a newer one. */
  surplus: number;
};

/**
 * Compares the articles that are known with the list of the service. Throws `ContentError`.
 *
 * @param client Asks the service.
 * @param known By slug.
 * @param surplus Of the last comparison.
 */
export async function readChanges(
  client: ContentClient,
  known: Summaries,
  surplus: number,
): Promise<Changes> {
  // What changed last comes first, so a short list is enough where the number of entries is right.
  if (known.size > 0) {
    const { articles, total } = await client.articles.lastChanged(1, LAST_CHANGED);
    const newest = newestOfSlugs(articles, new Set());
    const changed = newest.filter((article) => !isKnown(known, article));
    if (isRest(known, newest, changed, total - surplus)) return { changed, gone: [], surplus };
  }
  const seen = new Set<string>();
  const changed: ArticleSummary[] = [];
  let read = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { articles, entries, total } = await client.articles.lastChanged(page);
    const newest = newestOfSlugs(articles, seen);
    changed.push(...newest.filter((article) => !isKnown(known, article)));
    if (isRest(known, newest, changed, total - surplus)) return { changed, gone: [], surplus };
    read += entries;
    if (entries === 0 || read >= total) break;
  }
  const gone = [...known.keys()].filter((slug) => !seen.has(slug));
  return { changed, gone, surplus: read - seen.size };
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

/** Whether everything beyond a list is as it was. */
function isRest(
  known: Summaries,
  list: readonly ArticleSummary[],
  changed: readonly ArticleSummary[],
  total: number,
): boolean {
  const added = changed.filter(({ slug }) => !known.has(slug)).length;
  return list.some((article) => isKnown(known, article)) && known.size + added === total;
}
