import { useEffect, useRef, useState } from 'react';
import { fetchSuggestions, type Suggestions } from './fetch-suggestions';

/** After the last key: people who type do not want a response to each letter. */
const DEBOUNCE_MS = 160;
const MIN_QUERY_LENGTH = 2;
const MAX_CACHED_RESPONSES = 50;

/**
 * What may be meant by the text in a search field: `null` while it is too short, and where the site
 * cannot say: the field searches all the same. The last suggestions stay until the next ones come.
 */
export function useSuggestions(text: string): Suggestions | null {
  const query = text.trim().replace(/\s+/g, ' ');
  const cache = useRef(new Map<string, Suggestions>());
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    const cached = cache.current.get(query);
    if (cached || query.length < MIN_QUERY_LENGTH) {
      setSuggestions(cached ?? null);
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await fetchSuggestions(query, request.signal);
        if (cache.current.size >= MAX_CACHED_RESPONSES) cache.current.clear();
        cache.current.set(query, found);
        if (!request.signal.aborted) setSuggestions(found);
      } catch {
        if (!request.signal.aborted) setSuggestions(null);
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);
  return suggestions;
}
