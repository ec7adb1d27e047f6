import { findEdgeless } from '../support/probes/forced-colors';
import { expect, test } from '../support/test';

test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' },
  sharesPage: true,
});

test('in forced colours the truck of a service without an icon stands out from its ground', async ({
  page,
}) => {
  await page.goto('/services');
  const truck = page.getByRole('main').locator('li span > svg').first();
  const colors = await truck.evaluate((drawing) => {
    const { stroke } = getComputedStyle(drawing);
    const ground = drawing.parentElement ?? drawing;
    return { stroke, ground: getComputedStyle(ground).backgroundColor };
  });
  expect(colors.stroke).not.toBe(colors.ground);
});

test('in forced colours, which have no scrim, no word of a service stands on its image', async ({
  page,
}) => {
  await page.goto('/services');
  const services = page.getByRole('region', { name: 'Our Main Services' });
  const cards = services.locator('li:has(img.object-cover)');
  const onImage = await cards.evaluateAll((all) =>
    all
      .filter((card) => {
        const image = card.querySelector('img.object-cover')?.getBoundingClientRect().bottom;
        const title = card.querySelector('h3')?.getBoundingClientRect().top;
        return !image || !title || image > title;
      })
      .map((card) => card.textContent),
  );
  expect(await cards.count()).toBeGreaterThan(0);
  expect(onImage).toEqual([]);
});

for (const address of ['/', '/search?q=payroll']) {
  test(`in forced colours a marked word of ${address} stands on the ground that its color is for`, async ({
    page,
  }) => {
    await page.goto(address);
    const word = page.getByRole('main').locator('mark').first();
    const ground = await word.evaluate((mark) => {
      const plain = mark.ownerDocument.createElement('mark');
      document.body.append(plain);
      const [own, usual] = [mark, plain].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
      plain.remove();
      return { own, usual };
    });
    expect(ground.own).toBe(ground.usual);
  });
}

test('in forced colours dialogs have an edge, too', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().click();
  const quote = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(quote.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(quote).toHaveCSS('border-top-width', '1px');
  expect(await page.evaluate(findEdgeless)).toEqual([]);
});

test('in forced colours an arrow of the menu has the colour of its entry', async ({ page }) => {
  await page.goto('/');
  const arrow = page.locator('.menu-arrow').first();
  const colors = await arrow.evaluate(({ parentElement, ownerDocument }) => {
    const icon = parentElement?.querySelector('.menu-arrow') ?? ownerDocument.body;
    return [icon, parentElement ?? ownerDocument.body].map((part) => getComputedStyle(part).color);
  });
  expect(colors[0]).toBe(colors[1]);
});

test('in forced colours cells and bubbles, which are grounds, have lines', async ({ page }) => {
  await page.goto('/');
  const cell = page.locator('section[aria-labelledby="core-services"] li').first();
  await expect(cell).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.assistant-asked')).toHaveCSS('border-top-width', '1px');
});

test('in forced colours a photograph of a member is seen', async ({ page }) => {
  await page.goto('/aboutus/management-team');
  const image = page.getByRole('main').locator('li img').first();
  // The sample portraits are drawings; a photograph is in two tones.
  await image.evaluate(({ parentElement }) => parentElement?.classList.add('portrait'));
  const frame = page.locator('.portrait').first();
  await expect(frame).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(image).toHaveCSS('filter', /grayscale\(1\)/);
});

test('in forced colours the plate of a client’s logo stands below its label', async ({ page }) => {
  await page.goto('/case-studies/closing-on-the-third-day');
  const logo = page.locator('.cover-facts dd > img').first();
  const air = await logo.evaluate((image) => {
    const label = image.closest('div')?.querySelector('dt');
    if (!label) throw new Error('It has no label.');
    return image.getBoundingClientRect().top - label.getBoundingClientRect().bottom;
  });
  expect(air).toBeGreaterThanOrEqual(4);
});
