import type { BrowserContextOptions, Page } from '@playwright/test';

/** Pages that the journeys of one worker use one after the other, by the kind of browser they need. */
export type SharedPages = Map<string, Page>;

/** The page of a kind; opened by the first journey that needs it. */
export async function takePage(
  pages: SharedPages,
  kind: string,
  open: () => Promise<Page>,
): Promise<Page> {
  const page = pages.get(kind) ?? (await open());
  pages.set(kind, page);
  return page;
}

/** Leaves a page to the next journey as a visitor finds it who comes for the first time. */
export async function clean(
  page: Page,
  {
    viewport,
    colorScheme,
    reducedMotion,
  }: Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>,
): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  await page.setExtraHTTPHeaders({});
  // A pointer that rests somewhere would open what comes to lie below it.
  await page.mouse.move(-1, -1);
  // At last: a form stores what is typed a moment later.
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.goto('about:blank');
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? null,
    reducedMotion: reducedMotion ?? null,
  });
  if (viewport) await page.setViewportSize(viewport);
}
