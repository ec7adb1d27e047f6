// Measures pages in a browser whose line and processor are really slowed down: what a visitor with
// an old phone and a bad signal sees, and how soon the page answers.
import { median } from '../numbers.mjs';
import { openSlowPage } from '../phone.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Medians in ms; null where the page has no form, or no such control.
 *
 * @typedef {object} SlowPhoneNumbers
 * @property {number} fcpMs First contentful paint.
 * @property {number} lcpMs Largest contentful paint.
 * @property {number | null} formMs From the start of the navigation until the first form answers.
 * @property {number | null} menuMs From the tap on the menu's button to the next paint.
 * @property {number | null} searchMs From the tap on the search's link to the next paint.
 */

const TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/**
 * Loads every page twice in each round: once to look at it and tap, once to use its first form.
 * A round visits all pages before the next one begins, so that other load on the machine falls on
 * all alike. A round before the first one fills the caches of the server and is not counted.
 *
 * @param {Browser} browser
 * @param {readonly string[]} urls
 * @param {{ rounds: number, onRun?: () => void }} options
 * @returns {Promise<Map<string, SlowPhoneNumbers>>} By address.
 */
export async function measureSlowPhone(browser, urls, { rounds, onRun }) {
  /** @type {Map<string, SlowPhoneNumbers[]>} */
  const runs = new Map(urls.map((url) => [url, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [url, results] of runs) {
      const looked = await lookAt(browser, url);
      const formMs = round === 0 ? null : await fillForm(browser, url);
      if (round > 0) results.push({ ...looked, formMs });
      onRun?.();
    }
  }
  return new Map([...runs].map(([url, results]) => [url, summarize(results)]));
}

/**
 * Waits until the page is quiet, then opens the menu and the search.
 *
 * @param {Browser} browser
 * @param {string} url
 */
async function lookAt(browser, url) {
  const page = await openSlowPage(browser);
  try {
    await page.goto(url, { waitUntil: 'networkidle', timeout: TIMEOUT_MS });
    const paints = await page.evaluate(readPaints);
    await page.evaluate(watchInteractions);
    const header = page.getByRole('banner');
    const menuMs = await tap(page, page.getByRole('button', { name: 'Open the menu' }).first());
    await page.keyboard.press('Escape');
    const searchMs = await tap(page, header.getByRole('link', { name: 'Search' }).first());
    return { ...paints, menuMs, searchMs };
  } finally {
    await page.context().close();
  }
}

/**
 * Taps, and returns the time until the next paint; null where there is nothing to tap.
 *
 * @param {Page} page
 * @param {import('@playwright/test').Locator} target
 * @returns {Promise<number | null>} In ms, as the event timing API counts them, in steps of 8.
 */
async function tap(page, target) {
  if (!(await target.isVisible())) return null;
  const startedAt = await page.evaluate(() => performance.now());
  await target.tap();
  const ms = await page.evaluate(readInteraction, startedAt);
  const opened = await page.locator('dialog[open]').count();
  if (opened !== 1) throw new Error(`A tap on ${page.url()} has opened nothing.`);
  return ms;
}

/**
 * Begins to use the first form as soon as the page shows something.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<number | null>}
 */
async function fillForm(browser, url) {
  const page = await openSlowPage(browser);
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: TIMEOUT_MS });
    return await page.evaluate(untilFormAnswers, { pollMs: POLL_MS, timeoutMs: TIMEOUT_MS });
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. */
async function readPaints() {
  /** @type {(type: string) => Promise<PerformanceEntry[]>} */
  const entriesOf = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
    });
  const first = performance.getEntriesByName('first-contentful-paint').at(0);
  const largest = (await entriesOf('largest-contentful-paint')).at(-1);
  return { fcpMs: first?.startTime ?? Number.NaN, lcpMs: largest?.startTime ?? Number.NaN };
}

/** Runs in the page: from now on, interactions are noted, with their start and duration. */
function watchInteractions() {
  const root = document.documentElement;
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      const noted = root.dataset.interactions ?? '';
      root.dataset.interactions = `${noted} ${entry.startTime}/${entry.duration}`;
    }
  }).observe(options);
}

/**
 * Runs in the page. A tap has several entries, from pressing to clicking; the longest counts. One
 * that is shown sooner than the API tells, 16 ms, counts as 16.
 *
 * @param {number} since When the tap began, since the start of the navigation.
 */
async function readInteraction(since) {
  /** @type {(ms: number) => Promise<unknown>} */
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const readDurations = () =>
    (document.documentElement.dataset.interactions ?? '')
      .split(' ')
      .map((entry) => entry.split('/').map(Number))
      .flatMap(([start = 0, duration = 0]) => (start >= since ? duration : []));
  const deadline = performance.now() + 2000;
  while (readDurations().length === 0 && performance.now() < deadline) await wait(50);
  // The entries may come in two deliveries.
  await wait(200);
  return Math.max(16, ...readDurations());
}

/**
 * Runs in the page. A visitor types one letter into the first form at first paint and presses Send,
 * again and again, until a field is marked by the form's own rules. The browser's own bubble does
 * not count; it keeps the form from being sent before any script runs.
 *
 * @param {{ pollMs: number, timeoutMs: number }} limits
 * @returns {Promise<number | null>} Since the start of the navigation; null without such a form.
 */
async function untilFormAnswers({ pollMs, timeoutMs }) {
  const form = document.querySelector('form[method="post" i]:not([novalidate])');
  if (!(form instanceof HTMLFormElement)) return null;
  const field = form.querySelector('input:required, textarea:required');
  const send = form.querySelector('button[type="submit"], button:not([type])');
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || !(send instanceof HTMLElement)) return null;

  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const hasAnswered = () => form.querySelector('[aria-invalid="true"]') !== null;
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!hasAnswered()) return;
      observer.disconnect();
      clearInterval(timer);
      resolve(performance.now());
    });
    observer.observe(form, { attributes: true, childList: true, subtree: true });
    const timer = setInterval(() => {
      if (performance.now() > timeoutMs) reject(new Error('The form never answered.'));
      if (!hasPainted()) return;
      // One that has the focus already would not tell a script that has just arrived.
      field.blur();
      field.focus();
      if (field.value === '') document.execCommand('insertText', false, 'x');
      send.click();
    }, pollMs);
  });
}

/**
 * @param {readonly SlowPhoneNumbers[]} results
 * @returns {SlowPhoneNumbers}
 */
function summarize(results) {
  /** @type {(values: (number | null)[]) => number | null} */
  const middle = (values) => {
    const numbers = values.filter((value) => value !== null);
    return numbers.length === 0 ? null : median(numbers);
  };
  return {
    fcpMs: median(results.map(({ fcpMs }) => fcpMs)),
    lcpMs: median(results.map(({ lcpMs }) => lcpMs)),
    formMs: middle(results.map(({ formMs }) => formMs)),
    menuMs: middle(results.map(({ menuMs }) => menuMs)),
    searchMs: middle(results.map(({ searchMs }) => searchMs)),
  };
}
