import type { Visited } from '@/lib/forms/visited';

/**
 * Where this visitor is and came from, without anything stored in the browser: the address with
 * which the page was loaded stays known while they go from page to page.
 */
export function readVisited(): Visited {
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    page: location.href,
    landing: navigation?.name ?? '',
    referrer: document.referrer,
  };
}
