import 'server-only';
import { type ContentClient, TAGS, type Tag } from '@/content-client';
import { errorMessage } from '@/lib/errors';
import { SearchIndex, type SearchPage, type SearchRange } from '@/lib/search/search-index';
import { articleMirror, backgroundClient } from '@/lib/server/cms/content';
import { ENTRY_TAGS } from '@/lib/server/cms/proof-pages';
import { isYoungerThan } from '@/lib/server/ops/is-younger';
import { logInfo, logWarning } from '@/lib/server/ops/log';
import { shared } from '@/lib/server/ops/shared-state';
import {
  type ArticleSource,
  SEARCH_SOURCES,
  SearchEntries,
  type SearchSource,
} from './search-entries';

/**
 * Like a page, the index is refreshed even without a webhook: by a search after this time, or within a minute
 * more. What the store still takes for current then (content-store.ts) would be read again.
 */
const INDEX_TTL_MS = 300_000;
/** Delay before the next attempt after a failed refresh. */
const RETRY_DELAY_MS = 10_000;
/** Between two reads that a search waits for, because it finds nothing and does not know all content. */
const AWAITED_RETRY_DELAY_MS = 2_000;
/** Faster refreshes are not logged. */
const MIN_LOGGED_MS = 1_000;

const SEARCHED_TAGS: readonly Tag[] = [
  TAGS.articles,
  TAGS.articleTypes,
  TAGS.menus,
  TAGS.services,
  TAGS.faq,
  TAGS.team,
  TAGS.addresses,
  ...ENTRY_TAGS,
  TAGS.certificates,
  TAGS.pressKit,
  TAGS.settings,
  TAGS.about,
  TAGS.companyProfile,
];

/**
 * The search index of the site, in the memory of the server's process. While the content service
 * cannot be reached, the last good index stays.
 */
export class SiteSearch {
  readonly #entries: SearchEntries;
  readonly #index = new SearchIndex();
  #refreshedAt: number | null = null;
  #failedAt: number | null = null;
  /** When a search last waited for another read. */
  #retriedAt = 0;
  #refreshing: Promise<void> | null = null;
  #isOutdated = false;
  /** Who waits for an index that was read after now. */
  readonly #waiting: (() => void)[] = [];
  #missing: readonly SearchSource[] = SEARCH_SOURCES;
  #unknown: unknown = null;
  #resolveFirst = () => {};
  /** The index has something, although maybe not all. */
  readonly #first = new Promise<void>((resolve) => {
    this.#resolveFirst = resolve;
  });

  constructor(content: () => ContentClient, source: () => ArticleSource) {
    this.#entries = new SearchEntries(content, source);
  }

  /**
   * Searches the index; the first search waits until it has something. Throws `ContentError` when there
   * is none and the content service cannot be reached, or when nothing is found and a part of the content
   * could never be read.
   */
  async search(query: string, range?: SearchRange): Promise<SearchPage> {
    if (this.#refreshedAt === null) await Promise.race([this.#first, this.refresh()]);
    else if (this.#isDue) this.refresh().catch(() => undefined);
    const page = this.#index.search(query, range);
    if (page.total > 0 || this.#unknown === null) return page;
    if (!isYoungerThan(AWAITED_RETRY_DELAY_MS, this.#retriedAt)) {
      this.#retriedAt = Date.now();
      await this.refresh();
    } else await this.#refreshing;
    if (this.#unknown !== null) throw this.#unknown;
    return this.#index.search(query, range);
  }

  /**
   * Updates the index with the current content; the texts of many articles follow their titles. Throws
   * `ContentError`; the index then stays as it was.
   */
  async refresh(): Promise<void> {
    // A refresh that is running may have read content from before the change.
    this.#isOutdated = true;
    const isUpdated = new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#refreshing ??= this.#refreshUntilCurrent();
    await Promise.race([isUpdated, this.#refreshing]);
  }

  /** Refreshes an index that is old or lacks a source, also where nobody searches. Rejects as {@link refresh} does. */
  async complete(): Promise<void> {
    if (this.#missing.length > 0 || this.#isDue) await this.refresh();
  }

  /** The sources that were not read yet, or whose last read failed: the index has their last good entries, or none. */
  get missing(): readonly SearchSource[] {
    return this.#missing;
  }

  get #isDue(): boolean {
    const now = Date.now();
    return (
      !isYoungerThan(INDEX_TTL_MS, this.#refreshedAt ?? 0, now) &&
      !isYoungerThan(RETRY_DELAY_MS, this.#failedAt ?? 0, now)
    );
  }

  async #refreshUntilCurrent(): Promise<void> {
    const startedAt = Date.now();
    try {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        const waiting = this.#waiting.splice(0);
        for await (const { entries, failures, unknown } of this.#entries.read()) {
          await this.#index.replaceAll(entries);
          this.#refreshedAt = Date.now();
          this.#failedAt = null;
          this.#unknown = unknown;
          this.#missing = SEARCH_SOURCES.filter((source) => failures.has(source));
          for (const [source, error] of failures) this.#reportIncomplete(source, error);
          this.#resolveFirst();
          for (const resolve of waiting) resolve();
          // What changed meanwhile comes before the texts of all others.
          if (this.#isOutdated) break;
        }
      }
      const ms = Date.now() - startedAt;
      if (ms > MIN_LOGGED_MS) logInfo('search-refreshed', { entries: this.#index.size, ms });
    } catch (error) {
      this.#failedAt = Date.now();
      this.#missing = SEARCH_SOURCES;
      // Due at once, so that a missed change is read as soon as the service is back.
      if (this.#refreshedAt !== null) this.#refreshedAt = 0;
      logWarning('search-not-refreshed', {
        entries: this.#index.size,
        reason: errorMessage(error),
      });
      throw error;
    } finally {
      // Synchronous with the last check of #isOutdated: a call in between would be lost.
      this.#refreshing = null;
    }
  }

  #reportIncomplete(source: SearchSource, error: unknown): void {
    this.#failedAt = Date.now();
    this.#refreshedAt = 0;
    logWarning('search-incomplete', { source, reason: errorMessage(error) });
  }
}

const siteSearch = shared('siteSearch', () => new SiteSearch(backgroundClient, articleMirror));

/** The results of a query, the best first. Throws `ContentError` while there is no index. */
export function searchSite(query: string, range?: SearchRange): Promise<SearchPage> {
  return siteSearch().search(query, range);
}

/** The sources that the search has not read yet, or could not at its last attempt. */
export function missingInSearch(): readonly SearchSource[] {
  return siteSearch().missing;
}

/**
 * Updates the index after a webhook and when the server starts. Never rejects: the last good index
 * stays, and a later search tries again.
 *
 * @param tags Tags of the changed content; default: all.
 */
export async function refreshSearch(tags: readonly string[] = SEARCHED_TAGS): Promise<void> {
  if (!SEARCHED_TAGS.some((tag) => tags.includes(tag))) return;
  await siteSearch()
    .refresh()
    .catch(() => undefined);
}

/** Refreshes an index that is old or lacks something. Call it every minute. Never rejects. */
export async function completeSearch(): Promise<void> {
  await siteSearch()
    .complete()
    .catch(() => undefined);
}
