import { holdBack } from '../support/hold-back';
import { bar, entry, opener, QUIET_ADDRESS, visitWithMenu } from '../support/menu';
import { nextFrame } from '../support/next-frame';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, sharesPage: true });

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test('the bar names the fixed entries around the dynamic ones', async ({ page }) => {
    await page.goto(QUIET_ADDRESS);
    const names = await bar(page).locator(':scope > ul > li').allTextContents();
    expect(names.at(0)).toBe('Home');
    expect(names.at(1)).toMatch(/^About Us/);
    expect(names.slice(-2)).toEqual(['BLOGS', 'Contact Us']);
    expect(names.filter((name) => name.toLowerCase() === 'blogs')).toHaveLength(1);
  });

  test('phone and e-mail stand above the bar, on large screens only', async ({ page }) => {
    await page.goto(QUIET_ADDRESS);
    const top = page.locator('#headerId');
    await expect(top.locator('a[href^="tel:"]')).toBeVisible();
    await expect(top.locator('a[href^="mailto:"]')).toBeVisible();
    await page.setViewportSize({ width: 1199, height: 900 });
    await expect(top.locator('a[href^="tel:"]')).toBeHidden();
  });

  test('pointing at the entries opens all four levels, inside the window', async ({ page }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'Solutions').hover();
    await entry(page, 'ERP').hover();
    await entry(page, 'Business One').hover();
    const payroll = entry(page, 'Payroll');
    await expect(payroll).toBeVisible();
    for (const panel of await bar(page).locator('.menu-panel:visible').all()) {
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1200);
    }
    await payroll.click();
    await expect(page).toHaveURL('/solutions/erp/business-one/payroll');
    await expect(payroll).toBeHidden();
  });

  test('all names of a panel begin at one edge, also of what only opens others', async ({
    page,
  }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'Industries').hover();
    await expect(entry(page, 'Manufacturing')).toBeVisible();
    const lefts = await bar(page)
      .locator('.menu-panel:visible > li > .menu-row')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const words = document.createRange();
          words.selectNodeContents(row.firstElementChild ?? row);
          return Math.round(words.getBoundingClientRect().left);
        }),
      );
    expect(lefts.length).toBeGreaterThan(2);
    expect(new Set(lefts).size).toBe(1);
  });

  test('the panels close behind the pointer, and by Escape while it rests', async ({ page }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'About Us').hover();
    await expect(entry(page, 'Company Profile')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry(page, 'Company Profile')).toBeHidden();
    await opener(page, 'Solutions').hover();
    await expect(entry(page, 'ERP')).toBeVisible();
    await page.mouse.move(600, 800);
    await expect(entry(page, 'ERP')).toBeHidden();
  });

  test('all levels open by keyboard; Escape goes back level by level', async ({ page }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'Solutions').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'ERP')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await opener(page, 'Show Business One submenu').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Payroll')).toBeFocused();
    for (const name of ['Show Business One submenu', 'Show ERP submenu', 'Solutions']) {
      await page.keyboard.press('Escape');
      await expect(opener(page, name)).toBeFocused();
    }
    await expect(entry(page, 'ERP')).toBeHidden();
  });

  test('a panel that is higher than the window scrolls, and its levels open inside', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 300 });
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'Solutions').click();
    const last = entry(page, 'AIVA');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await opener(page, 'Show ERP submenu').click();
    await opener(page, 'Show Business One submenu').click();
    await entry(page, 'Payroll').scrollIntoViewIfNeeded();
    await expect(entry(page, 'Payroll')).toBeInViewport({ ratio: 0.9 });
  });

  test('a panel leads to all services and to the case studies, beside what it features', async ({
    page,
  }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'Solutions').click();
    await expect(entry(page, 'All services')).toHaveAttribute('href', '/services');
    await entry(page, 'Case studies').click();
    await expect(page).toHaveURL('/case-studies');
    await opener(page, 'About Us').click();
    // The panel before it takes a moment to close.
    await expect(entry(page, 'Case studies')).toHaveCount(1);
    await expect(entry(page, 'Case studies')).toBeVisible();
    // What the panel features is named once.
    await expect(entry(page, 'All services')).toBeHidden();
  });

  test('closed panels are not in the way of the Tab key', async ({ page }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'Solutions').focus();
    await page.keyboard.press('Tab');
    await expect(opener(page, 'Industries')).toBeFocused();
  });

  test('the entry of the screen is marked, also after the next one', async ({ page }) => {
    await visitWithMenu(page, '/contact_us.php');
    await expect(entry(page, 'Contact Us')).toHaveAttribute('aria-current', 'page');
    await entry(page, 'BLOGS').click();
    await expect(entry(page, 'BLOGS')).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, 'Contact Us')).not.toHaveAttribute('aria-current');
  });

  test('the entry that opens the screen is marked, alone with the accent', async ({ page }) => {
    await visitWithMenu(page, '/case-studies/closing-on-the-third-day');
    const lineOf = (name: string) =>
      opener(page, name).evaluate((button) => {
        const { borderBottomColor, borderBottomWidth, transform } = getComputedStyle(
          button,
          '::after',
        );
        return {
          color: borderBottomColor,
          width: borderBottomWidth,
          isDrawn: transform === 'none',
        };
      });
    const accent = { color: 'rgb(244, 63, 94)', width: '3px', isDrawn: true };
    await expect.poll(() => lineOf('About Us')).toEqual(accent);
    await opener(page, 'Solutions').click();
    // The line grows; in the colour of the words.
    const color = await opener(page, 'Solutions').evaluate(
      (button) => getComputedStyle(button).color,
    );
    expect(color).not.toBe(accent.color);
    await expect.poll(() => lineOf('Solutions')).toEqual({ color, width: '1px', isDrawn: true });
    expect(await lineOf('Industries')).toMatchObject({ isDrawn: false });
  });

  test('the bar stays, and has a shadow once the page is scrolled', async ({ page }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    const shadowed = page.locator('.sticky-bar[data-scrolled]');
    await expect(shadowed).toHaveCount(0);
    await page.mouse.wheel(0, 1);
    await expect(shadowed).toBeInViewport();
  });

  test('a key that moves the focus along the bar moves no scrolled page', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      window.scrollTo({ top: 1500, behavior: 'instant' });
      const entry = document.querySelector<HTMLElement>('.menu-bar a');
      entry?.focus({ preventScroll: true });
    });
    const places: number[] = [];
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await nextFrame(page);
      places.push(await page.evaluate(() => window.scrollY));
    }
    expect(places).toEqual([1500, 1500, 1500, 1500, 1500]);
  });

  test('a slow screen is announced, a fast one is not', async ({ page }) => {
    const words = page.getByRole('status').filter({ hasText: 'Loading…' });
    const release = await holdBack(page, '**/contact?_rsc=*');
    await visitWithMenu(page, QUIET_ADDRESS);
    await entry(page, 'Contact Us').click();
    await expect(words).toBeVisible();
    release();
    await expect(page).toHaveURL('/contact');
    await expect(words).toHaveCount(0);
  });

  test('embedded code is on the page once, also after the next screen', async ({ page }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await expect(page.locator('html')).toHaveAttribute('data-embedded', 'ready');
    await entry(page, 'Contact Us').click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('style[data-embedded]')).toHaveCount(1);
    await expect(page.locator('script[data-embedded]')).toHaveCount(1);
  });

  test('nothing in the head is on its way when hydration begins, which would fail', async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(`${baseURL}/faq`)).text();
    expect(html).toMatch(/"head\\",null,\{\\"children\\":/);
    expect(html).not.toMatch(/"head\\",null,\{\\"children\\":\\"\$L/);
  });
});

test.describe('on a large screen, with a clock or a storage of its own', () => {
  test.use({ viewport: { width: 1200, height: 900 }, sharesPage: false });

  test('a pointer that cuts the corner does not lose the panel', async ({ page }) => {
    await page.clock.install();
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'Solutions').hover();
    await entry(page, 'ERP').hover();
    await expect(entry(page, 'Business One')).toBeVisible();
    const target = await entry(page, 'Business One').boundingBox();
    const from = await entry(page, 'ERP').boundingBox();
    if (!target || !from) throw new Error('The panels are not open.');
    // Down over the next entry, then across: what a hand does in a fifth of a second.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.mouse.move(from.x + 60, from.y + from.height + 10, { steps: 3 });
    await page.clock.runFor(200);
    await page.mouse.move(target.x + 30, target.y + 20, { steps: 6 });
    await page.clock.runFor(2_000);
    await expect(entry(page, 'Business One')).toBeVisible();
  });

  test('what was clicked stays open until a click elsewhere', async ({ page }) => {
    await page.clock.install();
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'About Us').click();
    await page.mouse.move(600, 800);
    // A panel that was only pointed at would have closed by then.
    await page.clock.runFor(2_000);
    await expect(entry(page, 'Management Team')).toBeVisible();
    await expect(opener(page, 'About Us')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(600, 800);
    await expect(entry(page, 'Management Team')).toBeHidden();
  });

  test('who goes back finds the screen, not a panel over it', async ({ page }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await entry(page, 'Contact Us').click();
    await expect(page).toHaveURL('/contact');
    await opener(page, 'Solutions').click();
    await page.mouse.move(600, 800);
    await expect(entry(page, 'ERP')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(QUIET_ADDRESS);
    await expect(entry(page, 'ERP')).toBeHidden();
  });

  test('a panel in use stays open when the scripts arrive', async ({ page }) => {
    const uses = [() => entry(page, 'ERP').hover(), () => entry(page, 'ERP').focus()];
    for (const use of uses) {
      const release = await holdBack(page, '**/_next/static/**/*.js');
      await page.mainFrame().goto(QUIET_ADDRESS, { waitUntil: 'commit' });
      await opener(page, 'Solutions').focus();
      await use();
      release();
      await page.locator('.menu-bar[data-ready]').waitFor();
      await expect(entry(page, 'Business One')).toBeVisible();
      await page.mouse.move(600, 800);
      await page.unrouteAll();
    }
  });

  test('the colour of local storage is there at the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '{"r":0,"g":90,"b":60}'));
    // What the scripts of the page do comes after the first paint: none of them arrives.
    const release = await holdBack(page, '**/_next/static/**/*.js');
    // The frame's own: the page's waits until its scripts have run.
    await page.mainFrame().goto(QUIET_ADDRESS, { waitUntil: 'commit' });
    const quote = page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first();
    await expect(quote).toHaveCSS('background-color', 'rgb(0, 90, 60)');
    await expect(quote).toHaveCSS('color', 'rgb(255, 255, 255)');
    release();
  });
});

test.describe('on a large screen that is touched', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test('a tap opens a level and a second one closes it', async ({ page }) => {
    await visitWithMenu(page, QUIET_ADDRESS);
    await opener(page, 'Solutions').tap();
    await opener(page, 'Show ERP submenu').tap();
    await expect(entry(page, 'Business One')).toBeVisible();
    await opener(page, 'Show ERP submenu').tap();
    await expect(entry(page, 'Business One')).toBeHidden();
    await page.touchscreen.tap(600, 900);
    await expect(entry(page, 'ERP')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panels open under the pointer and with the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto(QUIET_ADDRESS);
    await opener(page, 'Solutions').hover();
    await entry(page, 'ERP').hover();
    await entry(page, 'Business One').hover();
    await expect(entry(page, 'Payroll')).toBeVisible();
    await page.mouse.move(600, 800);
    await expect(entry(page, 'ERP')).toBeHidden();
    await opener(page, 'About Us').focus();
    await expect(entry(page, 'Company Profile')).toBeVisible();
  });
});
