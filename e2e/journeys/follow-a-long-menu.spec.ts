import { copyMenuEntry } from '../support/copy-menu-entry';
import { bar, opener, visitWithMenu } from '../support/menu';
import { expect, test } from '../support/test';

test.use({ organization: 'logistics' });

const MENU = 'api::menu.menu';

test('200 more entries break neither the bar nor the menu of small screens', async ({
  page,
  editor,
  environment,
}) => {
  test.setTimeout(120_000);
  const makeAll = async (name: string, count: number, parent?: string) => {
    const slug = `${name.toLowerCase().replaceAll(' ', '-')}-1`;
    const relation = parent && { parent: { connect: [{ documentId: parent }] } };
    const entry = { name: `${name} 1`, slug, order: 90, ...relation };
    const { documentId } = await editor.create(MENU, entry);
    copyMenuEntry(environment.cms, name, count);
    return documentId;
  };
  const trade = await makeAll('Trade of the coast', 8);
  const sector = await makeAll('Sector with a name of some length', 72, trade);
  const longWord = 'Branch'.repeat(8);
  const branch = await makeAll(longWord, 60, sector);
  await makeAll('Department', 60, branch);

  await environment.invalidateEverything();

  await page.setViewportSize({ width: 1200, height: 700 });
  await visitWithMenu(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
  const way = ['Trade of the coast 1', 'Sector with a name of some length 1', `${longWord} 1`];
  // What the bar has no room for stands in its last panel.
  await opener(page, 'More').click();
  for (const name of way) await opener(page, name).click();
  // A word that is longer than its panel is broken, not cut off.
  const isWhole = (entry: Element) => entry.scrollWidth <= entry.clientWidth;
  expect(await opener(page, `${longWord} 1`).evaluate(isWhole)).toBe(true);
  const last = bar(page).getByText('Department 60', { exact: true });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of way) {
    await menu.locator('summary').getByText(name, { exact: true }).click();
  }
  await menu.getByText('Department 60', { exact: true }).scrollIntoViewIfNeeded();
  await expect(menu.getByText('Department 60', { exact: true })).toBeInViewport();
  expect(await menu.evaluate(isWhole)).toBe(true);
  expect(await menu.locator('.mobile-entries').evaluate(isWhole)).toBe(true);
});

test('what is featured stands still beside entries that scroll, and the last ones fade until they are there', async ({
  page,
  editor,
  environment,
}) => {
  const featured = { featuredTitle: 'Where the coast trades', featuredLink: '/services' };
  const harbours = { name: 'Harbours', slug: 'harbours', order: 1, ...featured };
  const { documentId } = await editor.create(MENU, harbours);
  const parent = { connect: [{ documentId }] };
  await editor.create(MENU, { name: 'Quay 1', slug: 'quay-1', order: 1, parent });
  copyMenuEntry(environment.cms, 'Quay', 30);
  await environment.invalidateEverything();

  await page.setViewportSize({ width: 1200, height: 700 });
  await visitWithMenu(page, '/');
  await bar(page)
    .getByRole('button', { name: /Harbours/ })
    .click();
  const panel = bar(page).locator('.menu-panel', { hasText: 'Quay 30' });
  const feature = panel.locator('.menu-feature');
  const fade = () =>
    feature.evaluate((element) => Number(getComputedStyle(element, '::before').opacity));
  const isBeside = async () => {
    const [outer, inner] = [await panel.boundingBox(), await feature.boundingBox()];
    expect(Math.abs((inner?.y ?? 0) - (outer?.y ?? 0))).toBeLessThan(4);
    expect(Math.abs((inner?.height ?? 0) - (outer?.height ?? 0))).toBeLessThan(4);
  };
  await expect(panel.getByRole('link', { name: 'Quay 30' })).not.toBeInViewport();
  await expect.poll(fade).toBe(1);
  await isBeside();
  await panel.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(panel.getByRole('link', { name: 'Quay 30' })).toBeInViewport();
  await expect.poll(fade).toBe(0);
  await isBeside();
});
