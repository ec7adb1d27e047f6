import { findWeakFocus } from '../support/probes/focus';
import { expect, test } from '../support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  sharesPage: true,
});

test('no link of the menu has a ring that is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  // Also once the page is scrolled, when the bar is at the edge of the window.
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const RING_PX = 6;
  const entry = bar.getByRole('button', { name: 'Solutions', exact: true });
  const [inner, outer] = await Promise.all([entry.boundingBox(), bar.boundingBox()]);
  if (!inner || !outer) throw new Error('The menu is not drawn.');
  expect(inner.y - RING_PX).toBeGreaterThanOrEqual(Math.max(outer.y, 0));
  expect(inner.y + inner.height + RING_PX).toBeLessThanOrEqual(outer.y + outer.height);

  for (const name of ['Solutions', 'Show ERP submenu', 'Show Business One submenu']) {
    await bar.getByRole('button', { name, exact: true }).click();
  }
  await expect(bar.getByRole('link', { name: 'Payroll' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(findWeakFocus, '.menu-panel :is(a, button)')).toEqual([]);
  // What is featured beside the entries is covered by deeper panels.
  await bar.getByRole('button', { name: 'Industries', exact: true }).click();
  await expect(bar.getByRole('link', { name: 'All services' })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(findWeakFocus, '.menu-panel :is(a, button)')).toEqual([]);
});

test('nothing lies over the floating link to the contact screen', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const link = page
      .getByRole('region', { name: /^We are/ })
      .getByRole('link', { name: 'Write to us' });
    const covered = await link.evaluate((element) => {
      const places: number[] = [];
      for (let top = 0; top < document.body.scrollHeight; top += 300) {
        window.scrollTo({ top, behavior: 'instant' });
        // Where the footer is, with all ways to write, it gives way.
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { left, top: y, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, y + height / 2);
        if (!element.contains(found)) places.push(top);
      }
      return places;
    });
    expect(covered, `${width} px`).toEqual([]);
    const scrollTo = (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await scrollTo(100_000);
    await expect(link).toBeHidden();
    await scrollTo(0);
    await expect(link).toBeVisible();
  }
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what the Tab key reaches is in sight at once', async ({ page }) => {
    await page.goto('/blogs');
    const isSeen = () => {
      const box = document.activeElement?.getBoundingClientRect();
      return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
    };
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(isSeen), `after ${press + 1} presses`).toBe(true);
    }
  });
});

test('the ring of a row or card is not drawn through its words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', '/services', '/careers', '/search?q=erp', '/post/go-live-weekend']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const crossed = await page.evaluate(() => {
      const RING_PX = 6;
      return [...document.querySelectorAll<HTMLElement>('main a.card-link')]
        .filter((link) => {
          link.focus({ preventScroll: true });
          const card = link.closest('li') ?? document.body;
          const room = link.getBoundingClientRect().left - card.getBoundingClientRect().left;
          const { outlineOffset } = getComputedStyle(link, '::after');
          return room < RING_PX && Number.parseFloat(outlineOffset) < 0;
        })
        .map((link) => link.textContent);
    });
    expect(crossed, path).toEqual([]);
  }
});

test('on ink a light field has a ring that stands off from it', async ({ page }) => {
  await page.goto('/faq');
  const field = page.getByRole('contentinfo').getByLabel('Your email');
  await field.focus();
  const ring = await field.evaluate((input) => {
    const { outlineColor, boxShadow, backgroundColor } = getComputedStyle(input);
    return { outlineColor, boxShadow, backgroundColor };
  });
  expect(ring.outlineColor).toBe('rgb(247, 245, 241)');
  expect(ring.boxShadow).toContain('rgb(11, 18, 32)');
});

test('a button that is pointed at has both tones of the ring', async ({ page }) => {
  await page.goto('/');
  const button = page.locator('#request-quote');
  await page.keyboard.press('Tab');
  await button.focus();
  await button.hover();
  await expect(button).toHaveCSS('box-shadow', /inset/);
  await expect(button).toHaveCSS('box-shadow', /rgb\(250, 248, 245\) 0px 0px 0px 3px/);
});
