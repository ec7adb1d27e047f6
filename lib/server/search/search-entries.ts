import 'server-only';
import type { Article, ArticleSummary, ContentClient } from '@/content-client';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import type { SearchEntry } from '@/lib/search/search-entry';
import { htmlToSearchText } from '@/lib/search/search-text';
import { anchorOf } from '@/lib/text/anchor';
import { htmlToText } from '@/lib/text/html-to-text';
import { articleText } from './article-text';
import { readPages, toServiceEntry } from './page-entries';

type IndexedText = Pick<ArticleSummary, 'updatedAt' | 'noindex'> & {
  keywords: string | null;
  text: string;
};

/** Where articles are read from, other than from the content service. */
export type ArticleSource = {
  /** Every published article; `null` where they are not known. */
  list(): readonly ArticleSummary[] | null;
  /** The whole article; `null` where the source does not have it. */
  find(slug: string): Promise<Article | null>;
};

const CONCURRENCY = 4;

/** What visitors can find, by where it is read. */
export const SEARCH_SOURCES = ['services', 'articles', 'questions', 'people', 'pages'] as const;

export type SearchSource = (typeof SEARCH_SOURCES)[number];

export type SearchRead = {
  entries: SearchEntry[];
  /** The sources that could not be read, each with its error: their last good entries are used. */
  failures: Map<SearchSource, unknown>;
};

/** Reads everything that visitors can find: services, articles, questions, people, other pages. */
export class SearchEntries {
  readonly #content: () => ContentClient;
  readonly #source: (() => ArticleSource) | undefined;
  // Texts are read again only when their article has changed: they are most of the work.
  readonly #texts = new Map<string, IndexedText>();
  readonly #lastGood = new Map<SearchSource, SearchEntry[]>();

  constructor(content: () => ContentClient, source?: () => ArticleSource) {
    this.#content = content;
    this.#source = source;
  }

  /**
   * All entries as the content service has them now. One source that fails does not take the others
   * along. Throws `ContentError` when all of them fail.
   */
  async read(): Promise<SearchRead> {
    const content = this.#content();
    const reads: Record<SearchSource, () => Promise<SearchEntry[]>> = {
      services: () => readServices(content),
      articles: () => this.#readArticles(content),
      questions: () => readQuestions(content),
      people: () => readPeople(content),
      pages: () => readPages(content),
    };
    const failures = new Map<SearchSource, unknown>();
    const read = async (source: SearchSource) => {
      try {
        this.#lastGood.set(source, await reads[source]());
      } catch (error) {
        failures.set(source, error);
      }
      return this.#lastGood.get(source) ?? [];
    };
    const entries = await Promise.all(SEARCH_SOURCES.map(read));
    const [error] = failures.values();
    if (failures.size === SEARCH_SOURCES.length) throw error;
    return { entries: entries.flat(), failures };
  }

  async #readArticles(content: ContentClient): Promise<SearchEntry[]> {
    const [articles, menus] = await Promise.all([
      this.#source?.().list() ?? content.articles.list(),
      content.menus.list(),
    ]);
    await this.#readTexts(articles);
    return articles.flatMap(({ slug, title, description }) => {
      const text = this.#texts.get(slug);
      if (!text || text.noindex) return [];
      const entry = toEntry('article', slug, {
        title,
        summary: description ?? '',
        text: text.text,
        keywords: text.keywords ?? '',
        href: canonicalArticlePath(slug, menus),
      });
      return [entry];
    });
  }

  async #readTexts(articles: readonly ArticleSummary[]): Promise<void> {
    const published = new Set(articles.map(({ slug }) => slug));
    for (const slug of this.#texts.keys()) if (!published.has(slug)) this.#texts.delete(slug);
    const changed = articles.filter(
      ({ slug, updatedAt }) => this.#texts.get(slug)?.updatedAt !== updatedAt,
    );
    for (let from = 0; from < changed.length; from += CONCURRENCY) {
      const some = changed.slice(from, from + CONCURRENCY);
      await Promise.all(some.map(({ slug }) => this.#readText(slug)));
    }
  }

  async #readText(slug: string): Promise<void> {
    const article =
      (await this.#source?.().find(slug)) ?? (await this.#content().articles.find(slug));
    if (!article) return;
    const { updatedAt, noindex, seo } = article;
    const text = articleText(article);
    this.#texts.set(slug, { updatedAt, noindex, keywords: seo.keywords, text });
  }
}

async function readServices(content: ContentClient): Promise<SearchEntry[]> {
  const [core, main, pages] = await Promise.all([
    content.services.listCore(),
    content.services.listMain(),
    content.servicePages.list(),
  ]);
  const cards = [...core, ...main].map(({ title, description, link }) =>
    toEntry('service', title, {
      title,
      summary: description ?? '',
      href: safeHref(link) ?? ROUTES.services,
    }),
  );
  // A page says more than the card of the same name.
  return [...cards, ...pages.filter(({ noindex }) => !noindex).map(toServiceEntry)];
}

async function readQuestions({ faq }: ContentClient): Promise<SearchEntry[]> {
  const entries = await faq.list();
  return entries.map(({ title, description }, index) =>
    toEntry('question', String(index), {
      title: htmlToSearchText(title),
      summary: htmlToSearchText(description ?? ''),
      href: withAnchor(ROUTES.faq, htmlToText(title)),
    }),
  );
}

async function readPeople({ team }: ContentClient): Promise<SearchEntry[]> {
  const members = await team.list();
  return members.map(({ name, designation, biography }) =>
    toEntry('person', name, {
      title: name,
      summary: [designation, biography].filter(Boolean).join('. '),
      href: withAnchor(ROUTES.managementTeam, name),
    }),
  );
}

function withAnchor(path: string, text: string): string {
  const anchor = anchorOf(text);
  return anchor ? `${path}#${anchor}` : path;
}

function toEntry(
  kind: SearchEntry['kind'],
  id: string,
  entry: Pick<SearchEntry, 'title' | 'summary' | 'href'> & Partial<SearchEntry>,
): SearchEntry {
  return { text: '', keywords: '', ...entry, kind, id };
}
