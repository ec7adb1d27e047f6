import { useCombobox } from 'downshift';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { startNavigation } from '@/components/shell/navigation-progress';
import { SEARCH_FORM_COPY } from '@/content/search-field';
import type { Suggestion } from './fetch-suggestions';
import { OVERLAY_FIELD_ID, OverlayField } from './overlay-field';
import { showSearching } from './show-searching';
import { SuggestionOption } from './suggestion-option';
import { reduceSuggestions } from './suggestions-reducer';
import { useSuggestions } from './use-suggestions';

const KEYS = ['ArrowDown', 'ArrowUp', 'Escape'];

/**
 * The field of the search overlay as a combobox that suggests what may be meant (WAI-ARIA, "editable
 * combobox with list autocomplete"): arrows choose, Enter follows, Escape closes the list before it
 * closes the overlay. The form stays what it is: Enter without a choice searches.
 *
 * Takes the place of the plain field, with what was typed into it.
 */
export function SearchCombobox() {
  const [initial] = useState(readField);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial.text);
  const suggestions = useSuggestions(text);
  const items = suggestions?.suggestions ?? [];
  const combobox = useCombobox<Suggestion>({
    items,
    initialInputValue: initial.text,
    // An open list takes the focus, also from who is elsewhere in the overlay by now.
    initialIsOpen: initial.hasFocus,
    inputId: OVERLAY_FIELD_ID,
    menuId: `${OVERLAY_FIELD_ID}-suggestions`,
    getItemId: (index) => `${OVERLAY_FIELD_ID}-suggestion-${index}`,
    itemToString: (item) => (item ? toText(item) : ''),
    stateReducer: reduceSuggestions,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
  });
  const { isOpen, highlightedIndex, closeMenu } = combobox;
  const isShown = isOpen && items.length > 0;
  const isNothing = isOpen && suggestions !== null && items.length === 0;
  const highlighted = isShown ? items[highlightedIndex] : undefined;

  const follow = ({ href }: Suggestion, isNewTab: boolean) => {
    if (isNewTab) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    // Who comes back finds the page, not the overlay.
    input.current?.closest('dialog')?.close();
    startNavigation(href, window.location.href);
    window.location.assign(href);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, nativeEvent } = event;
    if (key === 'Enter' && highlighted && !nativeEvent.isComposing) {
      event.preventDefault();
      follow(highlighted, event.ctrlKey || event.metaKey);
    }
    // Arrow Down also brings back the list that Escape has closed.
    const isListKey = isShown ? KEYS.includes(key) : key === 'ArrowDown' && items.length > 0;
    const isForList = isListKey && !altKey && !nativeEvent.isComposing;
    if (!isForList) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  const onClick = (suggestion: Suggestion) => (event: MouseEvent) => {
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    follow(suggestion, event.ctrlKey || event.metaKey);
  };

  // At once: with the plain field goes its focus, and the next key would go nowhere.
  useLayoutEffect(() => {
    if (!initial.hasFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(...initial.selection);
  }, [initial]);

  useEffect(() => {
    const dialog = input.current?.closest('dialog');
    // Some browsers close a dialog by Escape without asking the key's listeners.
    const closeListFirst = (event: Event) => {
      if (!isShown) return;
      event.preventDefault();
      closeMenu();
    };
    dialog?.addEventListener('cancel', closeListFirst);
    dialog?.addEventListener('close', closeMenu);
    dialog?.addEventListener('submit', showSearching);
    return () => {
      dialog?.removeEventListener('cancel', closeListFirst);
      dialog?.removeEventListener('close', closeMenu);
      dialog?.removeEventListener('submit', showSearching);
    };
  }, [isShown, closeMenu]);

  return (
    <>
      <OverlayField
        inputProps={combobox.getInputProps({
          ref: input,
          onKeyDown,
          'aria-expanded': isShown,
          'aria-activedescendant':
            highlighted && `${OVERLAY_FIELD_ID}-suggestion-${highlightedIndex}`,
          'aria-labelledby': undefined,
        })}
      />
      <ul
        {...combobox.getMenuProps({ 'aria-label': SEARCH_FORM_COPY.suggestions })}
        hidden={!isShown}
        className="suggestions"
      >
        {isShown &&
          items.map((item, index) => (
            <SuggestionOption
              key={`${item.href} ${toText(item)}`}
              suggestion={item}
              {...combobox.getItemProps({ item, index, onClick: onClick(item) })}
            />
          ))}
      </ul>
      <p role="status" className={isNothing ? 'suggestions px-4 py-2.5 text-muted' : 'sr-only'}>
        {isOpen && suggestions && toSentence(items.length, suggestions.total)}
      </p>
    </>
  );
}

/** What was typed while this was loaded. */
function readField(): {
  text: string;
  hasFocus: boolean;
  selection: [number | null, number | null];
} {
  const field = document.getElementById(OVERLAY_FIELD_ID);
  if (!(field instanceof HTMLInputElement)) {
    return { text: '', hasFocus: false, selection: [null, null] };
  }
  const { value, selectionStart, selectionEnd } = field;
  return {
    text: value,
    hasFocus: field === document.activeElement,
    selection: [selectionStart, selectionEnd],
  };
}

function toText({ title }: Suggestion): string {
  return title.map(([text]) => text).join('');
}

function toSentence(shown: number, total: number): string {
  return shown === 0
    ? SEARCH_FORM_COPY.noSuggestions
    : SEARCH_FORM_COPY.suggestionCount(shown, total);
}
