import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ organization: 'logistics' });

/** The accent of the organization, and that of one which has chosen none. */
const OWN = [240, 124, 28];
const DEFAULT = [244, 63, 94];
const TILE = /\/weave\/(?:ink|teal|ochre|sand)-\d\.svg$/;

/** Which of these colours an image has. */
async function coloursOf(page: Page, address: string, colours: number[][]): Promise<number[][]> {
  const drawn = await page.evaluate(async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    const found = new Set<string>();
    for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 3).join());
    return [...found];
  }, address);
  return colours.filter((colour) => drawn.includes(colour.join()));
}

test('the page has it, also behind an open biography', async ({ page }) => {
  await page.goto('/aboutus/management-team');
  const quote = page.getByRole('banner').locator('a[href="/quote"]').first();
  await expect(quote).toHaveCSS('background-color', `rgb(${OWN.join(', ')})`);
  await page.locator('#content button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog', { name: 'Hamisi Kileo' })).toBeVisible();
  await expect(quote).toHaveCSS('background-color', `rgb(${OWN.join(', ')})`);
  await page.keyboard.press('Escape');
  await expect(quote).toHaveCSS('background-color', `rgb(${OWN.join(', ')})`);
});

test('every weave has it', async ({ page }) => {
  const tiles: Promise<string>[] = [];
  page.on('response', (response) => {
    if (TILE.test(new URL(response.url()).pathname)) tiles.push(response.text());
  });
  for (const path of ['/careers', '/aboutus/company-profile', '/press']) {
    await page.goto(path, { waitUntil: 'load' });
  }
  const drawings = await Promise.all(tiles);
  expect(drawings.length).toBeGreaterThan(2);
  expect(drawings.filter((drawing) => drawing.includes('#f43f5e'))).toEqual([]);
  expect(drawings.some((drawing) => drawing.includes('#f07c1c'))).toBe(true);
});

test('its icons and the image of a shared link have it', async ({ page }) => {
  await page.goto('/');
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons).toHaveLength(3);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const address of [...icons, card ?? '']) {
    expect(await coloursOf(page, address, [OWN, DEFAULT]), address).toEqual([OWN]);
  }
});

test('the line below a link is seen on paper as well, and has the colour itself where that is', async ({
  page,
}) => {
  await page.goto('/post/a-night-at-tunduma');
  const link = page.getByRole('link', { name: 'Dar to Lusaka page' });
  const contrast = await link.evaluate((element) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const line = luminance(getComputedStyle(element).textDecorationColor);
    return luminance(getComputedStyle(document.body).backgroundColor) / line;
  });
  // WCAG 1.4.11; the colour itself has 2.6.
  expect(contrast).toBeGreaterThanOrEqual(3);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(link).toHaveCSS('text-decoration-color', `rgb(${OWN.join(', ')})`);
});
