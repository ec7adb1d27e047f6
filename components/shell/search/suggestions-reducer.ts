import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { Suggestion } from './fetch-suggestions';

const { stateChangeTypes } = useCombobox;

/**
 * Where the suggestions behave otherwise than downshift's combobox: between the last and the first
 * comes none, which is the field itself; the pointer highlights nothing, so that Enter searches;
 * leaving the field chooses nothing.
 */
export function reduceSuggestions(
  state: UseComboboxState<Suggestion>,
  { type, changes, props }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  const { highlightedIndex } = state;
  switch (type) {
    case stateChangeTypes.InputKeyDownArrowDown:
      return highlightedIndex === props.items.length - 1 ? unhighlighted(changes) : changes;
    case stateChangeTypes.InputKeyDownArrowUp:
      return highlightedIndex === 0 ? unhighlighted(changes) : changes;
    case stateChangeTypes.InputBlur:
      return unhighlighted({ ...state, isOpen: false });
    case stateChangeTypes.InputClick:
    case stateChangeTypes.ItemMouseMove:
    case stateChangeTypes.MenuMouseLeave:
      return state;
    default:
      return changes;
  }
}

function unhighlighted(changes: Partial<UseComboboxState<Suggestion>>) {
  return { ...changes, highlightedIndex: -1 };
}
