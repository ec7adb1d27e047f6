import 'server-only';
import { z } from 'zod';
import {
  type Article,
  type ArticleSummary,
  type ContentClient,
  slugTag,
  sortNewestFirst,
  TAGS,
  type Tag,
} from '@/content-client';
import { isYoungerThan } from '@/lib/server/ops/is-younger';
import { logInfo } from '@/lib/server/ops/log';
import { singleFlight } from '@/lib/server/ops/single-flight';
import { attemptToStore } from '@/lib/server/ops/store-failures';
import type { Expiry } from '@/lib/server/revalidation/expiry';
import { BELIEVED_AFTER_MS, hasShrunk } from './answer';
import { readChanges, readFirstChanges } from './article-changes';
import { ArticleReads, isNewer, summaryOf } from './article-reads';
import { type KeyValueStore, parseStored } from './key-value-store';

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
  /** Whether the service says that much of its content is gone, which nobody has announced. */
  hasLostMuch: () => boolean;
};

/** The slugs of all articles; of a service that does not list them those of the articles that it names. */
const savedSlugs = z.union([z.array(z.string()), z.object({ named: z.array(z.string()) })]);

/**
 * Every published article: first its summary, which stays in memory, then in the background the whole
 * of it, for the content store, whether a visitor has asked for it or not.
 */
export class ArticleMirror {
  readonly #options: Options;
  readonly #reads: ArticleReads;
  readonly #summaries = new Map<string, ArticleSummary>();
  #sorted: readonly ArticleSummary[] | null = null;
  #isComplete = false;
  /** Of the last comparison with the list. */
  #surplus = 0;
  /** By a clock that nobody sets: its age must grow. */
  #refreshedAt: number | null = null;
  /** By the expiry: an event since then explains a change. */
  #refreshedGeneration = 0;
  /** Pages may have been rendered from an old list since an event. */
  #hasFailed = false;
  /** Since when the list has lost most of its articles, which nobody had announced. */
  #oddSince: number | null = null;
  /** What is known may be of another time than a restored backup, or types have changed, which have no time. */
  #needsWholeList = true;
  /** Slugs of which an event said that an article is there. */
  readonly #announced = new Set<string>();
  /** Known slugs that an event may have taken away: renamed, gone, or its other language is. The list tells. */
  readonly #doubtful = new Set<string>();
  /** Hashes of images that have changed; the articles that show them have not, and are read again. */
  readonly #newImages = new Set<string>();
  #isOutdated = false;
  /** Whether the service, also an earlier time, has said which articles there are. */
  #hasListed = false;
  /** Not before the first list, which may be empty, and not while the disk is full, for example. */
  #isSaved = false;

  constructor(options: Options) {
    this.#options = options;
    this.#reads = new ArticleReads({ ...options, onRead: (summary) => this.#put(summary) });
  }

  /** The articles, newest first; `null` until every one is known. */
  list(): readonly ArticleSummary[] | null {
    if (this.#isComplete) this.#sorted ??= sortNewestFirst(this.#summaries.values());
    return this.#sorted;
  }

  /** The whole article, from the store as soon as it is there; `null` where it is not. */
  find(slug: string): Promise<Article | null> {
    return this.#reads.find(slug);
  }

  /** How many articles are in the store, and since when their list is unchanged. */
  status(): { articles: number; ageSeconds: number | null } {
    const at = this.#refreshedAt;
    const ageSeconds = at === null ? null : Math.round((performance.now() - at) / 1000);
    return { articles: this.#summaries.size - this.#reads.waiting, ageSeconds };
  }

  /**
   * Whether no article is published at the slug: `null` where the list is too old to tell. While the
   * service cannot be reached, the last list counts.
   */
  isMissing(slug: string): boolean | null {
    if (!this.#isComplete || this.#announced.has(slug)) return null;
    if (this.#summaries.has(slug)) return false;
    // A service of the specification alone need not list its articles (§7): it is asked for each.
    if (!this.#hasListed) return null;
    return this.#hasFailed || this.isCurrent || null;
  }

  /** Whether the service has said since the start which articles there are. */
  get hasBeenRead(): boolean {
    return this.#refreshedAt !== null;
  }

  /** Whether the service has just said which articles there are. */
  get isCurrent(): boolean {
    const at = this.#refreshedAt;
    return (
      this.#hasListed &&
      !this.#isOutdated &&
      at !== null &&
      isYoungerThan(CURRENT_MS, at, performance.now())
    );
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
    const known = [...this.#summaries.values()].find((one) => one.documentId === documentId);
    const tags = [TAGS.articles, slugTag(slug)];
    if (!isGone) this.#announced.add(slug);
    if (known?.slug === slug && !isGone && !this.#doubtful.has(slug)) return tags;
    // It stays until the list has been read: it may be its other language that is gone.
    if (known) this.#doubtful.add(known.slug);
    // Of an id that is not known, its slug tells.
    else if (isGone) this.#doubtful.add(slug);
    // An older article may be at its slug: the whole list tells.
    this.#surplus = 0;
    return [...tags, TAGS.articleSlugs, ...(known ? [slugTag(known.slug)] : [])];
  }

  /** Takes note of a change of an image; {@link refresh} reads the articles that show it in lists. */
  announceImage(hash: string): void {
    this.#isOutdated = true;
    this.#newImages.add(hash);
  }

  /** Takes note of a change of the types of articles; {@link refresh} reads the whole list. */
  announceTypes(): void {
    this.#isOutdated = true;
    this.#needsWholeList = true;
  }

  /** Starts with what an earlier process has stored, where the service cannot be reached. */
  readonly restore = singleFlight(async () => {
    if (this.#isComplete) return;
    const saved = await this.#loadSlugs();
    if (saved === null) return;
    const { slugs, isListed } = saved;
    for (const slug of slugs) {
      const article = await this.#reads.find(slug);
      // The service has answered meanwhile.
      if (this.#isComplete) return;
      if (article) this.#put(summaryOf(article));
      // It was there, and its words were not stored, or were by an older release: not known is not gone.
      else this.#announced.add(slug);
    }
    // Without any, the list is not known either.
    if (slugs.length > 0 && this.#summaries.size === 0) return;
    this.#hasListed = isListed && this.#summaries.size > 0;
    this.#isComplete = true;
    this.#hasFailed = true;
  });

  /**
   * Reads what has changed since the last time; the first time the list, and the articles follow
   * ({@link filled}). An article that changed without an event expires what shows it. Throws
   * `ContentError`.
   */
  async refresh(): Promise<void> {
    // A refresh that is running may have read the list before the change.
    this.#isOutdated = true;
    await this.#refreshUntilCurrent();
    if (this.#reads.waiting > 0) void this.filled();
  }

  /** Resolves when no article waits to be read; one that cannot be read waits for the next time. */
  async filled(): Promise<void> {
    if (this.#reads.waiting === 0) return;
    await this.#reads.fill();
    await this.#save();
  }

  readonly #refreshUntilCurrent = singleFlight(async () => {
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
  });

  async #refreshOnce(): Promise<void> {
    const startedAt = Date.now();
    const { generation } = this.#options.expiry;
    const images = [...this.#newImages];
    const hasOldImage = ({ cover, thumbnail }: ArticleSummary) =>
      [cover, thumbnail].some((file) => images.some((hash) => file?.url.includes(hash)));
    const { changed, gone } = await this.#compare(hasOldImage);
    const isFirst = !this.#isComplete;
    // After a restart, the list of the earlier process is what may have been lost.
    const known = isFirst ? ((await this.#loadSlugs())?.slugs.length ?? 0) : this.#summaries.size;
    this.#doubt(known, changed, gone);
    const before = new Set(this.#summaries.keys());
    for (const slug of gone) this.#remove(slug);
    // Lists need not wait until thousands of articles are read.
    for (const summary of isFirst ? changed : []) {
      this.#put(summary);
      this.#reads.readLater(summary);
    }
    const failed = new Set(isFirst ? [] : await this.#reads.readAll(changed, hasOldImage));
    const read = changed.filter((summary) => !failed.has(summary));
    // Restoring a backup makes an article older: what the list says counts.
    for (const summary of read) {
      const last = this.#summaries.get(summary.slug);
      if (last && isNewer(last, summary)) this.#set(summary);
    }
    // Pages may have been rendered of less than the list, which could not be read until now.
    const first = this.#hasFailed ? [TAGS.articles, TAGS.articleSlugs] : [];
    const tags = isFirst ? first : this.#unannounced(read, gone, before);
    this.#refreshedAt = performance.now();
    this.#refreshedGeneration = generation;
    this.#hasFailed = false;
    if (!this.#isOutdated) {
      this.#announced.clear();
      this.#doubtful.clear();
      if (failed.size === 0) {
        this.#needsWholeList = false;
        this.#newImages.clear();
      }
    }
    // The next list has them again; until then pages ask for them.
    for (const { slug } of failed) this.#announced.add(slug);
    this.#isComplete = true;
    const hasChanged = !isFirst && read.length + gone.length > 0;
    const counts = { changed: read.length, gone: gone.length };
    if (hasChanged) logInfo('articles-mirrored', { ...counts, ms: Date.now() - startedAt });
    // What is saved are the slugs.
    const isOther = hasChanged && (gone.length > 0 || read.some(({ slug }) => !before.has(slug)));
    if (isOther || !this.#isSaved) await this.#save();
    if (tags.length > 0) await this.#options.expiry.expire(tags);
  }

  /** Throws where a list has lost most of its articles without an event: those of the next minute must say the same. */
  #doubt(before: number, changed: readonly ArticleSummary[], gone: readonly string[]): void {
    const added = changed.filter(({ slug }) => !this.#summaries.has(slug)).length;
    const after = this.#summaries.size + added - gone.length;
    const isOdd =
      hasShrunk(before, after) &&
      !this.#options.expiry.hasEvent([TAGS.articles], this.#refreshedGeneration);
    this.#oddSince = isOdd ? (this.#oddSince ?? performance.now()) : null;
    const { hasLostMuch } = this.#options;
    if (this.#oddSince === null) return;
    if (performance.now() - this.#oddSince >= BELIEVED_AFTER_MS && !hasLostMuch()) return;
    throw new Error(`the list lost ${before - after} of ${before} articles`);
  }

  // The pages that show what an event has announced have expired already.
  #unannounced(
    changed: readonly ArticleSummary[],
    gone: readonly string[],
    before: ReadonlySet<string>,
  ): Tag[] {
    const slugs = [...changed.map(({ slug }) => slug), ...gone].filter(
      (slug) =>
        this.#hasFailed ||
        !this.#options.expiry.hasEvent([slugTag(slug)], this.#refreshedGeneration),
    );
    if (slugs.length === 0) return [];
    const isOther = slugs.some((slug) => gone.includes(slug) || !before.has(slug));
    return [TAGS.articles, ...(isOther ? [TAGS.articleSlugs] : []), ...slugs.map(slugTag)];
  }

  async #compare(
    isOld: (summary: ArticleSummary) => boolean,
  ): Promise<{ changed: ArticleSummary[]; gone: string[] }> {
    const doubtful = [...this.#doubtful].filter((slug) => this.#summaries.has(slug));
    // What is doubtful is new where it is in the list, and gone where it is not, whatever its image.
    const summaries = new Map(this.#summaries);
    for (const slug of doubtful) summaries.delete(slug);
    const old = [...summaries].filter(([, summary]) => isOld(summary));
    const readList = this.#hasListed ? readChanges : readFirstChanges;
    const list = await readList(this.#options.fresh, {
      summaries,
      surplus: this.#surplus,
      isWhole: this.#needsWholeList,
    });
    this.#hasListed ||= list.isListed;
    this.#surplus = list.surplus;
    // Where one has changed as well, the list has the newer of the two.
    const changed = new Map(old);
    for (const summary of list.changed) changed.set(summary.slug, summary);
    const absent = doubtful.filter((slug) => !changed.has(slug));
    return { changed: [...changed.values()], gone: [...list.gone, ...absent] };
  }

  #put(summary: ArticleSummary): void {
    const last = this.#summaries.get(summary.slug);
    // Another read may have found a newer one meanwhile.
    if (!last || !isNewer(last, summary)) this.#set(summary);
  }

  #set(summary: ArticleSummary): void {
    this.#summaries.set(summary.slug, summary);
    this.#sorted = null;
  }

  #remove(slug: string): void {
    this.#summaries.delete(slug);
    this.#reads.drop(slug);
    this.#sorted = null;
  }

  /** The slugs that an earlier process, or this one, has stored; `null`: none has. */
  async #loadSlugs(): Promise<{ slugs: readonly string[]; isListed: boolean } | null> {
    const saved = parseStored(savedSlugs, await this.#options.store.get(SAVED_KEY));
    if (saved === null) return null;
    return Array.isArray(saved)
      ? { slugs: saved, isListed: true }
      : { slugs: saved.named, isListed: false };
  }

  async #save(): Promise<void> {
    const slugs = [...this.#summaries.keys()];
    const saved = JSON.stringify(this.#hasListed ? slugs : { named: slugs });
    this.#isSaved = await attemptToStore(() => this.#options.store.set(SAVED_KEY, saved));
  }
}
