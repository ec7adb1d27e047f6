import { linkedTopics } from '@/components/layout/linked-topics';
import { Topics } from '@/components/layout/topics';
import { DialogClose } from '@/components/ui/dialog/dialog-close';
import { DialogLink } from '@/components/ui/dialog/dialog-link';
import { SearchIcon } from '@/components/ui/icons';
import { SEARCH_FORM_COPY } from '@/content/search-field';
import type { Category } from '@/content-client';
import { ROUTES } from '@/lib/routing/routes';
import { OverlayField } from './overlay-field';
import { SearchDialog } from './search-dialog';

const SEARCH_DIALOG_ID = 'search';

/** Opens the search overlay; without script it leads to the search screen. */
export function SearchButton() {
  return (
    <DialogLink
      href={ROUTES.search}
      dialogId={SEARCH_DIALOG_ID}
      className="inline-flex bar-button items-center justify-center rounded-full hover:bg-sand"
    >
      <SearchIcon className="size-5.5" />
      <span className="sr-only">{SEARCH_FORM_COPY.search}</span>
    </DialogLink>
  );
}

/** A field to search with, and the topics there are (specification §2, Header). */
export function SearchOverlay({ categories }: { categories: readonly Category[] }) {
  const topics = linkedTopics(categories);
  return (
    <SearchDialog
      id={SEARCH_DIALOG_ID}
      label={SEARCH_FORM_COPY.search}
      field={<OverlayField />}
      close={
        <DialogClose
          dialogId={SEARCH_DIALOG_ID}
          label={SEARCH_FORM_COPY.close}
          className="-mr-[10px] bar-button flex-none hover:bg-sand"
          iconClassName="size-6"
        />
      }
    >
      {topics.length > 0 && (
        <div className="search-topics pt-8 pb-4 md:pt-10">
          <h2 className="eyebrow mb-5 font-text text-muted">{SEARCH_FORM_COPY.topics}</h2>
          <Topics categories={topics} className="text-base" />
        </div>
      )}
    </SearchDialog>
  );
}
