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
      {hits.length > 0 && (
        <ol className="mt-4 max-w-3xl divide-y divide-line border-y border-line">
          {hits.map((hit) => (
            <SearchResult
              key={`${hit.entry.kind} ${hit.entry.href} ${hit.entry.title}`}
              hit={hit}
            />
          ))}
        </ol>
      )}
      {hits.length === 0 && categories.length > 0 && (
        <section aria-labelledby="topics" className="mt-12">
          <h2 id="topics" className="eyebrow mb-5 font-text text-muted">
            {asked ? 'Topics to start from' : 'Topics'}
          </h2>
          <Topics categories={categories} />
        </section>
      )}
    </div>
  );
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
