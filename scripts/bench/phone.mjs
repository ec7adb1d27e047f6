// The phone that the pages are measured on, and how it is slowed down.

/** The one that Lighthouse imitates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A slow line: 150 ms for each request, 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** How many times slower the processor is. */
export const SLOWDOWN = 4;

/**
 * Opens an empty page with an empty cache on a slow phone.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns the page; its context belongs to it alone and must be closed.
 */
export async function openSlowPage(browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}
