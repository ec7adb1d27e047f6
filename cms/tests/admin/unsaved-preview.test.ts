import { createServer } from 'node:http';
import { decodeJwt } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { entriesOf, entryOf } from '../support/client';
import { expectPage, holdBack, openAdmin, VIEW } from './support';

const MENU = 'api::menu.menu';
const RELOADS = "<script>addEventListener('message', () => location.reload())</script>";

/** Stands for the site: its home page is the names in the menu. */
const site = createServer(async ({ url = '' }, response) => {
  const token = new URL(url, siteUrl).searchParams.get('token');
  const change = token ? String(decodeJwt(token).change) : null;
  response.setHeader('content-type', 'text/html');
  response.end(`${RELOADS}<p>${(await namesInMenu(change)).join(', ')}</p>`);
});
const port = await freePort();
const siteUrl = `http://localhost:${port}`;
await new Promise<void>((resolve) => site.listen(port, resolve));
const { cms, editor, page, open, button, panel, close } = await openAdmin({
  env: { SITE_URL: siteUrl },
});
afterAll(async () => {
  await close();
  site.close();
});

/** As the site reads them: for visitors (`null`), or with a change that nobody has saved. */
async function namesInMenu(change: string | null = null) {
  const headers = new Headers({ authorization: `Bearer ${cms.token}` });
  if (change) headers.set('x-unsaved-change', change);
  const response = await fetch(`${cms.url}/api/menus?sort=order:asc`, { headers });
  return entriesOf(entryOf(await response.json()).data).map(({ name }) => name);
}

test('the menu is seen with what is typed, before visitors see it', async () => {
  const above = await editor.create(MENU, { name: 'Services' });
  await editor.create(MENU, { name: 'Payroll', parent: above.documentId });
  await open(MENU, `/${above.documentId}`);
  await button('Preview before saving').click();
  const drawer = page.getByRole('region', { name: 'Preview' });
  const shown = drawer.locator('iframe').contentFrame().getByRole('paragraph');
  await expectPage(shown).toHaveText('Services, Payroll');
  // What has the focus is above the drawer.
  const lastField = page.getByLabel('Featured: address');
  await lastField.focus();
  const end = async () => {
    const box = await lastField.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  await expect.poll(end).toBeLessThanOrEqual(VIEW.height / 2);
  await page.getByLabel('Label').fill('What we do');
  await expectPage(shown).toHaveText('What we do, Payroll');
  expect(await namesInMenu()).toEqual(['Services', 'Payroll']);

  await button('Copy a link for a day').click();
  await page.getByText(/^Copied\./).waitFor();
  const guest = await page.context().newPage();
  await guest.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expectPage(guest.getByRole('paragraph')).toHaveText('What we do, Payroll');
  await guest.close();

  await page.getByLabel('Parent').click();
  await page.getByRole('option', { name: /Payroll/ }).click();
  await expectPage(panel('On the site').getByRole('alert')).toHaveText(
    'The preview does not show this: “Payroll” is below “What we do” already. Choose another parent.',
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  await expectPage(panel('On the site').getByRole('alert')).toHaveCount(0);
  await button('Save').click();
  await expect.poll(() => namesInMenu()).toEqual(['What we do', 'Payroll']);
  await expectPage(shown).toHaveText('What we do, Payroll');
  await button('Close the preview').click();
  await expectPage(drawer).toHaveCount(0);
  await expectPage(button('Preview before saving')).toBeFocused();
});

test('moves in the menu tree are seen before visitors see them, and saved together', async () => {
  await page.goto(`${cms.url}/admin/menu-tree`);
  await button('Move Payroll').focus();
  // A small window moves to the end of the tree, and not past it.
  await page.setViewportSize({ width: 1440, height: 300 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(300);
  await page.setViewportSize(VIEW);
  for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expectPage(page.getByText('Payroll is on the menu bar, 1 of 2.')).toBeAttached();
  const unsaved = page.getByRole('region', { name: 'Moves that are not saved' });
  await expectPage(unsaved).toContainText('One move is not saved.');
  await button('Preview before saving').click();
  const drawer = page.getByRole('region', { name: 'Preview' });
  const shown = drawer.locator('iframe').contentFrame().getByRole('paragraph');
  await expectPage(shown).toHaveText('Payroll, What we do');
  await button('Move Payroll').press('ArrowDown');
  await expectPage(shown).toHaveText('What we do, Payroll');
  await button('Move Payroll').press('ArrowUp');
  await expectPage(shown).toHaveText('Payroll, What we do');
  expect(await namesInMenu()).toEqual(['What we do', 'Payroll']);

  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Home' }).click();
  // What is moved while the service is saving is not lost.
  const tree = `${cms.url}/menu-tree`;
  const release = await holdBack(page, tree);
  await Promise.all([page.waitForRequest(tree), button('Save').click()]);
  await button('Move Payroll').press('ArrowDown');
  release();
  await expect.poll(() => namesInMenu()).toEqual(['Payroll', 'What we do']);
  await expectPage(unsaved).toContainText('One move is not saved.');
  await button('Undo all').click();
  await expectPage(unsaved).toHaveCount(0);
  await expectPage(page.getByRole('list', { name: 'Entries of the menu' })).toBeFocused();
  await expectPage(page.getByRole('status').filter({ hasText: 'No move is left' })).toBeAttached();
});

test('a new entry is seen before it is there', async () => {
  await open(MENU, '/create');
  await page.getByLabel('Label').fill('Careers');
  const opened = page.context().waitForEvent('page');
  await button('Preview in a tab').click();
  const tab = await opened;
  await expectPage(tab.getByRole('paragraph')).toHaveText(/, Careers$/);
  expect(await namesInMenu()).not.toContain('Careers');
  await page.getByLabel('Label').fill('Work here');
  await expectPage(tab.getByRole('paragraph')).toHaveText(/, Work here$/);

  // Nobody sees a preview in a tab that is closed: none is made.
  await tab.close();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel('Label').fill('Work with us');
  await page.clock.runFor(5_000);
  await page.evaluate(() => fetch('/admin/organization-name'));
  expect(asked.filter((path) => path.startsWith('/unsaved-preview'))).toEqual([]);
  page.once('dialog', (dialog) => dialog.accept());
});

test('the form of a copy has no preview, which would be one of its original', async () => {
  const { documentId } = await editor.create(MENU, { name: 'Original' });
  await open(MENU, `/clone/${documentId}`);
  await expectPage(page.getByLabel('Label')).toHaveValue('Original');
  await expectPage(button('Save')).toBeVisible();
  expect(await button('Preview before saving').count()).toBe(0);
});

test('a copy is saved once something is another than in its original, and says so until then', async () => {
  const { documentId } = await editor.create(MENU, { name: 'The same' });
  await open(MENU, `/clone/${documentId}`);
  await expectPage(page.getByLabel('Label')).toHaveValue('The same');
  await expectPage(button('Save')).toBeDisabled();
  await page.getByLabel('Label').fill('Another');
  await button('Save').click();
  await expect.poll(() => editor.find(MENU, 'name', 'Another')).not.toBeNull();
});

test('the keyboard is in view beside the moves that are not saved, also on a small screen', async () => {
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) {
    await editor.create(MENU, { name });
  }
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`${cms.url}/admin/menu-tree`);
  await button('Move Three').focus();
  await page.keyboard.press('ArrowDown');
  const unsaved = page.getByRole('region', { name: 'Moves that are not saved' });
  await expectPage(unsaved).toBeVisible();
  const isInView = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const { x, y, width } = activeElement?.getBoundingClientRect() ?? new DOMRect();
      return activeElement?.contains(document.elementFromPoint(x + width / 2, y + 2));
    });
  await expect.poll(isInView).toBe(true);
  await button('Move Seven').focus();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await isInView(), `${presses}`).toBe(true);
  }
  await button('Undo all').click();
  await page.setViewportSize(VIEW);
});
