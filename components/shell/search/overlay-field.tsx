import type { ComponentProps } from 'react';
import { SearchForm } from './search-form';

export const OVERLAY_FIELD_ID = 'overlay-query';

/** The field of the search overlay. */
export function OverlayField({ inputProps }: { inputProps?: ComponentProps<'input'> }) {
  return (
    <SearchForm
      id={OVERLAY_FIELD_ID}
      size="lg"
      className="min-w-0 grow basis-0"
      inputProps={inputProps}
    />
  );
}
