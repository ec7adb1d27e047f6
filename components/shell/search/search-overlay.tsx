import Link from 'next/link';
import { Topics } from '@/components/layout/topics';
import { SiteDialog } from '@/components/shell/site-dialog';
import { SearchIcon } from '@/components/ui/icons';
import type { Category } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { SearchForm } from './search-form';

const ID = 'search';

/** Opens the search overlay; without script it leads to the search screen. */
export function SearchButton() {
  return (
    <Link
      href={ROUTES.search}
      prefetch={false}
      data-opens={ID}
      aria-haspopup="dialog"
      className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sand"
    >
      <SearchIcon className="size-5.5" />
      <span className="sr-only">Search</span>
    </Link>
  );
}

/** A field to search with, and the topics there are (specification §2, Header). */
export function SearchOverlay({ categories }: { categories: readonly Category[] }) {
  return (
    <SiteDialog
      id={ID}
      name="Search"
      closeName="Close the search"
      className="search-overlay"
      hasSuggestions
      head={<SearchForm id="overlay-query" size="lg" />}
    >
      {categories.length > 0 && (
        <div className="pt-8 pb-4 md:pt-10">
          <h2 className="eyebrow mb-5 font-text text-muted">Topics</h2>
          <Topics categories={categories} className="text-base" />
        </div>
      )}
    </SiteDialog>
  );
}
