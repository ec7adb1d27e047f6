import 'server-only';
import {
  type ArticleText,
  type ContentClient,
  TAGS,
  type Tag,
  type TextPassage,
} from '@/content-client';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import type { SearchEntry } from '@/lib/search/search';
import { SearchIndex, type SearchPage, type SearchRange } from '@/lib/search/search-index';
import { htmlToSearchText, joinPieces, markdownToSearchText } from '@/lib/search/search-text';
import { freshContentClient } from '@/lib/server/cms/readers';
import { logInfo, logWarning } from '@/lib/server/ops/log';

/** As pages do, the index asks again after that time, should no webhook have come. */
const KEPT_MS = 300_000;
/** Before a content service that has failed is asked again. */
const PATIENCE_MS = 10_000;
/** A refresh faster than this is not worth a line. */
const NOTEWORTHY_MS = 1_000;

const SEARCHED: readonly Tag[] = [TAGS.articles, TAGS.menus, TAGS.services, TAGS.faq, TAGS.team];

type KnownText = Omit<ArticleText, 'passages'> & { text: string };

/**
 * The index over all that visitors can find: services, articles, questions, people. It lives in the
 * server's process. When the content service cannot be asked, the last good one stays.
 */
export class SiteSearch {
  readonly #content: () => ContentClient;
  readonly #index = new SearchIndex();
  // Read again only when the article has changed: with thousands of them it is most of the work.
  readonly #texts = new Map<string, KnownText>();
  #madeAt: number | null = null;
  #failedAt: number | null = null;
  #making: Promise<void> | null = null;
  #isOutdated = false;

  constructor(content: () => ContentClient) {
    this.#content = content;
  }

  /**
   * Searches; the first time it waits until there is an index. Throws `ContentError` when there is
   * none and the content service cannot be asked.
   */
  async search(query: string, range?: SearchRange): Promise<SearchPage> {
    if (this.#madeAt === null) await this.refresh();
    else if (this.#isDue(this.#madeAt)) this.refresh().catch(() => undefined);
    return this.#index.search(query, range);
  }

  /**
   * Brings the index up to date with what the content service has now. Throws `ContentError`; the
   * index then stays as it was.
   */
  async refresh(): Promise<void> {
    // What is being read at this moment may be older than the change this was called for.
    this.#isOutdated = true;
    this.#making ??= this.#untilUpToDate();
    return this.#making;
  }

  #isDue(madeAt: number): boolean {
    const now = Date.now();
    return now - madeAt > KEPT_MS && now - (this.#failedAt ?? 0) > PATIENCE_MS;
  }

  async #untilUpToDate(): Promise<void> {
    const startedAt = Date.now();
    try {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        await this.#index.replaceAll(await this.#readEntries());
        this.#madeAt = Date.now();
      }
      this.#failedAt = null;
      const ms = Date.now() - startedAt;
      if (ms > NOTEWORTHY_MS) logInfo('search-refreshed', { entries: this.#index.size, ms });
    } catch (error) {
      this.#failedAt = Date.now();
      // Due at once, so that a missed change is caught up with when the service is back.
      if (this.#madeAt !== null) this.#madeAt = 0;
      logWarning('search-not-refreshed', {
        entries: this.#index.size,
        reason: error instanceof Error ? error.message : 'unknown',
      });
      throw error;
    } finally {
      // In the same turn as the last look at what is outdated: a call in between would be lost.
      this.#making = null;
    }
  }

  async #readEntries(): Promise<SearchEntry[]> {
    const content = this.#content();
    const [core, main, articles, faq, team, menus] = await Promise.all([
      content.services.listCore(),
      content.services.listMain(),
      content.articles.list(),
      content.faq.list(),
      content.team.list(),
      content.menus.list(),
    ]);
    await this.#readTexts(articles);
    return [
      ...[...core, ...main].map(({ title, description, link }) =>
        toEntry('service', title, {
          title,
          summary: description ?? '',
          href: safeHref(link) ?? ROUTES.services,
        }),
      ),
      ...articles.flatMap(({ slug, title, description }) => {
        const known = this.#texts.get(slug);
        if (!known || known.noindex) return [];
        const entry = toEntry('article', slug, {
          title,
          summary: description ?? '',
          text: known.text,
          keywords: known.keywords ?? '',
          href: canonicalArticlePath(slug, menus),
        });
        return [entry];
      }),
      ...faq.map(({ title, description }, index) =>
        toEntry('question', String(index), {
          title: htmlToSearchText(title),
          summary: htmlToSearchText(description),
          href: ROUTES.faq,
        }),
      ),
      ...team.map(({ name, designation, biography }) =>
        toEntry('person', name, {
          title: name,
          summary: [designation, biography].filter(Boolean).join('. '),
          href: ROUTES.managementTeam,
        }),
      ),
    ];
  }

  async #readTexts(articles: readonly { slug: string; updatedAt: string }[]): Promise<void> {
    const wanted = new Map(articles.map(({ slug, updatedAt }) => [slug, updatedAt]));
    for (const slug of this.#texts.keys()) if (!wanted.has(slug)) this.#texts.delete(slug);
    const changed = articles.filter(
      ({ slug, updatedAt }) => this.#texts.get(slug)?.updatedAt !== updatedAt,
    );
    for (const article of await this.#content().articles.texts(changed.map(({ slug }) => slug))) {
      const { passages, ...known } = article;
      this.#texts.set(article.slug, { ...known, text: joinPieces(passages.map(toWords)) });
    }
  }
}

function toEntry(
  kind: SearchEntry['kind'],
  id: string,
  entry: Pick<SearchEntry, 'title' | 'summary' | 'href'> & Partial<SearchEntry>,
): SearchEntry {
  return { text: '', keywords: '', ...entry, kind, id };
}

function toWords({ format, text }: TextPassage): string {
  if (format === 'html') return htmlToSearchText(text);
  return format === 'markdown' ? markdownToSearchText(text) : text;
}

// Each address of the site is a bundle with modules of its own: the index is of the process.
declare global {
  var searchOfProcess: SiteSearch | undefined;
}

function siteSearch(): SiteSearch {
  globalThis.searchOfProcess ??= new SiteSearch(freshContentClient);
  return globalThis.searchOfProcess;
}

/** What the site has on some words, the best first. Throws `ContentError` where it knows nothing yet. */
export function searchSite(query: string, range?: SearchRange): Promise<SearchPage> {
  return siteSearch().search(query, range);
}

/**
 * Brings the index up to date, after the webhook said what has changed and when the server starts.
 * Never rejects: the last good index stays, and is tried again.
 *
 * @param tags What has changed; all of it when absent.
 */
export async function refreshSearch(tags: readonly string[] = SEARCHED): Promise<void> {
  if (!SEARCHED.some((tag) => tags.includes(tag))) return;
  await siteSearch()
    .refresh()
    .catch(() => undefined);
}
