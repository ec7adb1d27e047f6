import type { ComponentProps } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { SEARCH_FORM_COPY } from '@/content/search-field';
import { cn } from '@/lib/cn';
import { ROUTES } from '@/lib/routing/routes';
import { MAX_QUERY_LENGTH } from '@/lib/search/search-terms';

type SearchFormProps = {
  /** Unique on the page: the field's label names it. */
  id: string;
  query?: string;
  size?: 'md' | 'lg';
  className?: string;
  /** What makes the field more than a field. */
  inputProps?: ComponentProps<'input'>;
};

/** Asks for the results of a search; a plain form, so it works without script. */
export function SearchForm({ id, query, size = 'md', className, inputProps }: SearchFormProps) {
  return (
    <search className={cn('block', className)}>
      <form
        action={ROUTES.search}
        className="search-field flex items-center rounded-control border border-muted bg-card"
      >
        <label htmlFor={id} className="sr-only">
          {SEARCH_FORM_COPY.field}
        </label>
        <input
          id={id}
          name="q"
          // A field of type "search" may not become the combobox that it is in the overlay.
          type="text"
          inputMode="search"
          required
          // Of what is required and empty browsers say that it is wrong.
          aria-invalid={false}
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={query}
          placeholder={SEARCH_FORM_COPY.field}
          autoComplete="off"
          enterKeyHint="search"
          className={cn(
            'w-full min-w-0 grow bg-transparent pl-[min(1rem,5vw)] outline-none placeholder:text-muted',
            size === 'lg' ? 'min-h-14 text-lg md:min-h-16 md:text-xl' : 'min-h-13',
          )}
          {...inputProps}
        />
        <button
          type="submit"
          className={cn(
            'm-1 inline-flex flex-none items-center justify-center gap-2 rounded-control bg-ink px-[min(1rem,5vw)] font-semibold text-on-ink hover:bg-ink-2',
            size === 'lg' ? 'min-h-12 md:min-h-14 md:px-6' : 'min-h-11',
          )}
        >
          <SearchIcon />
          <span className="max-sm:sr-only">{SEARCH_FORM_COPY.search}</span>
        </button>
      </form>
    </search>
  );
}
