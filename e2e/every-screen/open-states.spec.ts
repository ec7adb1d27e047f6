import type { Locator, Page } from '@playwright/test';
import {
  AXE_WIDTHS,
  expectAccessible,
  expectReadableInDark,
  resize,
} from '../support/probes/accessible';
import { expect, test } from '../support/test';

// What moves is half transparent on its way: colours are measured where it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' }, sharesPage: true });
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

const DIALOG = 'dialog[open]';

test('axe finds nothing in the panels of the menu, level by level', async ({ page }) => {
  await resize(page, 1440);
  await page.goto('/faq');
  await page.locator('.menu-bar[data-ready]').waitFor();
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  for (const name of ['About Us', 'Solutions', 'Show ERP submenu', 'Show Business One submenu']) {
    await bar.getByRole('button', { name, exact: true }).click();
    await expectAccessible(page, `panel ${name}`, 'header');
  }
  await expect(bar.getByRole('link', { name: 'Payroll' })).toBeVisible();
  await expectReadableInDark(page, 'panels', 'header');
});

test('axe finds nothing in the phone menu, with all levels open', async ({ page }) => {
  for (const width of [360, 900]) {
    await resize(page, width);
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expectAccessible(page, `menu at ${width} px`, DIALOG);
    // The outer ones come first, so that each is there to be pressed when its turn comes.
    for (const level of await menu.locator('summary').all()) await level.click();
    await expect(menu.getByRole('link', { name: 'Payroll' })).toBeVisible();
    await expectAccessible(page, `open menu at ${width} px`, DIALOG);
  }
  await expectReadableInDark(page, 'open menu', DIALOG);
});

test('axe finds nothing in the search overlay, also with suggestions', async ({ page }) => {
  await page.goto('/faq');
  for (const width of AXE_WIDTHS) {
    await resize(page, width);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expectAccessible(page, `search overlay at ${width} px`, DIALOG);
    await page.getByRole('combobox').fill('');
    await page.getByRole('combobox').fill('erp');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, `suggestions at ${width} px`, DIALOG);
    if (width === 1440) await expectReadableInDark(page, 'suggestions', DIALOG);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing in the quote modal, empty and with errors', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Request a demo' }).click();
  const modal = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(modal.getByRole('option', { name: 'ERP', exact: true })).toBeAttached();
  for (const width of AXE_WIDTHS) {
    await resize(page, width);
    await expectAccessible(page, `empty modal at ${width} px`, DIALOG);
  }
  await modal.getByRole('button', { name: 'Send Message' }).click();
  await expect(modal.getByText('Name is required')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await expectAccessible(page, 'modal with errors and their toast');
  for (const width of AXE_WIDTHS) {
    await resize(page, width);
    await expectAccessible(page, `modal with errors at ${width} px`, DIALOG);
  }
  await expectReadableInDark(page, 'modal with errors', DIALOG);
});

test('axe finds nothing in the card of a team member', async ({ page }) => {
  await page.goto('/aboutus/management-team');
  const opener = page.getByText('Read More about Neema Kessy');
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Neema Kessy' })).toBeVisible();
  for (const width of AXE_WIDTHS) {
    await resize(page, width);
    await expectAccessible(page, `member at ${width} px`, DIALOG);
  }
  await expectReadableInDark(page, 'member', DIALOG);
});

test('axe finds nothing in the video overlay', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play the video' }).click();
  await expect(page.getByRole('button', { name: 'Close the video' })).toBeFocused();
  for (const width of AXE_WIDTHS) {
    await resize(page, width);
    await expectAccessible(page, `video at ${width} px`, DIALOG);
  }
});

test('axe finds nothing in unfolded news', async ({ page }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'News Feed' });
  await news.locator('summary').first().click();
  await expect(news.getByRole('group').first()).toHaveAttribute('open');
  for (const width of AXE_WIDTHS) {
    await resize(page, width);
    // Elsewhere the bars above and below may lie over half a link.
    await scrollToTop(page);
    await expectAccessible(page, `news at ${width} px`, 'main');
  }
});

test('axe finds nothing in questions that are open on a phone', async ({ page }) => {
  await resize(page, 360);
  await page.goto('/faq');
  for (const question of await page.getByRole('main').locator('summary').all()) {
    await question.click();
  }
  await expect(page.getByText('Every network that gives its business customers')).toBeVisible();
  await scrollToTop(page);
  await expectAccessible(page, 'open questions');
});

test('axe finds nothing where forms say what is wrong', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  for (const width of AXE_WIDTHS) {
    await resize(page, width);
    await expectAccessible(page, `contact form with errors at ${width} px`, '#contact-form');
  }
});

test('with the largest letters a word that is typed into the search of a phone is seen', async ({
  page,
}) => {
  await resize(page, 360);
  await page.goto('/faq');
  await setFontSize(page, 32);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('combobox');
  await field.fill('invoice');
  const hidden = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await setFontSize(page, 16);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('with the largest letters the menu is closed where it was opened, and a toast over it all is as wide as ever', async ({
  page,
}) => {
  await resize(page, 768);
  await page.goto('/');
  await setFontSize(page, 32);
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const opened = await opener.boundingBox();
  await opener.click();
  const close = page.getByRole('button', { name: 'Close the menu' });
  const closed = await close.boundingBox();
  await close.click();

  await page.getByRole('main').getByRole('link', { name: 'Request a demo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
  const toast = await page.locator('[data-sonner-toast]').boundingBox();
  await setFontSize(page, 16);
  expect(closed?.x).toBe(opened?.x);
  expect(toast?.width).toBe(350);
});

test('at 400 % the menu, the search and the quote modal can be used to their ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Contact Us' }).click({ trial: true });
  await menu.getByRole('button', { name: 'Close the menu' }).click();

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByLabel('Search this site').fill('erp');
  await search.getByRole('option').last().click({ trial: true });
  // With the list closed the topics are there again.
  await page.keyboard.press('Escape');
  await search.getByRole('link').last().click({ trial: true });
  await search.getByRole('button', { name: 'Close the search' }).click();

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('link', { name: 'Req Quote' }).click();
  const quote = page.getByRole('dialog', { name: 'Request A Quote' });
  await quote.getByRole('button', { name: 'Send Message' }).click();
  await expect(quote.getByText('Name is required')).toBeInViewport();
  await quote.getByRole('button', { name: 'Close' }).click();
  await expect(quote).toBeHidden();
});

test('on paper an article has neither header nor footer', async ({ page }) => {
  await page.goto('/post/everything-in-one-place');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a:visible, button:visible')).toHaveCount(0);
});

test('on paper a screen has no form, no dark ground, and one left edge', async ({ page }) => {
  await page.goto('/services/erp');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { includeHidden: true }).first()).toBeHidden();
  const left = async (text: Locator) => (await text.boundingBox())?.x;
  expect(await left(page.locator('.letterhead p').first())).toBe(
    await left(page.getByRole('heading', { name: 'What you get' })),
  );
  // What a page of A4 has between its margins, in CSS pixels.
  const sheet = { width: 673, height: 986 };
  await page.setViewportSize(sheet);
  await page.goto('/aboutus/company-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  const photo = page.locator('section[aria-labelledby="story"] figure').first();
  await expect(photo).toBeVisible();
  const { y = 0, height = 0 } = (await photo.boundingBox()) ?? {};
  expect(y + height, 'the first page is full').toBeLessThan(sheet.height);
  const line = await page
    .locator('.eyebrow')
    .first()
    .evaluate((label) => getComputedStyle(label, '::before').borderTopWidth);
  expect(line).toBe('2px');
  // Neither a label nor a part of a figure stands alone on a page.
  await expect(page.locator('main .eyebrow').last()).toHaveCSS('break-after', 'avoid');
  await expect(page.locator('main dl > div').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.badge').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.goto('/faq');
  await expect(page.locator('.plus').first()).toBeHidden();
});

test('on paper a case study is in one piece, and the icons of an office are drawn', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const study = page.locator('section[aria-labelledby="case-study"] .accent-edge');
  await expect(study).toHaveCSS('break-inside', 'avoid');
  await page.goto('/contact');
  // Grounds are not printed unless a style says so, and these are grounds with a mask.
  const icon = await page
    .locator('.office-row')
    .first()
    .evaluate((row) => getComputedStyle(row, '::before').printColorAdjust);
  expect(icon).toBe('exact');
});

test('on paper a card is in one row of its list: Firefox cuts off what does not fit of what is in several', async ({
  page,
}) => {
  for (const path of ['/services', '/aboutus/management-team', '/case-studies']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const cards = page.locator('main li:has(h2, h3):visible');
    expect(await cards.count(), path).toBeGreaterThan(1);
    for (const card of await cards.all()) await expect(card).toHaveCSS('grid-row', 'auto');
  }
});

test('on paper nothing leads on or asks for something, and a number stays', async ({ page }) => {
  const leading =
    'main :is(button, form, .icon-forward, li > .icon, a:has(> .icon):not([href^="tel:"], [href^="mailto:"])):visible';
  for (const path of [
    '/',
    '/services',
    '/services/erp',
    '/aboutus/management-team',
    '/contact',
    '/press',
    '/case-studies',
    '/careers',
  ]) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(leading), path).toHaveCount(0);
    if (path !== '/press') continue;
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  }
  await page.goto('/search?q=internship');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#topics')).toBeHidden();
  await page.goto('/');
  await expect(page.locator('.assistant-asked')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
});

test('on paper nothing waits to be unfolded or played, and an image leaves room for its words', async ({
  page,
}) => {
  // What a page of A4 has between its margins, in CSS pixels.
  await page.setViewportSize({ width: 673, height: 986 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.promo')).toBeHidden();
  const services = page.getByRole('region', { name: 'Our Core Services' }).getByRole('list');
  await expect(services).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('.news-folded').first()).toBeVisible();
  await expect(
    page.locator('.news-fold:visible, main li:has-text("Not on the list?"):visible'),
  ).toHaveCount(0);
  for (const image of ['.latest-news > :first-child', '.beside-cover']) {
    const { width = 0 } = (await page.locator(image).first().boundingBox()) ?? {};
    expect(width, image).toBeGreaterThan(200);
    expect(width, image).toBeLessThan(300);
  }
  // There is no map which the card of the office would overlap.
  await page.goto('/contact');
  const promises = await page.locator('main dl').first().boundingBox();
  const card = await page.locator('main div:has(> #offices)').boundingBox();
  expect(card?.y).toBeGreaterThan((promises?.y ?? Number.NaN) + (promises?.height ?? 0));
});

test.describe('a page that fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('on paper the screen of an error has no ground', async ({ page }) => {
    await page.goto('/unexpected-error');
    await page.emulateMedia({ media: 'print' });
    const screen = page.locator('.failure-weave');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(screen).toHaveCSS('background-image', 'none');
    await expect(screen).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** As if the visitor had chosen it in the settings of the browser. */
async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
  await session.detach();
}

test.describe('where the style sheet does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('no image lies over the words', async ({ page }) => {
    await page.route(/\.css($|\?)/, (route) => route.abort());
    for (const path of ['/', '/blogs', '/aboutus/management-team', '/industries/manufacturing']) {
      await page.goto(path);
      const images = page.locator('main img');
      const places = await images.evaluateAll((all) =>
        all.map((image) => getComputedStyle(image).position),
      );
      expect(places.length, path).toBeGreaterThan(0);
      expect(new Set(places), path).toEqual(new Set(['static']));
    }
    await page.unrouteAll({ behavior: 'wait' });
  });
});
