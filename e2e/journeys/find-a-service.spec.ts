import { settled } from '../support/probes/accessible';
import { expect, test } from '../support/test';

test.use({ sharesPage: true });

const WIDTHS = [
  { width: 1440, columns: 4 },
  { width: 1000, columns: 3 },
  { width: 360, columns: 2 },
];

test('the core services stand in 4, 3 or 2 columns, and their grid ends full', async ({ page }) => {
  await page.goto('/');
  for (const { width, columns } of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const grid = page.getByRole('region', { name: 'Our Core Services' }).getByRole('list');
    const cells = await grid.getByRole('listitem').evaluateAll((items) =>
      items
        .map((item) => item.getBoundingClientRect())
        .map(({ left, right, top }) => ({
          left: Math.round(left),
          right: Math.round(right),
          top: Math.round(top),
        })),
    );
    expect(new Set(cells.slice(0, -1).map(({ left }) => left)).size, `${width} px`).toBe(columns);
    const last = cells.at(-1);
    const rightEdge = Math.max(...cells.slice(0, columns).map(({ right }) => right));
    expect(Math.abs((last?.right ?? 0) - rightEdge), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('a visitor reads about a core service', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read More about Support 24/7' }).click();
  await expect(page).toHaveURL('/services/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the way to the form of a service ends where its label is in view', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/services/erp');
    await page.getByRole('main').getByRole('link', { name: 'Get a quote' }).first().click();
    const label = page
      .getByRole('region', { name: 'A quote for ERP' })
      .getByText('Request', { exact: true });
    const isUncovered = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1) === element;
    };
    await expect.poll(() => label.evaluate(isUncovered), `${width} px`).toBe(true);
  }
  // The sheet of the form ends below its button, however long the list beside it is.
  const form = page.locator('#quote-form');
  const [sheet, inner] = await Promise.all([form.locator('..').boundingBox(), form.boundingBox()]);
  if (!sheet || !inner) throw new Error('The form is not drawn.');
  expect(sheet.y + sheet.height - (inner.y + inner.height)).toBeLessThan(60);
});

test('what is not on the list leads to the contact screen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the hero names the organization, its two products and both next steps', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We are .+ Consulting$/);
  await expect(page.locator('#request-quote')).toHaveText('Request a demo');
  const hero = page.getByRole('region', { name: /^We are/ });
  await expect(hero.getByRole('link', { name: 'Book for consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(hero.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');

  for (const width of [360, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Cloud', 'AIVA - AI Virtual Assistant']) {
      const product = hero.getByRole('link', { name, exact: true });
      await expect(product).toHaveAttribute('title', name);
      // Nobody has to point at an icon to read its name.
      const room = await product.evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getBoundingClientRect().width;
      });
      expect(room, `${name} at ${width} px`).toBeGreaterThan(60);
    }
  }
});

test('below the hero are ten partners and two vendors, at the end two ways to the contact screen', async ({
  page,
}) => {
  await page.goto('/');
  const marks = page.getByRole('main').locator('section').nth(1).getByRole('listitem');
  await expect(marks).toHaveCount(12);
  for (const name of ['Get Started Today', 'Schedule Consultation']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/contact');
  }
});

test('the services screen shows each main service with an image, an icon and a way on', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'SERVICES' })).toBeVisible();
  const services = page.getByRole('region', { name: 'Our Main Services' });
  await expect(services.getByRole('listitem')).toHaveCount(6);
  await services.getByRole('link', { name: 'Managed Support' }).click();
  await expect(page).toHaveURL('/services/support');
});

test('a line of the assistant’s records is marked from its one end to the other as it comes up', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const line = page.locator('mark').first();
  const showAt = (top: number) =>
    line.evaluate((element, y) => scrollBy(0, element.getBoundingClientRect().top - y), top);
  await line.scrollIntoViewIfNeeded();
  await showAt(200);
  await expect(line).toHaveCSS('background-size', '100% 100%');
  await showAt(850);
  await expect(line).not.toHaveCSS('background-size', '100% 100%');
});

test('a card of the services screen rises once into its place, without moving the others', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/services');
  const cards = page.getByRole('region', { name: 'Our Main Services' }).getByRole('listitem');
  const last = cards.last();
  await expect(last).toHaveAttribute('data-rise', 'below');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-rise', 'risen');
  await expect(last.locator(':scope > *')).toHaveCSS('opacity', '1');
  await settled(page);
  expect(await page.evaluate(layoutShifts)).toBeLessThan(0.01);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every main service is there to be seen', async ({ page }) => {
    await page.goto('/services');
    const cards = page.getByRole('region', { name: 'Our Main Services' }).getByRole('listitem');
    for (const card of await cards.all()) {
      await expect(card.locator(':scope > *')).toHaveCSS('opacity', '1');
    }
  });
});

test('the cards of the services screen stay where they are under reduced motion', async ({
  page,
}) => {
  await page.goto('/services');
  const card = page
    .getByRole('region', { name: 'Our Main Services' })
    .getByRole('listitem')
    .last()
    .locator(':scope > *');
  await expect(card).toHaveCSS('opacity', '1');
  await expect(card).toHaveCSS('translate', 'none');
});

/** How much has moved by itself since the page was opened, as browsers count it. */
function layoutShifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    // Entries of the past are handed over in a task of their own; there may be none at all.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });
}
