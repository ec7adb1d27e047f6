import { useEffect } from 'react';

const REFRESH_MS = 30_000;

/**
 * Reads again what colleagues and visitors change meanwhile: now and then, and when somebody comes back to the window.
 *
 * @param read Must not reject; another function begins a new half minute.
 */
export function useRefresh(read: () => void): void {
  useEffect(() => {
    const timer = setInterval(read, REFRESH_MS);
    window.addEventListener('focus', read);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', read);
    };
  }, [read]);
}
