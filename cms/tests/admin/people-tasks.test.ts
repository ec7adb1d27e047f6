import { afterAll, expect, test } from 'vitest';
import { fillLogin } from '../../../scripts/lib/fill-login.mjs';
import { createEntryForm } from './entry-form';
import { expectPage, openAdmin, VIEW } from './support';

const admin = await openAdmin();
const { cms, editor, browser, page } = admin;
afterAll(admin.close);

const colleague = { adminEmail: 'neema@example.com', adminPassword: 'Aa1-of-a-test' };

test('a colleague is invited with a link, logs in, finds her way, writes, and does not publish', async () => {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: 'Invite new user' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Neema');
  await dialog.getByLabel(/^Email/).fill(colleague.adminEmail);
  await dialog.getByRole('combobox', { name: /role/i }).click();
  await page.getByRole('option', { name: 'Author' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await dialog.getByRole('button', { name: /copy/i }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const own = await (await browser.newContext({ viewport: VIEW })).newPage();
  await own.goto(link);
  await expectPage(own.getByText('Choose a password')).toBeVisible();
  await expectPage(own.getByText(/Keep me updated/)).toBeHidden();
  for (const label of [/^Password/, /^Confirm/]) {
    await own.getByLabel(label).fill(colleague.adminPassword);
  }
  await own.getByRole('button', { name: /start/i }).click();
  await expectPage(own.getByText('What do you want to change today?')).toBeVisible();
  for (const widget of ['Drafts', 'Planned', 'Content check']) {
    await expectPage(own.getByRole('heading', { name: widget })).toBeVisible();
  }
  await own.getByRole('link', { name: 'Guide', exact: true }).first().click();
  await expectPage(
    own.getByRole('heading', { name: 'Write and publish an article' }),
  ).toBeVisible();

  const form = createEntryForm(own);
  await form.openNew('Article');
  await form.field('Title').fill('Depots on one list');
  await expectPage(form.button('Publish')).toBeDisabled();
  await expectPage(own.getByText('Publish at', { exact: true })).toBeHidden();
  await form.press('Save');
  await expectPage(own.getByText('Publish at', { exact: true })).toBeHidden();
  await expectPage(form.button('Publish')).toBeDisabled();
  await form.openType('Article');
  await expectPage(own.getByRole('row', { name: /Depots on one list.*draft/i })).toBeVisible();
  expect((await cms.get('articles')).body.data).toEqual([]);
  expect(await editor.find('api::article.article', 'title', 'Depots on one list')).not.toBeNull();

  // What her role does not see or write is neither offered nor half shown.
  await editor.create('api::article-type.article-type', { type: 'posts', label: 'Posts' });
  await form.openEntry('Article type', /Posts/);
  await expectPage(form.button('Save')).toBeDisabled();
  await expectPage(form.button('Check this entry')).toBeVisible();
  await expectPage(form.button('Preview before saving')).toBeHidden();
  for (const address of ['menu-tree', 'leads', 'personal-data']) {
    await own.goto(`${cms.url}/admin/${address}`);
    await expectPage(own.getByText(/have the permissions to access that content/)).toBeVisible();
  }
  for (const address of ['content-check', 'deleted-entries']) {
    await own.goto(`${cms.url}/admin/${address}`);
    await expectPage(own.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const again = await (await browser.newContext({ viewport: VIEW })).newPage();
  await again.goto(`${cms.url}/admin`);
  await fillLogin(again, colleague);
  const drafts = again.getByRole('region', { name: 'Drafts' });
  await drafts.getByRole('link', { name: 'Depots on one list' }).click();
  await expectPage(again.getByLabel('Title').first()).toHaveValue('Depots on one list');
});
