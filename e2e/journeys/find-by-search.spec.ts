import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { settled } from '../support/probes/accessible';
import { expect, test } from '../support/test';

test.use({ sharesPage: true });

const field = (within: Page | Locator) => within.getByLabel('Search this site');
const button = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });

test('the overlay leads to what was looked for', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await expect(field(overlay)).toBeFocused();
  await expect(overlay.getByRole('link', { name: 'Mobile money' })).toBeVisible();
  await field(overlay).fill('payroll');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=payroll');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “payroll”');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toBeVisible();
  await page.getByRole('link', { name: 'Payroll that is right on the first run' }).click();
  await expect(page).toHaveURL('/solutions/erp/business-one/payroll');
});

test('a long search is named by its beginning, and stays whole in its field', async ({ page }) => {
  const query = 'How long does the move of our old accounting software to Business One take';
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Results for “How long does the move of our old accounting software to…”',
  );
  await expect(field(page.getByRole('main'))).toHaveValue(query);
});

test('the overlay closes by Escape, by × and beside it, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const overlay = page.getByRole('dialog', { name: 'Search' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close the search' }).click(),
    () => page.mouse.click(640, 880),
  ]) {
    await button(page).click();
    await expect(overlay).toBeVisible();
    await close();
    await expect(overlay).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
});

test('the head of the company is found by the name that visitors use', async ({ page }) => {
  await page.goto('/faq');
  await button(page).click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await field(overlay).pressSequentially('CEO', { delay: 20 });
  await expect(overlay.getByRole('option', { name: /Neema Kessy/ })).toBeVisible();
  await page.goto('/search?q=CTO');
  const person = page.getByRole('main').getByRole('link', { name: 'Zawadi Lyimo' });
  await expect(person).toHaveAttribute('href', '/aboutus/management-team#zawadi-lyimo');
});

test('the overlay says in view that nothing was found', async ({ page }) => {
  await page.goto('/faq');
  await button(page).click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await field(overlay).pressSequentially('zzqqx', { delay: 20 });
  const status = overlay.getByRole('status');
  await expect(status).toHaveText(/^No results/);
  // What is for screen readers alone is one pixel high.
  expect((await status.boundingBox())?.height).toBeGreaterThan(20);
});

test('the overlay suggests while typing, and is led by keys alone', async ({ page }) => {
  await page.goto('/faq');
  await button(page).click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  const combobox = overlay.getByRole('combobox', { name: 'Search this site' });
  await combobox.pressSequentially('payrol', { delay: 20 });
  const options = overlay.getByRole('option');
  await expect(options.first()).toContainText('Payroll');
  await expect(overlay.getByRole('status')).toContainText(/\d+ suggestions/);
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(combobox).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = overlay.getByRole('option', { selected: true });
  await expect(chosen).toContainText('Payroll that is right on the first run');
  await expect(combobox).toHaveAttribute(
    'aria-activedescendant',
    `${await chosen.getAttribute('id')}`,
  );
  await expect(combobox).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(overlay).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(overlay.getByRole('option', { selected: true })).toContainText('Payroll');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();

  await button(page).click();
  await combobox.fill('payroll first run');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/payroll');
});

test('suggestions that load late leave the focus where the visitor is, and the × in its place', async ({
  page,
}) => {
  await page.goto('/faq');
  // The first script after the page has loaded is that of the suggestions.
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await button(page).click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  const close = overlay.getByRole('button', { name: 'Close the search' });
  await close.focus();
  await close.evaluate((element) => element.setAttribute('data-was-here', ''));
  release();
  await expect(overlay.getByRole('combobox')).toBeAttached();
  await settled(page);
  await expect(close).toBeFocused();
  await expect(close).toHaveAttribute('data-was-here');
});

test.describe('when suggestions fail', () => {
  test.use({ expectedErrors: [/status of 503|ViewTransition/] });

  test('the field searches all the same', async ({ page }) => {
    await page.route('**/api/search*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto('/faq');
    await button(page).click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    const answered = page.waitForResponse('**/api/search*');
    await overlay.getByRole('combobox').fill('payroll');
    await answered;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=payroll');
  });
});

test('an article is found when it is published, and no more when it is hidden', async ({
  request,
  editor,
}) => {
  const hits = async () => {
    const answer = await request.get('/api/search?q=cloveworks');
    return (await answer.json()).total;
  };
  const slug = `cloveworks-${Date.now()}`;
  const { documentId } = await editor.createArticle({
    title: 'A ledger for a spice house',
    slug,
    blocks: [
      { __component: 'shared.html-markdown-wrapper', body: '<p>The Zanzibar Cloveworks.</p>' },
    ],
  });
  try {
    expect(await hits()).toBe(1);
    const results = await (await request.get('/search?q=cloveworks')).text();
    expect(results).toContain(`/post/${slug}`);
    expect(results).toMatch(/<mark[^>]*>Cloveworks<\/mark>/);
    await editor.publishArticle(documentId, { seo: { noindex: true } });
    expect(await hits()).toBe(0);
  } finally {
    await editor.removeArticle(documentId);
  }
});

test('hostile questions are answered, and harmless', async ({ request }) => {
  const hostile = [
    '.*(a+)+$',
    '[\\',
    '%00',
    '\0payroll\0',
    "' OR 1=1; --",
    '<script>alert(1)</script>',
    '__proto__',
    'x'.repeat(10_000),
    'a '.repeat(5_000),
  ];
  for (const query of hostile) {
    for (const path of ['/search', '/api/search']) {
      const answer = await request.get(path, { params: { q: query, page: '-1e9' } });
      expect(answer.status(), query.slice(0, 20)).toBe(200);
      expect(await answer.text()).not.toContain('<script>alert(1)');
    }
  }
  // Broken encodings and repeated parameters are no question at all.
  for (const path of [
    '/search?q=%E0%A4%A',
    '/search?q=a&q=b',
    '/api/search',
    '/search?page=99&q=erp',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('services, questions and people are found as well', async ({ page }) => {
  await page.goto('/search?q=mobile+mony');
  const results = page.getByRole('main').getByRole('list').filter({ hasText: 'Service' });
  await expect(results.getByText('Question').first()).toBeVisible();
  await page.goto('/search?q=director');
  await expect(page.getByRole('main').getByText('Team', { exact: true }).first()).toBeVisible();
});

test('a search without result says so and offers the topics', async ({ page }) => {
  const response = await page.goto('/search?q=xyzzy');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'No results for' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Mobile money', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'Payroll', exact: true }).first().click();
  await expect(page).toHaveURL('/search?q=Payroll');
});

test('the next results are announced, and the focus goes to them', async ({ page }) => {
  await page.goto('/search?q=business');
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveTitle('Nyuzi - Search: business, page 2');
  await expect(page.locator('next-route-announcer [role="alert"]')).toContainText(', page 2');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a search that is on its way is seen in the field, and what is followed is announced', async ({
  page,
}) => {
  // A document without content: the page stays, as it does for the time that a slow line takes.
  await page.route(/\/(search\?q=\w+|business-one\/payroll)$/, (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ status: 204 })
      : route.continue(),
  );
  const onItsWay = page.locator('.search-field[data-searching]');
  await page.goto('/search');
  await field(page.getByRole('main')).fill('cloud');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator(onItsWay)).toBeVisible();

  await page.goto('/faq');
  await button(page).click();
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await field(overlay).pressSequentially('payroll', { delay: 20 });
  const option = overlay.getByRole('option', { name: /Payroll that is right/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(overlay.locator(onItsWay)).toBeVisible();

  await option.click();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
});

test('the search screen is not for crawlers', async ({ page }) => {
  await page.goto('/search?q=payroll');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('what is typed is text, never markup', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> payroll')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test.describe('on the screen of an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('there is a search', async ({ page }) => {
    await page.goto('/nothing-here');
    await field(page.getByRole('main')).fill('cloud');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=cloud');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search screen, and its form finds', async ({ page }) => {
    await page.goto('/');
    await button(page).click();
    await expect(page).toHaveURL('/search');
    await field(page.getByRole('main')).fill('payroll');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=payroll');
    await expect(
      page.getByRole('link', { name: 'Payroll that is right on the first run' }),
    ).toBeVisible();
  });
});
