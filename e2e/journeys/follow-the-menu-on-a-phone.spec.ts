import { holdBack } from '../support/hold-back';
import { QUIET_ADDRESS } from '../support/menu';
import { expect, test } from '../support/test';
import { turnWheel } from '../support/turn-wheel';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, sharesPage: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('each level opens on its own, and a link closes the menu', async ({ page }) => {
    await page.goto(QUIET_ADDRESS);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    for (const name of ['Solutions', 'ERP', 'Business One']) {
      await menu.locator('summary', { hasText: name }).tap();
    }
    await menu.locator('summary', { hasText: 'Industries' }).tap();
    await expect(menu.getByRole('link', { name: 'Manufacturing' })).toBeVisible();
    await menu.getByRole('link', { name: 'Payroll' }).tap();
    await expect(page).toHaveURL('/solutions/erp/business-one/payroll');
    await expect(menu).toBeHidden();
  });

  test('with one level open all entries stand above the bar, each high enough for a thumb', async ({
    page,
  }) => {
    await page.goto(QUIET_ADDRESS);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await menu.locator('summary', { hasText: 'About Us' }).tap();
    const rows = menu.locator('.mobile-entries :is(a, summary):visible');
    const bar = await menu.getByRole('link', { name: /^Call/ }).boundingBox();
    const boxes = await rows.evaluateAll((all) =>
      all
        .map((row) => row.getBoundingClientRect())
        .map(({ height, bottom }) => ({ height, bottom })),
    );
    expect(boxes.length).toBeGreaterThan(9);
    for (const { height, bottom } of boxes) {
      // Browsers measure in parts of a pixel.
      expect(Math.round(height)).toBeGreaterThanOrEqual(44);
      expect(bottom).toBeLessThan(bar?.y ?? 0);
    }
  });

  test('neither the menu nor a list loads anything of the screens it leads to', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('_rsc=')) requested.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.locator('summary', { hasText: 'Industries' }).tap();
    await expect(menu.getByRole('link', { name: 'Manufacturing' })).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await page.goto('/blogs');
    await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
  });

  test('the menu holds the focus, stops the page, and gives the focus back', async ({ page }) => {
    // Where nothing moves by itself, so that what the wheel moves would be seen.
    await page.goto(QUIET_ADDRESS);
    const button = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.click();
    await expect(menu.getByRole('link', { name: /^Call/ })).toBeInViewport();
    await expect(menu.getByRole('link', { name: 'Req Quote' })).toBeInViewport();
    for (let count = 0; count < 20; count += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog') !== null;
      }),
    ).toBe(true);
    await turnWheel(page, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a tablet that is turned has the page beside the open menu, and a press there closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 1366 });
    await page.goto(QUIET_ADDRESS);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 1024 });
    await page.mouse.click(300, 500);
    await expect(menu).toBeHidden();
  });

  test('who goes back finds the screen, not the menu over it', async ({ page }) => {
    await page.goto(QUIET_ADDRESS);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await menu.getByRole('link', { name: 'Contact Us' }).tap();
    await expect(page).toHaveURL('/contact');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(QUIET_ADDRESS);
    await expect(menu).toBeHidden();
  });

  test('a press on the way to a quote is seen until the form is there', async ({ page }) => {
    await page.goto(QUIET_ADDRESS);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const button = page.getByRole('button', { name: 'Open the menu' });
    await button.tap();
    await expect(menu).toBeVisible();
    const release = await holdBack(page, '**/_next/static/**/*.js');
    const link = menu.getByRole('link', { name: 'Req Quote' });
    await link.tap();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(link).toBeVisible();
    release();
    const quote = page.getByRole('dialog', { name: 'Request A Quote' });
    await expect(quote).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(quote).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('on a phone that lies on its side six entries stand beside what calls and what asks for a quote', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(QUIET_ADDRESS);
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Blogs' })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('link', { name: /^Call/ })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('link', { name: 'Req Quote' })).toBeInViewport({ ratio: 1 });
  });

  test('the button that scrolls up lies beside the name of an organization without a logo', async ({
    page,
  }) => {
    await page.goto(QUIET_ADDRESS);
    const home = page.getByRole('banner').locator('a[href="/"]').first();
    await home.locator('img').evaluate((image) => image.setAttribute('data-failed', ''));
    const name = home.locator('span').last();
    await name.evaluate((element) => {
      element.textContent = 'Kilimanjaro Consulting';
    });
    await page.mouse.wheel(0, 800);
    const button = page.getByRole('button', { name: 'Scroll to the top' });
    await expect(button).toBeVisible();
    const [left, right] = [await name.boundingBox(), await button.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  });

  test('the button that scrolls up covers no words at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(QUIET_ADDRESS);
    await page.mouse.wheel(0, 800);
    const button = page.getByRole('button', { name: 'Scroll to the top' });
    await expect(button).toBeVisible();
    const [inner, outer] = [
      await button.boundingBox(),
      await page.locator('.sticky-bar').boundingBox(),
    ];
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(
      (outer?.y ?? 0) + (outer?.height ?? 0),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of small screens opens, level by level', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(QUIET_ADDRESS);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (const name of ['Solutions', 'ERP', 'Business One']) {
      await menu.locator('summary', { hasText: name }).click();
    }
    await menu.getByRole('link', { name: 'Payroll' }).click();
    await expect(page).toHaveURL('/solutions/erp/business-one/payroll');
  });
});
