import type { ComponentProps } from 'react';
import type { Suggestion } from './fetch-suggestions';
import { kindLabel } from './kind-label';

type SuggestionOptionProps = ComponentProps<'li'> & { suggestion: Suggestion };

/** No link in it: what is in an option is read as its name, and cannot be reached. */
export function SuggestionOption({ suggestion, ...props }: SuggestionOptionProps) {
  const { title } = suggestion;
  return (
    <li {...props} className="suggestion">
      <span className="grow">
        {title.map(([text, isHit], index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name.
          isHit ? <mark key={index}>{text}</mark> : text,
        )}
      </span>{' '}
      <span className="suggestion-kind">{kindLabel(suggestion)}</span>
    </li>
  );
}
