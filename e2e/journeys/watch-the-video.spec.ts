import sharp from 'sharp';
import { holdBack } from '../support/hold-back';
import { nextFrame } from '../support/next-frame';
import { expect, test } from '../support/test';
import { turnWheel } from '../support/turn-wheel';

test.use({ sharesPage: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the video plays over the whole screen, is loaded only then, and gives the focus back', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.mp4')) asked.push(request.url());
  });
  const link = page.getByRole('link', { name: 'Play the video' });
  await link.scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(asked).toEqual([]);

  await link.focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  await expect(overlay).toHaveCSS('z-index', '1000');
  await expect(page.getByRole('button', { name: 'Close the video' })).toBeFocused();
  await expect
    .poll(() => overlay.locator('video').evaluate((video: HTMLVideoElement) => !video.paused))
    .toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  const frame = await overlay.boundingBox();
  expect(frame?.width).toBeGreaterThanOrEqual((page.viewportSize()?.width ?? 0) - 20);

  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator('video')).toHaveCount(0);
});

test('on a phone that lies on its side the video fills the height, beside its ×', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole('link', { name: 'Play the video' }).click();
  const frame = await page.getByRole('dialog').locator('video').boundingBox();
  const close = await page.getByRole('button', { name: 'Close the video' }).boundingBox();
  if (!frame || !close) throw new Error('The video is not drawn.');
  expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1);
  expect(frame.height).toBeGreaterThan(300);
  expect(frame.x + frame.width).toBeLessThanOrEqual(close.x);
});

test('a video that is on its way is a weave, not the grey of the browser', async ({ page }) => {
  const release = await holdBack(page, '**/*.mp4*');
  await page.getByRole('link', { name: 'Play the video' }).click();
  const image = await page.getByRole('dialog').locator('video').screenshot();
  const { dominant } = await sharp(image).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  release();
});

test('the page behind the video does not scroll', async ({ page }) => {
  // Whether anything moves is looked at below; what the home screen moves does not count.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Play the video' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 300);
  await turnWheel(page, 900);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the × and the backdrop close the video', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Play the video' });
  const overlay = page.getByRole('dialog');

  await link.click();
  await page.getByRole('button', { name: 'Close the video' }).click();
  await expect(overlay).toBeHidden();
  await expect(link).toBeFocused();

  await link.click();
  await expect(overlay).toBeVisible();
  await page.mouse.click(12, 400);
  await expect(overlay).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to the video is a link to its file', async ({ page }) => {
    const address = await page.getByRole('link', { name: 'Play the video' }).getAttribute('href');
    const response = await page.request.get(address ?? '');
    expect(response.headers()['content-type']).toBe('video/mp4');
  });
});
