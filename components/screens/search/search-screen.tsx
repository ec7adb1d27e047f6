import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SearchForm } from '@/components/site/search-form';
import { Topics } from '@/components/site/topics';
import { MAX_QUERY_LENGTH, type SearchHit, searchEntries } from '@/lib/search';
import { getCategories } from '@/lib/server/content';
import { SearchResult } from './search-result';
import { searchableEntries } from './searchable-entries';

/** What the site has on some words: articles, services, questions and people. */
export async function SearchScreen({ query }: { query: string }) {
  const asked = query.slice(0, MAX_QUERY_LENGTH);
  const [entries, categories] = await Promise.all([searchableEntries(), getCategories()]);
  const hits = searchEntries(entries, asked);
  return (
    <div className="container-page pt-4 pb-16 md:pb-24">
      <Breadcrumbs trail={[{ name: 'Search' }]} />
      <h1 className="mt-6 text-title md:mt-10">{asked ? `Results for ‘${asked}’` : 'Search'}</h1>
      <SearchForm id="query" query={asked} size="lg" className="mt-6 max-w-3xl md:mt-8" />
      {asked !== '' && <Summary hits={hits} />}
      <div className="lg:grid lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)] lg:gap-16">
        {hits.length > 0 && (
          <ol className="mt-4 divide-y divide-line border-y border-line">
            {hits.map((hit) => (
              <SearchResult key={keyOf(hit)} hit={hit} />
            ))}
          </ol>
        )}
        {categories.length > 0 && (
          <section
            aria-labelledby="topics"
            className={hits.length > 0 ? 'mt-12 lg:mt-4' : 'mt-12 lg:col-span-2'}
          >
            <h2 id="topics" className="eyebrow mb-5 font-text text-muted">
              Topics
            </h2>
            <Topics categories={categories} isNarrow={hits.length > 0} />
          </section>
        )}
      </div>
    </div>
  );
}

function keyOf({ entry }: SearchHit): string {
  return `${entry.kind} ${entry.href} ${entry.title}`;
}

function Summary({ hits }: { hits: readonly SearchHit[] }) {
  if (hits.length > 0) {
    return (
      <p role="status" className="mt-8 text-muted">
        {hits.length === 1 ? 'One result' : `${hits.length} results`}
      </p>
    );
  }
  return (
    <div role="status" className="mt-8 max-w-[60ch]">
      <p className="text-lead">Nothing here has these words.</p>
      <p className="mt-2 text-muted">
        Check how they are written, try fewer or more common ones, or ask us: somebody who knows
        answers.
      </p>
    </div>
  );
}
