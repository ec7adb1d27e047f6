import type { Page, Route } from '@playwright/test';

/**
 * Holds back what a page requests from now on.
 *
 * @param pattern Of the addresses, as in `page.route`.
 * @param goOn What becomes of a request in the end; default: it is sent.
 * @returns lets the requests go.
 */
export async function holdBack(
  page: Page,
  pattern: string,
  goOn = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await goOn(route);
  });
  return release;
}
