import type { Locator } from '@playwright/test';
import { SCREENS } from './support/screens';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/status of 404/] });
test.describe.configure({ timeout: 90_000 });

for (const [name, address] of SCREENS) {
  test(`the screen ${name} fits into 320 and 1920 px, and has one title`, async ({ page }) => {
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await page.evaluate(findCutOff), `cut off at ${width} px`).toEqual([]);
    }
  });

  test(`on the screen ${name} a thumb finds every target`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    expect(await page.evaluate(findSmallTargets)).toEqual([]);
  });

  test(`the screen ${name} at 200 and 400 % keeps its title and each focus in sight`, async ({
    page,
  }) => {
    // A window of 1280 × 1024, enlarged.
    for (const [width, height] of [
      [640, 512],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await page.locator('.menu-bar[data-ready]').waitFor({ state: 'attached' });
      const title = page.getByRole('heading', { level: 1 });
      await title.scrollIntoViewIfNeeded();
      await expect(title).toBeInViewport();
      await expectApart(page.getByRole('banner').locator('a:visible, button:visible'), width);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      expect(await page.evaluate(findHiddenFocus), `hidden at ${width} px`).toEqual([]);
    }
  });

  test(`in forced colours each focus of the screen ${name} is seen, each button has an edge`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(address);
    expect(await page.evaluate(findEdgeless)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findUnmarkedFocus)).toEqual([]);
  });
}

test('at 400 % the menu, the search and the quote modal can be used to their ends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Contact Us' }).click({ trial: true });
  await menu.getByRole('button', { name: 'Close the menu' }).click();

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByLabel('Search this site').fill('erp');
  await expect(search.getByRole('option').first()).toBeVisible();
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

test('in forced colours dialogs have an edge, too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().click();
  const quote = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(quote.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(quote.locator('.quote-panel')).toHaveCSS('border-top-width', '1px');
  expect(await page.evaluate(findEdgeless)).toEqual([]);
});

test('on paper an article has neither header nor footer', async ({ page }) => {
  await page.goto('/post/everything-in-one-place');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a:visible, button:visible')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  for (const [name, address] of SCREENS) {
    test(`the screen ${name} is all there to be read`, async ({ page }) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const text = await page.getByRole('main').innerText();
        expect(text.length).toBeGreaterThan(60);
        // What enters without a script has arrived after its time.
        await expect.poll(() => page.evaluate(findFaded), `invisible at ${width} px`).toEqual([]);
      }
      await expect(
        page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

/** What a visitor reads or presses and that reaches over a side, but for what scrolls by itself. */
function findCutOff(): string[] {
  const isScrolled = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };
  return [
    ...document.querySelectorAll('h1, h2, h3, p, li, a, button, input, select, textarea, img'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) =>
        !element.closest('[aria-hidden="true"], [aria-roledescription="slide"], .sr-only'),
    )
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > window.innerWidth + 1);
    })
    .filter((element) => !isScrolled(element))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Links in the middle of a sentence are as high as its lines; all else has 44 px. */
function findSmallTargets(): string[] {
  return (
    [...document.querySelectorAll('a[href], button, summary, select, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      // A card is one target, whose link covers all of it.
      .filter((element) => !element.matches(':disabled, [tabindex="-1"], .card-link'))
      .flatMap((element) => {
        const { width, height, right } = element.getBoundingClientRect();
        // What is off the screen comes into it with the focus.
        if (right <= 0 || width <= 1) return [];
        const isLargeEnough = width >= 43.5 && height >= 43.5;
        return isLargeEnough ? [] : [`${width} × ${height}: ${element.outerHTML.slice(0, 160)}`];
      })
  );
}

/** Solid buttons, whose ground vanishes in forced colours, without a line around them. */
function findEdgeless(): string[] {
  return [...document.querySelectorAll('a, button')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.matches('[type="submit"], .bg-accent, .bg-ink'))
    .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Words that are in their place and cannot be seen. */
function findFaded(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.checkVisibility({ opacityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** The controls lie inside the window, and none on another. */
async function expectApart(controls: Locator, width: number): Promise<void> {
  const boxes = await controls.evaluateAll((all) =>
    all.map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return { name: control.textContent, left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, one] of boxes.entries()) {
    expect(one.left, `${one.name}`).toBeGreaterThanOrEqual(0);
    expect(one.right, `${one.name}`).toBeLessThanOrEqual(width);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(isApart, `${one.name} and ${other.name}`).toBe(true);
    }
  }
}

/** Gives the focus to one after the other and names those of which nothing can be seen then. */
async function findHiddenFocus(): Promise<string[]> {
  const hidden: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, input, textarea, [tabindex="0"]',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    let isSeen = false;
    // What has the focus is scrolled into sight, which may take a moment.
    for (let frame = 0; frame < 30 && !isSeen; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x1, x2] = [Math.max(left, 0) + 2, Math.min(right, window.innerWidth) - 2];
      const [y1, y2] = [Math.max(top, 0) + 2, Math.min(bottom, window.innerHeight) - 2];
      // Its middle or an end of it: what is higher than the window is seen in part.
      const points = [
        [(x1 + x2) / 2, (y1 + y2) / 2],
        [x1, (y1 + y2) / 2],
        [(x1 + x2) / 2, y1],
        [(x1 + x2) / 2, y2],
      ] as const;
      isSeen = points.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      });
    }
    if (!isSeen) hidden.push(element.outerHTML.slice(0, 160));
  }
  return hidden;
}

/** Gives the focus to one after the other and names those that show nothing of it. */
function findUnmarkedFocus(): string[] {
  const hasLine = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const isDrawn = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    return isDrawn && Number.parseFloat(outlineWidth) >= 2;
  };
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, input, textarea',
  );
  return [...all].flatMap((element) => {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    element.focus();
    if (document.activeElement !== element) return [];
    // A card that is one link draws the line around itself.
    const card = element.matches('.card-link') ? element.closest('li') : null;
    const parts = [
      element,
      ...element.querySelectorAll('*'),
      ...(card?.querySelectorAll('*') ?? []),
    ];
    for (let box = element.parentElement; box && parts.length < 60; box = box.parentElement) {
      if (box.matches('main, body')) break;
      parts.push(box);
    }
    return parts.some(hasLine) ? [] : [element.outerHTML.slice(0, 160)];
  });
}
