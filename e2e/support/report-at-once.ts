import type { Page } from '@playwright/test';

/** What comes into view and leaves it is reported with all that was reported before, as it is on a busy phone. */
export function reportAtOnce(page: Page) {
  return page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const entries: IntersectionObserverEntry[] = [];
        super((latest, observer) => {
          entries.push(...latest);
          report(entries, observer);
        }, options);
      }
    };
  });
}
