import 'server-only';
import { z } from 'zod';
import {
  type Article,
  type ArticleSummary,
  type ContentClient,
  newestFirst,
  slugTag,
  TAGS,
  type Tag,
} from '@/content-client';
import { errorMessage } from '@/lib/errors';
import { parseJson } from '@/lib/parse-json';
import { logInfo, logWarning } from '@/lib/server/ops/log';
import type { Expiry } from '@/lib/server/revalidation/expiry';
import { hasShrunk } from './answer';
import type { KeyValueStore } from './key-value-store';

const CONCURRENCY = 4;
/** An editor waits while these are compared. */
const LAST_CHANGED = 10;
const MAX_PAGES = 1_000;
/** A list of the articles that is older says nothing about which there are. */
const CURRENT_MS = 150_000;
const SAVED_KEY = 'article-mirror';

type Options = {
  /** Asks the service, and stores what it answers. */
  fresh: ContentClient;
  /** Asks the store only. */
  stored: ContentClient;
  store: KeyValueStore;
  expiry: Expiry;
};

const savedSlugs = z.array(z.string());

/**
 * Every published article, read in the background: its summary is in memory, the whole of it in the
 * content store, whether a visitor has asked for it or not.
 */
export class ArticleMirror {
  readonly #options: Options;
  readonly #summaries = new Map<string, ArticleSummary>();
  #sorted: readonly ArticleSummary[] | null = null;
  #isComplete = false;
  #refreshedAt: number | null = null;
  /** By the expiry: an event since then explains a change. */
  #refreshedGeneration = 0;
  /** Pages may have been rendered from an old list since an event. */
  #hasFailed = false;
  /** The last list had lost most of its articles, and nobody had announced that. */
  #isDoubted = false;
  /** Slugs of which an event said that an article is there. */
  readonly #announced = new Set<string>();
  /** Articles to read again although they have not changed: one of their images has. */
  readonly #withOldImage = new Set<string>();
  #running: Promise<void> | null = null;
  #isOutdated = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The articles, newest first; `null` until every one is known. */
  list(): readonly ArticleSummary[] | null {
    if (this.#isComplete) this.#sorted ??= [...this.#summaries.values()].sort(newestFirst);
    return this.#sorted;
  }

  /** The whole article from the store; `null` where it is not there. */
  find(slug: string): Promise<Article | null> {
    return this.#find(this.#options.stored, slug);
  }

  /** How many articles are in the store, and since when their list is unchanged. */
  status(): { articles: number; ageSeconds: number | null } {
    const at = this.#refreshedAt;
    return {
      articles: this.#summaries.size,
      ageSeconds: at === null ? null : Math.round((Date.now() - at) / 1000),
    };
  }

  /**
   * Whether no article is published at the slug: `null` where the list is too old to tell. While the
   * service cannot be reached, the last list counts.
   */
  isMissing(slug: string): boolean | null {
    if (!this.#isComplete || this.#announced.has(slug)) return null;
    if (this.#summaries.has(slug)) return false;
    const isOld = Date.now() - (this.#refreshedAt ?? 0) > CURRENT_MS;
    return this.#hasFailed || !(this.#isOutdated || isOld) || null;
  }

  /**
   * Takes note of an event about an article; {@link refresh} reads it.
   *
   * @param isGone Whether it is not published any more.
   * @returns The tags to expire: those of its slugs, the old one too, and of the lists. What depends
   *   only on which articles there are expires only when that is what changed.
   */
  announce(documentId: string | null, slug: string, isGone: boolean): Tag[] {
    this.#isOutdated = true;
    const known = [...this.#summaries.values()].find(
      (article) => article.documentId === documentId,
    );
    const tags = [TAGS.articles, slugTag(slug)];
    if (!isGone) this.#announced.add(slug);
    if (known?.slug === slug && !isGone) return tags;
    if (known) this.#remove(known.slug);
    return [...tags, TAGS.articleSlugs, ...(known ? [slugTag(known.slug)] : [])];
  }

  /** Takes note of a change of an image; {@link refresh} reads the articles that show it in lists. */
  announceImage(hash: string): void {
    for (const { slug, cover, thumbnail } of this.#summaries.values()) {
      const isShown = [cover, thumbnail].some((image) => image?.url.includes(hash));
      if (isShown) this.#withOldImage.add(slug);
    }
  }

  /** Starts with what an earlier process has stored, where the service cannot be reached. */
  async restore(): Promise<void> {
    const saved = await this.#options.store.get(SAVED_KEY);
    const parsed = savedSlugs.safeParse(saved && parseJson(saved.toString()));
    if (!parsed.success || this.#isComplete) return;
    for (const slug of parsed.data) {
      const article = await this.#find(this.#options.stored, slug);
      if (article) this.#put(article);
    }
    this.#isComplete = true;
  }

  /**
   * Reads what has changed since the last time. An article that changed without an event expires
   * what shows it. Throws `ContentError`.
   */
  async refresh(): Promise<void> {
    // A refresh that is running may have read the list before the change.
    this.#isOutdated = true;
    this.#running ??= this.#refreshUntilCurrent().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #refreshUntilCurrent(): Promise<void> {
    while (this.#isOutdated) {
      this.#isOutdated = false;
      try {
        await this.#refreshOnce();
      } catch (error) {
        this.#isOutdated = true;
        this.#hasFailed = true;
        throw error;
      }
    }
  }

  async #refreshOnce(): Promise<void> {
    const startedAt = Date.now();
    const { generation } = this.#options.expiry;
    const { changed, gone } = await this.#compare();
    this.#doubt(changed, gone);
    const tags = this.#unannounced(changed, gone);
    for (const slug of gone) this.#remove(slug);
    for (let from = 0; from < changed.length; from += CONCURRENCY) {
      await Promise.all(changed.slice(from, from + CONCURRENCY).map((next) => this.#read(next)));
    }
    this.#refreshedAt = Date.now();
    this.#refreshedGeneration = generation;
    this.#hasFailed = false;
    if (!this.#isOutdated) this.#announced.clear();
    const isFirst = !this.#isComplete;
    this.#isComplete = true;
    if (changed.length === 0 && gone.length === 0) return;
    const ms = Date.now() - startedAt;
    logInfo('articles-mirrored', { changed: changed.length, gone: gone.length, ms });
    await this.#save();
    if (!isFirst && tags.length > 0) await this.#options.expiry.expire(tags);
  }

  /** Throws where a list has lost most of its articles without an event: the next one must say the same. */
  #doubt(changed: readonly ArticleSummary[], gone: readonly string[]): void {
    const before = this.#summaries.size;
    const added = changed.filter(({ slug }) => !this.#summaries.has(slug)).length;
    const isOdd =
      hasShrunk(before, before + added - gone.length) &&
      !this.#options.expiry.hasEvent([TAGS.articles], this.#refreshedGeneration);
    const isFirst = isOdd && !this.#isDoubted;
    this.#isDoubted = isOdd;
    if (isFirst) throw new Error(`the list has lost ${gone.length} of ${before} articles`);
  }

  // The pages that show what an event has announced have expired already.
  #unannounced(changed: readonly ArticleSummary[], gone: readonly string[]): Tag[] {
    const slugs = [...changed.map(({ slug }) => slug), ...gone].filter(
      (slug) =>
        this.#hasFailed ||
        !this.#options.expiry.hasEvent([slugTag(slug)], this.#refreshedGeneration),
    );
    if (slugs.length === 0) return [];
    const isOther = slugs.some((slug) => gone.includes(slug) || !this.#summaries.has(slug));
    return [TAGS.articles, ...(isOther ? [TAGS.articleSlugs] : []), ...slugs.map(slugTag)];
  }

  // What changed last comes first, so a short list is enough where the number of articles is right.
  async #compare(): Promise<{ changed: ArticleSummary[]; gone: string[] }> {
    const withOldImage = [...this.#summaries.values()].filter(({ slug }) =>
      this.#withOldImage.has(slug),
    );
    if (this.#isComplete) {
      const last = await this.#options.fresh.articles.lastChanged(1, LAST_CHANGED);
      const changed = last.articles.filter((article) => !this.#isKnown(article));
      if (this.#isRest(last.articles, changed, last.total)) {
        return { changed: [...withOldImage, ...changed], gone: [] };
      }
    }
    const seen = new Set<string>();
    const changed = withOldImage;
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { articles, total } = await this.#options.fresh.articles.lastChanged(page);
      changed.push(...articles.filter((article) => !this.#isKnown(article)));
      for (const { slug } of articles) seen.add(slug);
      if (this.#isRest(articles, changed, total)) return { changed, gone: [] };
      if (articles.length === 0 || seen.size >= total) break;
    }
    return { changed, gone: [...this.#summaries.keys()].filter((slug) => !seen.has(slug)) };
  }

  #isKnown(article: ArticleSummary): boolean {
    const known = this.#summaries.get(article.slug);
    return known !== undefined && versionOf(known) === versionOf(article);
  }

  /** Whether everything beyond a list is as it was. */
  #isRest(
    list: readonly ArticleSummary[],
    changed: readonly ArticleSummary[],
    total: number,
  ): boolean {
    const added = changed.filter(({ slug }) => !this.#summaries.has(slug)).length;
    const hasKnown = list.some((article) => this.#isKnown(article));
    return hasKnown && this.#summaries.size + added === total;
  }

  async #read(summary: ArticleSummary): Promise<void> {
    const { stored, fresh } = this.#options;
    const known = this.#withOldImage.delete(summary.slug)
      ? null
      : await this.#find(stored, summary.slug);
    const isKnown = known !== null && versionOf(known) === versionOf(summary);
    const article = isKnown ? known : await fresh.articles.find(summary.slug);
    if (article) this.#put(article);
  }

  async #find(client: ContentClient, slug: string): Promise<Article | null> {
    try {
      return await client.articles.find(slug);
    } catch {
      return null;
    }
  }

  #put(article: Article): void {
    const { blocks: _blocks, seo: _seo, button: _button, tone: _tone, ...summary } = article;
    this.#summaries.set(article.slug, summary);
    this.#sorted = null;
  }

  #remove(slug: string): void {
    this.#summaries.delete(slug);
    this.#sorted = null;
  }

  async #save(): Promise<void> {
    try {
      await this.#options.store.set(SAVED_KEY, JSON.stringify([...this.#summaries.keys()]));
    } catch (error) {
      logWarning('content-not-stored', { reason: errorMessage(error) });
    }
  }
}

function versionOf({ updatedAt, documentId }: ArticleSummary): string {
  return `${documentId} ${updatedAt}`;
}
