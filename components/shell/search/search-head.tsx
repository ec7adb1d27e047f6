import type { ComponentProps } from 'react';
import { DialogClose } from '@/components/ui/dialog/dialog-close';
import { SEARCH_FORM_COPY } from '@/content/search-field';
import { SearchForm } from './search-form';

export const SEARCH_DIALOG_ID = 'search';
export const SEARCH_FIELD_ID = 'overlay-query';

/** The upper row of the search overlay: the field, and the button that closes. */
export function SearchHead({ inputProps }: { inputProps?: ComponentProps<'input'> }) {
  return (
    <div className="flex flex-none items-center gap-[min(1rem,5vw)]">
      <SearchForm id={SEARCH_FIELD_ID} size="lg" className="min-w-0 grow" inputProps={inputProps} />
      <DialogClose
        dialogId={SEARCH_DIALOG_ID}
        label={SEARCH_FORM_COPY.close}
        className="-mr-2.5 bar-button flex-none hover:bg-sand"
        iconClassName="size-6"
      />
    </div>
  );
}
