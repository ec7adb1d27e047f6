// What there is to see: every screen, and every state that a visitor can bring it into.

export const WIDTHS = [360, 900, 1440];

/**
 * Whole pages, by name and address, with the entries of the first sample pack.
 *
 * @type {Readonly<Record<string, string>>}
 */
const SCREENS = {
  home: '/',
  'company-profile': '/aboutus/company-profile',
  'management-team': '/aboutus/management-team',
  services: '/services',
  blogs: '/blogs',
  faq: '/faq',
  contact: '/contact',
  article: '/post/everything-in-one-place',
  service: '/services/erp',
  'case-studies': '/case-studies',
  'case-study': '/case-studies/closing-on-the-third-day',
  careers: '/careers',
  vacancy: '/careers/business-one-consultant',
  press: '/press',
  quote: '/quote',
  'not-found': '/no-article-found',
  error: '/unexpected-error',
};

/**
 * The same screens with the entries of another pack.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const SCREENS_OF_PACK = {
  logistics: {
    service: '/services/sea-freight',
    'case-study': '/case-studies/no-demurrage-in-a-year',
    vacancy: '/careers/declaration-officer',
  },
};

/**
 * The whole pages of a sample pack, by name and address.
 *
 * @param {string} pack
 */
export function screensOf(pack) {
  return { ...SCREENS, ...SCREENS_OF_PACK[pack] };
}

/** @typedef {import('@playwright/test').Page} Page */

/**
 * An address, what a visitor does there, and from which width to which the state exists.
 *
 * @typedef {object} State
 * @property {string} address
 * @property {number} [from]
 * @property {number} [to]
 * @property {'light' | 'dark'} [scheme]
 * @property {boolean} [isWhole] Whether the image is of the whole page.
 * @property {(page: Page) => Promise<unknown>} [act]
 */

/** @type {(page: Page, name: string | RegExp) => import('@playwright/test').Locator} */
const button = (page, name) => page.getByRole('button', { name });
/** @param {Page} page */
const toMenu = (page) => page.locator('.menu-bar[data-ready]').waitFor();

/**
 * What is open on a screen.
 *
 * @type {Readonly<Record<string, State>>}
 */
export const STATES = {
  'home-dark': { address: '/', scheme: 'dark', isWhole: true },
  'article-dark': { address: '/post/everything-in-one-place', scheme: 'dark', isWhole: true },
  'contact-dark': { address: '/contact', scheme: 'dark', isWhole: true },
  'menu-panel-dark': {
    address: '/faq',
    from: 1200,
    scheme: 'dark',
    act: async (page) => {
      await toMenu(page);
      await page.locator('.menu-bar button[aria-expanded]').nth(1).click();
    },
  },
  'menu-panel': {
    address: '/faq',
    from: 1200,
    act: async (page) => {
      await toMenu(page);
      await page.locator('.menu-bar button[aria-expanded]').nth(1).click();
    },
  },
  'menu-phone': {
    address: '/faq',
    to: 1199,
    act: async (page) => {
      await button(page, 'Open the menu').click();
      await page.getByRole('dialog', { name: 'Menu' }).locator('summary').first().click();
    },
  },
  'search-overlay': {
    address: '/faq',
    act: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      await page.keyboard.type('servi', { delay: 40 });
    },
  },
  'search-results': { address: '/search?q=service' },
  'search-nothing': { address: '/search?q=zzzzqqq' },
  'quote-modal': { address: '/', act: openQuote },
  'quote-errors': {
    address: '/',
    act: async (page) => {
      await openQuote(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
      await page.locator('[data-sonner-toast]').waitFor();
    },
  },
  'member-modal': {
    address: '/aboutus/management-team',
    act: async (page) => {
      const opener = page.locator('#content button[aria-haspopup="dialog"]').first();
      await opener.click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'video-overlay': {
    address: '/',
    act: async (page) => {
      await page.getByRole('link', { name: /^Play the video/ }).click();
      await page.getByRole('button', { name: 'Close the video' }).waitFor();
      // At its beginning there is nothing to see yet.
      await page.locator('dialog[open] video').evaluate(async (video) => {
        if (!(video instanceof HTMLVideoElement)) return;
        video.pause();
        const isThere = new Promise((resolve) => video.addEventListener('seeked', resolve));
        video.currentTime = 6;
        await isThere;
      });
    },
  },
  'news-unfolded': {
    address: '/',
    act: async (page) => {
      const news = page.locator('section[aria-labelledby="news"]');
      await news.locator('summary').first().click();
      await news.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    },
  },
  'faq-open': {
    address: '/faq',
    to: 899,
    act: (page) => page.locator('#content summary').nth(1).click(),
  },
  'contact-errors': {
    address: '/contact',
    act: async (page) => {
      await button(page, /Send/).first().click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
};

/** @param {Page} page */
async function openQuote(page) {
  await page.locator('#request-quote').click();
  // What it rests on would look as if it were in use.
  await page.mouse.move(0, 0);
  await page.getByRole('dialog').getByRole('option').nth(1).waitFor({ state: 'attached' });
}
