import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, kept up to date.
 *
 * @param whileUnknown What holds on the server and until the page is hydrated.
 */
export function useMediaQuery(query: string, whileUnknown: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => whileUnknown,
  );
}
