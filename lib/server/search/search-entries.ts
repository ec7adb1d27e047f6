import 'server-only';
import type { ArticleText, ContentClient, TextPassage } from '@/content-client';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import type { SearchEntry } from '@/lib/search/search-entry';
import { htmlToSearchText, joinPieces, markdownToSearchText } from '@/lib/search/search-text';

type IndexedText = Omit<ArticleText, 'passages'> & { text: string };

/** Reads everything that visitors can find: services, articles, questions, people. */
export class SearchEntries {
  readonly #content: () => ContentClient;
  // Texts are read again only when their article has changed: they are most of the work.
  readonly #texts = new Map<string, IndexedText>();

  constructor(content: () => ContentClient) {
    this.#content = content;
  }

  /** All entries as the content service has them now. Throws `ContentError`. */
  async read(): Promise<SearchEntry[]> {
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
    const published = new Set(articles.map(({ slug }) => slug));
    for (const slug of this.#texts.keys()) if (!published.has(slug)) this.#texts.delete(slug);
    const changed = articles.filter(
      ({ slug, updatedAt }) => this.#texts.get(slug)?.updatedAt !== updatedAt,
    );
    const slugs = changed.map(({ slug }) => slug);
    for (const { passages, ...article } of await this.#content().articles.texts(slugs)) {
      const text = joinPieces(passages.map(toSearchText));
      this.#texts.set(article.slug, { ...article, text });
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

function toSearchText({ format, text }: TextPassage): string {
  if (format === 'html') return htmlToSearchText(text);
  return format === 'markdown' ? markdownToSearchText(text) : text;
}
