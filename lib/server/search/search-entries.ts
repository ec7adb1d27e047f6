import 'server-only';
import type { Article, ArticleSummary, ContentClient, MenuItem } from '@/content-client';
import { isBlogPost, MAX_POSTS } from '@/lib/routing/blog-post';
import { memberPath } from '@/lib/routing/member-path';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { isExternalHref, safeHref } from '@/lib/routing/safe-href';
import { jobTitleKeywords } from '@/lib/search/job-titles';
import type { SearchEntry } from '@/lib/search/search-entry';
import { htmlToSearchText } from '@/lib/search/search-text';
import { withFreePlaces } from '@/lib/server/cms/proof-pages';
import { anchorsOf } from '@/lib/text/anchor';
import { htmlToText } from '@/lib/text/html-to-text';
import { articleText } from './article-text';
import { readOffices } from './office-entries';
import { readPages, toServiceEntry } from './page-entries';
import { readCompanyProfile } from './screen-entries';

type IndexedText = Pick<ArticleSummary, 'updatedAt'> & { keywords: string | null; text: string };
/** What an entry was made of. */
type Made = { article: ArticleSummary; indexed: IndexedText | undefined; entry: SearchEntry };

/** Where articles are read from, before the content service is asked. */
export type ArticleSource = {
  /** Every published article; `null` where they are not known. */
  list(): readonly ArticleSummary[] | null;
  /** Has it know those that an earlier process knew, where it knows none yet. */
  restore(): Promise<void>;
  /** The whole article; `null` where the source does not have it. */
  find(slug: string): Promise<Article | null>;
};

const CONCURRENCY = 25;
/** Articles whose texts are read before visitors can find them: the first of thousands need not wait. */
const BATCH_SIZE = 100;

/** What visitors can find, by where it is read. */
export const SEARCH_SOURCES = [
  'services',
  'articles',
  'questions',
  'people',
  'profile',
  'offices',
  'pages',
] as const;

export type SearchSource = (typeof SEARCH_SOURCES)[number];

export type SearchRead = {
  entries: SearchEntry[];
  /** The sources that could not be read, each with its error: their last good entries are used. */
  failures: ReadonlyMap<SearchSource, unknown>;
  /** An error of a source that has never been read: nobody knows what could be found there. */
  unknown: unknown;
};

type ArticleList = {
  articles: readonly ArticleSummary[];
  menus: readonly MenuItem[];
  /** The newest of the blog list, where the service does not say of each article whether it is in it. */
  posts: readonly ArticleSummary[] | null;
};

/** The sources that are read as a whole. */
const WHOLE_SOURCES = [
  ['services', readServices],
  ['questions', readQuestions],
  ['people', readPeople],
  ['profile', readCompanyProfile],
  ['offices', readOffices],
  ['pages', readPages],
] as const;

/** Reads everything that visitors can find: services, articles, questions, people, the company profile, offices, other pages. */
export class SearchEntries {
  readonly #content: () => ContentClient;
  readonly #source: () => ArticleSource;
  // Texts are read again only when their article has changed: they are most of the work.
  readonly #texts = new Map<string, IndexedText>();
  // The index compares only entries that are other objects: of thousands, one has changed.
  #made = new Map<string, Made>();
  readonly #lastGood = new Map<SearchSource, SearchEntry[]>();

  constructor(content: () => ContentClient, source: () => ArticleSource) {
    this.#content = content;
    this.#source = source;
  }

  /**
   * All entries as the content service has them now. Where many articles have changed, it yields before
   * it has the texts of all: those have their titles, and their old texts. One source that fails does not
   * take the others along. Throws `ContentError` when all of them fail.
   */
  async *read(): AsyncGenerator<SearchRead> {
    const content = this.#content();
    const failures = new Map<SearchSource, unknown>();
    const [list] = await Promise.all([
      this.#listArticles(content).catch((error) => void failures.set('articles', error)),
      ...WHOLE_SOURCES.map(async ([source, read]) => {
        try {
          this.#lastGood.set(source, await read(content));
        } catch (error) {
          failures.set(source, error);
        }
      }),
    ]);
    const [error] = failures.values();
    if (failures.size === SEARCH_SOURCES.length) throw error;
    if (list) yield* this.#readArticles(list, failures);
    yield this.#result(failures);
  }

  async #listArticles(content: ContentClient): Promise<ArticleList> {
    const [articles, menus] = await Promise.all([
      this.#source().list() ?? this.#askForArticles(content),
      content.menus.list(),
    ]);
    const isUnsaid = articles.some(({ isPost }) => isPost === null);
    return {
      articles,
      menus: await withFreePlaces(menus, content),
      // Articles are found, whatever they are called.
      posts: isUnsaid ? await content.articles.latest(MAX_POSTS).catch(() => null) : null,
    };
  }

  /** Right after a start, a search may come before the source knows that the service is down. */
  async #askForArticles(content: ContentClient): Promise<readonly ArticleSummary[]> {
    try {
      return await content.articles.list();
    } catch (error) {
      await this.#source().restore();
      const known = this.#source().list();
      if (known === null) throw error;
      return known;
    }
  }

  async *#readArticles(
    list: ArticleList,
    failures: Map<SearchSource, unknown>,
  ): AsyncGenerator<SearchRead> {
    const changed = this.#findChanged(list);
    try {
      for (let from = 0; from < changed.length; from += BATCH_SIZE) {
        if (changed.length > BATCH_SIZE) {
          this.#lastGood.set('articles', this.#toEntries(list));
          yield this.#result(failures);
        }
        await this.#readTexts(changed.slice(from, from + BATCH_SIZE));
      }
      this.#lastGood.set('articles', this.#toEntries(list));
    } catch (error) {
      failures.set('articles', error);
    }
  }

  #result(failures: ReadonlyMap<SearchSource, unknown>): SearchRead {
    const entries = SEARCH_SOURCES.flatMap((source) => this.#lastGood.get(source) ?? []);
    const [unread] = [...failures.keys()].filter((source) => !this.#lastGood.has(source));
    return { entries, failures, unknown: unread ? failures.get(unread) : null };
  }

  #toEntries({ articles, menus, posts }: ArticleList): SearchEntry[] {
    const last = this.#made;
    this.#made = new Map();
    return articles
      .filter(({ noindex }) => !noindex)
      .map((article) => {
        const { slug, title, description } = article;
        const indexed = this.#texts.get(slug);
        const href = canonicalArticlePath(slug, menus);
        const kind = isBlogPost(article, href, posts) ? 'article' : 'page';
        const known = last.get(slug);
        const isSame =
          known?.article === article &&
          known.indexed === indexed &&
          known.entry.href === href &&
          known.entry.kind === kind;
        const made = isSame
          ? known
          : {
              article,
              indexed,
              entry: toEntry(kind, slug, {
                title,
                summary: description ?? '',
                text: indexed?.text ?? '',
                keywords: indexed?.keywords ?? '',
                href,
              }),
            };
        this.#made.set(slug, made);
        return made.entry;
      });
  }

  #findChanged({ articles }: ArticleList): string[] {
    const published = new Set(articles.map(({ slug }) => slug));
    for (const slug of this.#texts.keys()) if (!published.has(slug)) this.#texts.delete(slug);
    return articles
      .filter(({ slug, updatedAt }) => this.#texts.get(slug)?.updatedAt !== updatedAt)
      .map(({ slug }) => slug);
  }

  async #readTexts(slugs: readonly string[]): Promise<void> {
    for (let from = 0; from < slugs.length; from += CONCURRENCY) {
      await Promise.all(slugs.slice(from, from + CONCURRENCY).map((slug) => this.#readText(slug)));
    }
  }

  async #readText(slug: string): Promise<void> {
    const article =
      (await this.#source().find(slug)) ?? (await this.#content().articles.find(slug));
    if (!article) return;
    const { updatedAt, seo } = article;
    this.#texts.set(slug, { updatedAt, keywords: seo.keywords, text: articleText(article) });
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
      href: toPage(link),
    }),
  );
  // A page says more than the card of the same name.
  return [...cards, ...pages.filter(({ noindex }) => !noindex).map(toServiceEntry)];
}

// A result leads to a page: not to a mailbox, a number or a place on the page where it stands.
function toPage(link: string | null): string {
  const href = safeHref(link);
  return href && (href.startsWith('/') || isExternalHref(href)) ? href : ROUTES.services;
}

async function readQuestions({ faq }: ContentClient): Promise<SearchEntry[]> {
  const entries = await faq.list();
  const anchors = anchorsOf(entries.map(({ title }) => htmlToText(title)));
  return entries.map(({ title, description }, index) =>
    toEntry('question', String(index), {
      title: htmlToSearchText(title),
      summary: htmlToSearchText(description ?? ''),
      href: anchors[index] ? `${ROUTES.faq}#${anchors[index]}` : ROUTES.faq,
    }),
  );
}

async function readPeople({ team }: ContentClient): Promise<SearchEntry[]> {
  const members = await team.list();
  const anchors = anchorsOf(members.map(({ name }) => name));
  return members.map(({ name, designation, biography }, index) =>
    toEntry('person', anchors[index] || String(index), {
      title: name,
      summary: [designation, biography].filter(Boolean).join('. '),
      keywords: jobTitleKeywords(designation),
      href: memberPath(anchors[index] ?? ''),
    }),
  );
}

function toEntry(
  kind: SearchEntry['kind'],
  id: string,
  entry: Pick<SearchEntry, 'title' | 'summary' | 'href'> & Partial<SearchEntry>,
): SearchEntry {
  return { text: '', keywords: '', ...entry, kind, id };
}
