import { AskRow } from '@/components/layout/ask-row';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { linkedTopics } from '@/components/layout/linked-topics';
import { Topics } from '@/components/layout/topics';
import { SearchForm } from '@/components/shell/search/search-form';
import { ButtonLink } from '@/components/ui/button-link';
import { SEARCH_COPY } from '@/content/search';
import { ROUTES } from '@/lib/routing/routes';
import { getCategories } from '@/lib/server/cms/readers';
import { listServiceTitles } from '@/lib/server/cms/service-titles';
import { searchSite } from '@/lib/server/search/site-search';
import { truncate } from '@/lib/text/truncate';
import { SearchPages } from './search-pages';
import { SearchProgress } from './search-progress';
import { SearchResult } from './search-result';
import { ServiceSuggestions } from './service-suggestions';

const PAGE_SIZE = 20;

/** Of a query in the heading; the field has all of it. */
const MAX_TITLE_LENGTH = 60;

type SearchScreenProps = {
  /** No longer than `MAX_QUERY_LENGTH`; empty: none. */
  query: string;
  /** From 1; one beyond the last is an empty list, not an error. */
  page: number;
};

/** The results of a search, over everything that visitors can find (`lib/server/search/search-entries.ts`). */
export async function SearchScreen({ query, page }: SearchScreenProps) {
  const [{ hits, total }, categories, services] = await Promise.all([
    query === ''
      ? { hits: [], total: 0 }
      : searchSite(query, { from: (page - 1) * PAGE_SIZE, count: PAGE_SIZE }),
    getCategories(),
    listServiceTitles(),
  ]);
  const topics = linkedTopics(categories);
  const isInVain = query !== '' && total === 0;
  return (
    <div className="container-page pt-4 pb-16 md:pb-24">
      <Breadcrumbs trail={[{ name: SEARCH_COPY.title }]} />
      <div role={isInVain ? 'status' : undefined}>
        <h1 className="mt-6 text-title break-words md:mt-10">
          {/* In an element of its own, which is replaced also where the browser has translated its text. */}
          <span key={query}>{titleOf(query, isInVain)}</span>
          {/* Announced after a link to another page, where the title comes later than the screen. */}
          {page > 1 && <span className="sr-only">{SEARCH_COPY.onPage(page)}</span>}
        </h1>
      </div>
      <SearchForm
        key={query}
        id="query"
        query={query}
        size="lg"
        className="mt-6 md:mt-8 lg:max-w-3xl"
      />
      <SearchProgress />
      {query !== '' && <Summary total={total} />}
      <div className="lg:grid lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] lg:gap-16">
        {hits.length > 0 && (
          <div>
            <ol
              start={(page - 1) * PAGE_SIZE + 1}
              className="mt-4 divide-y divide-line border-y border-line"
            >
              {hits.map((hit) => (
                <SearchResult key={`${hit.kind} ${hit.id}`} hit={hit} />
              ))}
            </ol>
            <SearchPages query={query} page={page} pageCount={Math.ceil(total / PAGE_SIZE)} />
            <AskRow question={SEARCH_COPY.missed} action={SEARCH_COPY.ask} />
          </div>
        )}
        <div
          className={
            hits.length > 0 ? 'mt-12 self-start lg:sticky lg:top-24 lg:mt-4' : 'mt-12 lg:col-span-2'
          }
        >
          {hits.length === 0 && services.length > 0 && <ServiceSuggestions services={services} />}
          {topics.length > 0 && (
            <section aria-labelledby="topics" data-print="off">
              <h2 id="topics" className="eyebrow mb-5 font-text text-muted">
                {SEARCH_COPY.topics}
              </h2>
              <Topics categories={topics} isNarrow={hits.length > 0} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

function titleOf(query: string, isInVain: boolean): string {
  if (query === '') return SEARCH_COPY.title;
  const named = truncate(query, MAX_TITLE_LENGTH);
  return isInVain ? SEARCH_COPY.noResults(named) : SEARCH_COPY.resultsFor(named);
}

function Summary({ total }: { total: number }) {
  if (total > 0) {
    return (
      <p role="status" className="mt-8 text-muted tabular-nums">
        {SEARCH_COPY.count(total)}
      </p>
    );
  }
  return (
    <div className="mt-8 flex flex-col items-start gap-5">
      <p className="max-w-[52ch] text-lead text-muted">{SEARCH_COPY.noResultsText}</p>
      <ButtonLink href={ROUTES.contact} hasArrow>
        {SEARCH_COPY.ask}
      </ButtonLink>
    </div>
  );
}
