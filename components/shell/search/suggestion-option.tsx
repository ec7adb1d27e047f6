import type { ComponentProps } from 'react';
import { SEARCH_KIND_LABELS } from '@/content/search-field';
import type { Suggestion } from './fetch-suggestions';

type SuggestionOptionProps = ComponentProps<'li'> & { suggestion: Suggestion };

/** No link in it: what is in an option is read as its name, and cannot be reached. */
export function SuggestionOption({ suggestion, ...props }: SuggestionOptionProps) {
  const { kind, title } = suggestion;
  return (
    <li {...props} className="suggestion">
      <span className="grow">
        {/* Each in an element: a browser that translates the page moves texts into elements of its own. */}
        {title.map(([text, isHit], index) => {
          const Piece = isHit ? 'mark' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
          return <Piece key={index}>{text}</Piece>;
        })}
      </span>{' '}
      <span className="suggestion-kind">{SEARCH_KIND_LABELS[kind]}</span>
    </li>
  );
}
