import 'server-only';
import type { Article, ArticleSummary, ContentClient } from '@/content-client';
import { errorMessage } from '@/lib/errors';
import { logInfo, logWarning } from '@/lib/server/ops/log';
import { singleFlight } from '@/lib/server/ops/single-flight';

/** They are sent as two requests, to a slow service as more (article-batches.ts). */
const CONCURRENCY = 50;

type Options = {
  /** Asks the service, and stores what it answers. */
  fresh: ContentClient;
  /** Asks the store only. */
  stored: ContentClient;
  /** Gets each article that was read, or its summary where it has changed since that was read. */
  onRead: (article: ArticleSummary) => void;
};

/** Reads whole articles into the store, unless they are there: at once, or in the background. */
export class ArticleReads {
  readonly #options: Options;
  /** Articles of which only the summary is known. */
  readonly #waiting = new Map<string, ArticleSummary>();
  readonly #reading = new Map<string, Promise<Article | null>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** How many articles wait to be read in the background. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** The whole article, from the store as soon as it is there; `null` where it is not. */
  async find(slug: string): Promise<Article | null> {
    const waiting = this.#waiting.get(slug);
    return waiting ? this.#read(waiting).catch(() => null) : this.#findStored(slug);
  }

  /**
   * Reads articles now.
   *
   * @param isOld Whether the service is asked, whatever the store has.
   * @returns Those that could not be read; once the service answers none, all that follow.
   */
  async readAll(
    summaries: readonly ArticleSummary[],
    isOld: (summary: ArticleSummary) => boolean = () => false,
  ): Promise<ArticleSummary[]> {
    const failed: ArticleSummary[] = [];
    for (let from = 0; from < summaries.length; from += CONCURRENCY) {
      const next = summaries.slice(from, from + CONCURRENCY);
      const unread = await this.#readBatch(next, isOld);
      failed.push(...unread);
      if (unread.length === next.length) {
        return [...failed, ...summaries.slice(from + CONCURRENCY)];
      }
    }
    return failed;
  }

  /** Has an article read by the next {@link fill}. */
  readLater(summary: ArticleSummary): void {
    this.#waiting.set(summary.slug, summary);
  }

  /** Leaves out an article that is gone. */
  drop(slug: string): void {
    this.#waiting.delete(slug);
  }

  /** Reads what waits in the background; what could not be read waits for the next call. Never rejects. */
  readonly fill = singleFlight(async () => {
    const startedAt = Date.now();
    const all = [...this.#waiting.values()];
    const failed = await this.readAll(all);
    if (failed.length === all.length) return;
    logInfo('articles-mirrored', {
      changed: all.length - failed.length,
      gone: 0,
      ms: Date.now() - startedAt,
    });
  });

  /** @returns Those that could not be read. */
  async #readBatch(
    summaries: readonly ArticleSummary[],
    isOld: (summary: ArticleSummary) => boolean,
  ): Promise<ArticleSummary[]> {
    const results = await Promise.allSettled(
      summaries.map((one) => (isOld(one) ? this.#readFresh(one) : this.#read(one))),
    );
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    if (reasons.length > 0)
      logWarning('articles-not-mirrored', { reason: errorMessage(reasons[0]) });
    return summaries.filter((_, index) => results[index]?.status === 'rejected');
  }

  /** The search reads articles while they are being read: each is read once. */
  #read(summary: ArticleSummary): Promise<Article | null> {
    const key = `${summary.slug} ${versionOf(summary)}`;
    const reading =
      this.#reading.get(key) ??
      this.#readNow(summary).finally(() => {
        this.#reading.delete(key);
      });
    this.#reading.set(key, reading);
    return reading;
  }

  async #readNow(summary: ArticleSummary): Promise<Article | null> {
    const known = await this.#findStored(summary.slug);
    const isKnown = known !== null && versionOf(known) === versionOf(summary);
    return isKnown ? this.#note(summary, known) : this.#readFresh(summary);
  }

  async #readFresh(summary: ArticleSummary): Promise<Article | null> {
    return this.#note(summary, await this.#options.fresh.articles.find(summary.slug));
  }

  #note(summary: ArticleSummary, article: Article | null): Article | null {
    // What has changed since is a change that the next list announces.
    const isSame = article && versionOf(article) === versionOf(summary);
    if (article) {
      // Whether it is a post is no part of the version: the type of it may have changed alone.
      const isPost = summary.isPost ?? article.isPost;
      this.#options.onRead(isSame ? { ...summaryOf(article), isPost } : summary);
    }
    if (this.#waiting.get(summary.slug) === summary) this.#waiting.delete(summary.slug);
    return article;
  }

  async #findStored(slug: string): Promise<Article | null> {
    try {
      return await this.#options.stored.articles.find(slug);
    } catch {
      return null;
    }
  }
}

/** Two summaries of one version are of the same article, unchanged. */
export function versionOf({ updatedAt, documentId }: ArticleSummary): string {
  return `${documentId} ${updatedAt}`;
}

/** What a list shows of an article; the rest of it is large. */
export function summaryOf(article: Article): ArticleSummary {
  const { blocks: _blocks, seo: _seo, button: _button, tone: _tone, ...summary } = article;
  return summary;
}

/** Whether an article was changed after another one; what has no date is older than what has one. */
export function isNewer(article: ArticleSummary, other: ArticleSummary): boolean {
  return (article.updatedAt ?? '') > (other.updatedAt ?? '');
}
