import { nextFrame } from '../support/next-frame';
import { expect, test } from '../support/test';

test.use({ sharesPage: true, viewport: { width: 390, height: 800 } });

for (const path of ['/', '/blogs']) {
  test(`who comes back to ${path}, or loads it again, finds everything where it was`, async ({
    page,
  }) => {
    // One of a text that is folded cannot be pressed.
    const link = page.getByRole('main').locator('a[href^="/post/"]:visible').last();
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

test('who comes back to cards that rose finds them there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services');
  const card = page.getByRole('region', { name: 'Our Main Services' }).getByRole('listitem').last();
  await expect(card).toHaveAttribute('data-rise', 'below');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-rise', 'risen');
  await expect(card.locator(':scope > *')).toHaveCSS('opacity', '1');

  await card.getByRole('link').click();
  await expect(page).not.toHaveURL('/services');
  // Each state that a card of the next screen is given, from its first frame on.
  await page.evaluate(() => {
    const seen = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const isInWindow =
          target instanceof HTMLElement && target.getBoundingClientRect().top < innerHeight;
        if (isInWindow && target.dataset.rise) seen.add(target.dataset.rise);
      }
      document.documentElement.dataset.seenRise = [...seen].join(' ');
    }).observe(document.documentElement, { subtree: true, attributeFilter: ['data-rise'] });
  });
  await page.goBack();
  await expect(card).toBeInViewport();
  await nextFrame(page);
  expect(await page.locator('html').getAttribute('data-seen-rise')).toBeFalsy();
});

test('the data of a page that was loaded before comes by one request', async ({ page }) => {
  await page.goto('/');
  await page.goto('/faq');
  const responses: number[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname === '/' && searchParams.has('_rsc')) responses.push(response.status());
  });
  await page.getByRole('banner').locator('a[href="/"]:visible').click();
  await expect(page).toHaveURL('/');
  expect(responses).toEqual([200]);
});
