import { expect, test } from '../support/test';

test.use({ sharesPage: true, viewport: { width: 390, height: 800 } });

for (const path of ['/', '/blogs']) {
  test(`who comes back to ${path}, or loads it again, finds everything where it was`, async ({
    page,
  }) => {
    const link = page.getByRole('main').locator('a[href^="/post/"]').last();
    const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
    await page.goto(path);
    await link.scrollIntoViewIfNeeded();
    // The browser keeps the place with the frame after the scrolling.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const before = await top();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(800);

    await link.click();
    await expect(page).toHaveURL(/\/post\//);
    await page.goBack();
    // A card rises by a hair under the pointer.
    const distance = async () => Math.abs((await top()) - before);
    await expect.poll(distance).toBeLessThan(10);

    await page.reload();
    await expect.poll(distance).toBeLessThan(10);
  });
}
