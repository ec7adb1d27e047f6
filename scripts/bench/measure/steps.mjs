// Measures the steps of a visit on a slow phone: from the tap until what it leads to is on the screen.
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../numbers.mjs';
import { openSlowPage } from '../phone.mjs';

/** @typedef {{ name: string, from: string, link: string, isInMenu?: true }} Step */

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'Home to Services', from: '/', link: '#content a[href="/services"]' },
  { name: 'Services to one of them', from: '/services', link: '#content a[href="/services/erp"]' },
  { name: 'Blogs to an article', from: '/blogs', link: '#content a[href^="/post/"]' },
  { name: 'FAQ to Home, by the logo', from: '/faq', link: 'header a[href="/"]' },
  {
    name: 'The menu to the quote form',
    from: '/',
    link: 'dialog a[href="/quote"]',
    isInMenu: true,
  },
];

const TIMEOUT_MS = 60_000;
/** What comes into sight with the link is loaded before it is tapped. */
const REST_MS = 1000;

/**
 * A round takes all steps before the next one begins, so that other load on the machine falls on all alike. A round
 * before the first one fills the caches of the server and is not counted.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {number} rounds
 * @returns {Promise<{ name: string, ms: number }[]>} Medians.
 */
export async function measureSteps(browser, siteUrl, rounds) {
  const steps = STEPS.map((step) => ({ step, times: /** @type {number[]} */ ([]) }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { step, times } of steps) {
      const ms = await takeStep(browser, siteUrl, step);
      if (round > 0) times.push(ms);
    }
  }
  return steps.map(({ step, times }) => ({ name: step.name, ms: median(times) }));
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {Step} step
 */
async function takeStep(browser, siteUrl, { from, link, isInMenu }) {
  const page = await openSlowPage(browser);
  try {
    await page.goto(siteUrl + from, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    if (isInMenu) await page.getByRole('button', { name: 'Open the menu' }).first().tap();
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await delay(REST_MS);
    // Of a page that is left for another document nothing comes back: a step that is one fails.
    const [ms] = await Promise.all([page.evaluate(untilShown, TIMEOUT_MS), target.tap()]);
    return ms;
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page: waits for the heading of another screen, or for the quote form.
 *
 * @param {number} timeoutMs
 * @returns {Promise<number>} In ms since the finger came down.
 */
function untilShown(timeoutMs) {
  const heading = document.querySelector('h1');
  let tappedAt = Number.NaN;
  addEventListener('pointerdown', ({ timeStamp }) => (tappedAt = timeStamp), {
    capture: true,
    once: true,
  });
  return new Promise((resolve, reject) => {
    const look = () => {
      const next = document.querySelector('h1');
      const isShown = (next && next !== heading) || document.querySelector('#quote-dialog[open]');
      // After the frame that shows it.
      if (isShown) setTimeout(() => resolve(performance.now() - tappedAt));
      else if (performance.now() - tappedAt > timeoutMs) reject(new Error('Nothing was shown.'));
      else requestAnimationFrame(look);
    };
    look();
  });
}
