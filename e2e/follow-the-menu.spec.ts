import type { Page } from '@playwright/test';
import { createEditor } from '../cms/scripts/editor.mjs';
import { inTurns } from './support/in-turns';
import { tellOfEverything } from './support/other-firm';
import { expect, test } from './support/test';

const MENU = 'api::menu.menu';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const opener = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1200, height: 900 } });

  test('the bar names the fixed entries around the dynamic ones', async ({ page }) => {
    await page.goto('/');
    const names = await bar(page).locator(':scope > ul > li').allTextContents();
    expect(names.at(0)).toBe('Home');
    expect(names.at(1)).toMatch(/^About Us/);
    expect(names.slice(-2)).toEqual(['BLOGS', 'Contact Us']);
    expect(names.filter((name) => name.toLowerCase() === 'blogs')).toHaveLength(1);
  });

  test('phone and e-mail stand above the bar, on large screens only', async ({ page }) => {
    await page.goto('/faq');
    const top = page.locator('#headerId');
    await expect(top.locator('a[href^="tel:"]')).toBeVisible();
    await expect(top.locator('a[href^="mailto:"]')).toBeVisible();
    await page.setViewportSize({ width: 1199, height: 900 });
    await expect(top.locator('a[href^="tel:"]')).toBeHidden();
  });

  test('pointing at the entries opens all four levels, inside the window', async ({ page }) => {
    await ready(page, '/');
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

  test('a pointer that cuts the corner does not lose the panel', async ({ page }) => {
    await ready(page, '/');
    await opener(page, 'Solutions').hover();
    await entry(page, 'ERP').hover();
    const target = await entry(page, 'Business One').boundingBox();
    const from = await entry(page, 'ERP').boundingBox();
    if (!target || !from) throw new Error('The panels are not open.');
    // Down over the next entry, then across: what a hand does.
    await page.mouse.move(from.x + 60, from.y + from.height + 10, { steps: 3 });
    await page.mouse.move(target.x + 30, target.y + 20, { steps: 6 });
    await expect(entry(page, 'Business One')).toBeVisible();
  });

  test('the panels close behind the pointer, and by Escape while it rests', async ({ page }) => {
    await ready(page, '/');
    await opener(page, 'About Us').hover();
    await expect(entry(page, 'Company Profile')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry(page, 'Company Profile')).toBeHidden();
    await opener(page, 'Solutions').hover();
    await expect(entry(page, 'ERP')).toBeVisible();
    await page.mouse.move(600, 800);
    await expect(entry(page, 'ERP')).toBeHidden();
  });

  test('what was clicked stays open until a click elsewhere', async ({ page }) => {
    await ready(page, '/');
    await opener(page, 'About Us').click();
    await page.mouse.move(600, 800);
    await page.waitForTimeout(600);
    await expect(entry(page, 'Management Team')).toBeVisible();
    await expect(opener(page, 'About Us')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(600, 800);
    await expect(entry(page, 'Management Team')).toBeHidden();
  });

  test('all levels open by keyboard; Escape goes back level by level', async ({ page }) => {
    await ready(page, '/faq');
    await opener(page, 'Solutions').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'ERP')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await opener(page, 'More of Business One').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Payroll')).toBeFocused();
    for (const name of ['More of Business One', 'More of ERP', 'Solutions']) {
      await page.keyboard.press('Escape');
      await expect(opener(page, name)).toBeFocused();
    }
    await expect(entry(page, 'ERP')).toBeHidden();
  });

  test('closed panels are not in the way of the Tab key', async ({ page }) => {
    await ready(page, '/faq');
    await opener(page, 'Solutions').focus();
    await page.keyboard.press('Tab');
    await expect(opener(page, 'Industries')).toBeFocused();
  });

  test('the entry of the screen is marked, also after the next one', async ({ page }) => {
    await ready(page, '/contact_us.php');
    await expect(entry(page, 'Contact Us')).toHaveAttribute('aria-current', 'page');
    await entry(page, 'BLOGS').click();
    await expect(entry(page, 'BLOGS')).toHaveAttribute('aria-current', 'page');
    await expect(entry(page, 'Contact Us')).not.toHaveAttribute('aria-current');
  });

  test('the bar stays, and has a shadow once the page is scrolled', async ({ page }) => {
    await ready(page, '/');
    const shadowed = page.locator('.sticky-bar[data-scrolled]');
    await expect(shadowed).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect(shadowed).toBeInViewport();
  });

  test('a slow screen is announced, a fast one is not', async ({ page }) => {
    const words = page.getByRole('status').filter({ hasText: 'Loading…' });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    // What the page asks for beforehand is held back as well.
    await page.route('**/contact?_rsc=*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await ready(page, '/faq');
    await entry(page, 'Contact Us').click();
    await expect(words).toBeVisible();
    release();
    await expect(page).toHaveURL('/contact');
    await expect(words).toHaveCount(0);
  });

  test('embedded code is on the page once, also after the next screen', async ({ page }) => {
    await ready(page, '/faq');
    await expect(page.locator('html')).toHaveAttribute('data-embedded', 'ready');
    await entry(page, 'Contact Us').click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('style[data-embedded]')).toHaveCount(1);
    await expect(page.locator('script[data-embedded]')).toHaveCount(1);
  });

  test('the colour of local storage is there at the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '{"r":0,"g":90,"b":60}'));
    await page.goto('/', { waitUntil: 'commit' });
    const quote = page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first();
    await expect(quote).toHaveCSS('background-color', 'rgb(0, 90, 60)');
    await expect(quote).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});

test.describe('on a large screen that is touched', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test('a tap opens a level and a second one closes it', async ({ page }) => {
    await ready(page, '/faq');
    await opener(page, 'Solutions').tap();
    await opener(page, 'More of ERP').tap();
    await expect(entry(page, 'Business One')).toBeVisible();
    await opener(page, 'More of ERP').tap();
    await expect(entry(page, 'Business One')).toBeHidden();
    await page.touchscreen.tap(600, 900);
    await expect(entry(page, 'ERP')).toBeHidden();
  });
});

test.describe('in the footer', () => {
  test('there are the newsletter, the accounts, the ways on and the line of the year', async ({
    page,
  }) => {
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('textbox', { name: /mail/i })).toBeVisible();
    await expect(footer.getByRole('link', { name: /LinkedIn \(opens/i })).toHaveAttribute(
      'href',
      /^https:/,
    );
    const quick = footer.getByRole('navigation', { name: 'Quick Navigation' }).getByRole('link');
    const addresses = await quick.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(addresses).toHaveLength(4);
    expect(addresses.slice(0, 3)).toEqual(['/', '/blogs', '/contact']);
    expect(addresses[3]).toMatch(/^\/aboutus/);
    for (const [name, address] of [
      ['CONTACT', '/contact'],
      ['FAQS', '/faq'],
      ['Privacy Policy', '/post/privacy-policy'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        address,
      );
    }
    await expect(footer.getByText(/^\d{4} © All Rights Reserved by .+ Solutions$/)).toBeVisible();
  });

  test('the link of this screen scrolls up, another opens at the top', async ({ page }) => {
    await page.goto('/blogs');
    const footer = page.getByRole('navigation', { name: 'Quick Navigation' });
    await footer.getByRole('link', { name: 'Blogs' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the button that scrolls up comes after 100 px and does not lose the focus', async ({
    page,
  }) => {
    await page.goto('/faq');
    const button = page.getByRole('button', { name: 'Scroll to the top' });
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 90);
    await page.waitForTimeout(300);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect(button).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.locator('#headerId')).toBeFocused();
  });

  test('the address opens the map and the hours are split at Sat:', async ({ page }) => {
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    const map = footer.getByRole('link', { name: 'opens the map in a new tab' });
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(footer.getByText('Sat: 9:00 - 13:00', { exact: true })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('each level opens on its own, and a link closes the menu', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
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

  test('the menu holds the focus, stops the page, and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
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
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the button that scrolls up covers no words at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/faq');
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

  test('the panels open under the pointer and with the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto('/faq');
    await opener(page, 'Solutions').hover();
    await entry(page, 'ERP').hover();
    await entry(page, 'Business One').hover();
    await expect(entry(page, 'Payroll')).toBeVisible();
    await page.mouse.move(600, 800);
    await expect(entry(page, 'ERP')).toBeHidden();
    await opener(page, 'About Us').focus();
    await expect(entry(page, 'Company Profile')).toBeVisible();
  });

  test('the menu of small screens opens, level by level', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/faq');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (const name of ['Solutions', 'ERP', 'Business One']) {
      await menu.locator('summary', { hasText: name }).click();
    }
    await menu.getByRole('link', { name: 'Payroll' }).click();
    await expect(page).toHaveURL('/solutions/erp/business-one/payroll');
  });
});

async function ready(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.menu-bar[data-ready]').waitFor();
}

test('200 more entries break neither the bar nor the menu of small screens', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const { url, cms } = await world.startOtherFirm();
  try {
    const editor = await createEditor(cms);
    const make = async (name: string, parent?: string) => {
      const slug = name.toLowerCase().replaceAll(' ', '-');
      const relation = parent && { parent: { connect: [{ documentId: parent }] } };
      const { documentId } = await editor.create(MENU, { name, slug, order: 90, ...relation });
      return documentId;
    };
    const makeAll = (name: string, count: number, parent?: string) => {
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      return inTurns(numbers, 10, (number) => make(`${name} ${number}`, parent));
    };
    const [trade] = await makeAll('Trade of the coast', 8);
    const [sector] = await makeAll('Sector with a name of some length', 72, trade);
    const [branch] = await makeAll('Branch', 60, sector);
    await makeAll('Department', 60, branch);

    await tellOfEverything(url, cms.revalidateSecret);

    await page.setViewportSize({ width: 1200, height: 700 });
    await ready(page, url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
    const way = ['Trade of the coast 1', 'Sector with a name of some length 1', 'Branch 1'];
    // What the bar has no room for stands in its last panel.
    await opener(page, 'More').click();
    for (const name of way) await opener(page, name).click();
    const last = bar(page).getByText('Department 60', { exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();

    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto(url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of way) {
      await menu.locator('summary').getByText(name, { exact: true }).click();
    }
    await menu.getByText('Department 60', { exact: true }).scrollIntoViewIfNeeded();
    await expect(menu.getByText('Department 60', { exact: true })).toBeInViewport();
    expect(await menu.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  } finally {
    await world.stopOtherFirm();
  }
});
