import type { Request } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { fillLogin } from '../../../scripts/lib/fill-login.mjs';
import { entriesOf } from '../support/client';
import { startCms } from '../support/cms';
import { joinStaff } from '../support/staff';
import { expectPage, logIn, openAdmin } from './support';

const ARTICLE = 'api::article.article';

const admin = await openAdmin();
const { cms, editor, page, open, button, panel } = admin;
let running: { stop: () => Promise<void> } = cms;
afterAll(async () => {
  await running.stop();
  await admin.close();
});

/** The same service again, with its content and address. */
const restart = async (env: Record<string, string> = {}) => {
  await running.stop();
  const { port, dataDir } = cms;
  running = await startCms({ port, dataDir, env: { SERVE_ADMIN: 'true', ...env } });
};
/** They lie on each other, the latest in front; other requests fail and say so, too. */
const closeMessages = () =>
  expectPage(async () => {
    const close = page.getByRole('button', { name: 'Close', exact: true });
    if ((await close.count()) > 0) await close.first().click({ timeout: 1000 });
    await expectPage(close).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
const summaryOf = async (documentId: string) => (await editor.get(ARTICLE, documentId)).description;
const titleOf = async (documentId: string) => (await editor.get(ARTICLE, documentId)).title;

test('what was typed stays in the form while the service restarts, and is saved then', async () => {
  const { documentId } = await editor.createArticle({ title: 'Restart', slug: 'restart' });
  await open(ARTICLE, `/${documentId}`);
  const summary = page.getByLabel('Summary');
  await summary.fill('Typed while it was stopped');
  await running.stop();
  for (const name of ['Save', 'Publish']) {
    await button(name).click();
    await expectPage(page.getByText(/This was not saved/).last()).toBeVisible();
    await closeMessages();
    await expectPage(summary).toHaveValue('Typed while it was stopped');
    await expectPage(button('Save')).toBeEnabled();
  }
  await restart();
  await button('Save').click();
  await expect.poll(() => summaryOf(documentId)).toBe('Typed while it was stopped');
  await expectPage(button('Save')).toBeDisabled();
  await expectPage(summary).toHaveValue('Typed while it was stopped');
});

test('words that are typed while a save is under way stay in the form, and are saved next', async () => {
  const { documentId } = await editor.createArticle({ title: 'Slow', slug: 'slow' });
  await open(ARTICLE, `/${documentId}`);
  await page.getByLabel('Summary').fill('Sent');
  await button('Save').click();
  await page.getByLabel('Title').first().fill('Typed meanwhile');
  await expect.poll(() => summaryOf(documentId)).toBe('Sent');
  await button('Save').click();
  await expect.poll(() => titleOf(documentId)).toBe('Typed meanwhile');
  await expectPage(button('Save')).toBeDisabled();
  await expectPage(page.getByLabel('Title').first()).toHaveValue('Typed meanwhile');
});

test('what a colleague saves while the own save is loaded again is not overwritten', async () => {
  const { documentId } = await editor.createArticle({ title: 'Raced', slug: 'raced' });
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'Furaha');
  await open(ARTICLE, `/${documentId}`);
  const summary = page.getByLabel('Summary');
  await summary.fill('First');
  const isReload = (request: Request) =>
    request.method() === 'GET' &&
    new URL(request.url()).pathname.endsWith(`/${ARTICLE}/${documentId}`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/content-manager/collection-types/**', async (route) => {
    if (isReload(route.request())) await released;
    await route.continue();
  });
  await Promise.all([page.waitForRequest(isReload), button('Save').click()]);
  await colleague.update(ARTICLE, documentId, { description: 'Hers', author: 'Furaha' });
  await summary.fill('Second');
  const answer = page.waitForResponse((response) => isReload(response.request()));
  release();
  await answer;
  await page.unrouteAll();
  // Both words are in view before the own ones replace the others, and what only she changed stays.
  await expectPage(panel('Not saved yet')).toContainText('Hers');
  await expectPage(summary).toHaveValue('Second');
  await expectPage(page.getByLabel('Written by')).toHaveValue('Furaha');
  await button('Save').click();
  await expect.poll(() => summaryOf(documentId)).toBe('Second');
  expect((await editor.get(ARTICLE, documentId)).author).toBe('Furaha');
});

test('a new entry that could not be saved is saved when the service is back, and offered once', async () => {
  await open(ARTICLE, '/create');
  await page.getByLabel('Title').first().fill('Written in an outage');
  await running.stop();
  await button('Save').click();
  await expectPage(page.getByText(/This was not saved/).last()).toBeVisible();
  await restart();
  await expectPage(page.getByLabel('Title').first()).toHaveValue('Written in an outage');
  await button('Save').click();
  await expectPage(page.getByLabel('Address (slug)')).toHaveValue('written-in-an-outage');
  await open(ARTICLE, '/create');
  await expectPage(page.getByLabel('Title').first()).toHaveValue('');
  await expectPage(panel('Not saved yet')).toHaveCount(0);
});

test('a refused save leaves the own words in the form, and beside a colleague’s after a reload', async () => {
  const { documentId } = await editor.createArticle({ title: 'Both', slug: 'both-typed' });
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'Neema');
  await open(ARTICLE, `/${documentId}`);
  await page.getByLabel('Summary').fill('Mine');
  await colleague.update(ARTICLE, documentId, { title: 'Hers' });
  await button('Save').click();
  await expectPage(page.getByText(/Neema saved this entry/).first()).toBeVisible();
  await expectPage(page.getByLabel('Summary')).toHaveValue('Mine');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await button('Put it back into the form').click();
  await expectPage(page.getByLabel('Title').first()).toHaveValue('Hers');
  await button('Save').click();
  await expect.poll(() => summaryOf(documentId)).toBe('Mine');
  expect(await titleOf(documentId)).toBe('Hers');
});

test('a refused save costs no block of a colleague, and says what it would replace', async () => {
  const link = '/contact';
  const toBlock = (name: string) => ({ __component: 'shared.action-btn-wrapper', name, link });
  const blocks = ['One', 'Two', 'Three'].map(toBlock);
  const { documentId } = await editor.createArticle({ title: 'Blocks', slug: 'blocks', blocks });
  const stored = async () => entriesOf((await editor.get(ARTICLE, documentId)).blocks);
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'Rehema');
  await open(ARTICLE, `/${documentId}`);
  for (const [index, name] of [
    [1, 'Two'],
    [2, 'Three'],
  ] as const) {
    await button(name).first().click();
    await page.locator(`[name="blocks.${index}.name"]`).fill(`${name} of mine`);
  }
  const changed = (await stored()).map(({ name, ...block }) => ({
    ...block,
    name: name === 'Two' ? name : `${name} of hers`,
  }));
  await colleague.update(ARTICLE, documentId, { blocks: changed });
  await button('Save').click();
  await expectPage(page.getByText(/Rehema saved this entry/).first()).toBeVisible();
  await page.reload();
  await button('Put it back into the form').click();
  const warning = panel('Not saved yet').getByRole('alert');
  await expectPage(warning).toContainText('3rd block, Label');
  await expectPage(warning).toContainText('of hers');
  await button('Save').click();
  await expect
    .poll(async () => (await stored()).map(({ name }) => name))
    .toEqual(['One of hers', 'Two of mine', 'Three of mine']);
});

test('a login that ends before the save costs no word', async () => {
  const { documentId } = await editor.createArticle({ title: 'Ended', slug: 'ended' });
  await open(ARTICLE, `/${documentId}`);
  await page.getByLabel('Summary').fill('Typed before the login ended');
  await restart({ ADMIN_JWT_SECRET: 'of another day' });
  // What the form asks for by itself may have noticed it before: then its dialog is over the button.
  await button('Save')
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expectPage(page.getByText(/login|session/i).first()).toBeVisible();
  await page.goto(`${cms.url}/admin/auth/login`);
  await fillLogin(page, cms);
  await page.getByText(/^Hello/).waitFor();
  await open(ARTICLE, `/${documentId}`);
  await button('Put it back into the form').click();
  await expectPage(page.getByLabel('Summary')).toHaveValue('Typed before the login ended');
});

test('an ended login leads from a page of ours to the login, and the login back to it', async () => {
  const own = await logIn(admin.browser, cms);
  await own.goto(`${cms.url}/admin/leads`);
  await expectPage(own.getByText('Nobody has written yet.')).toBeVisible();
  await own.context().clearCookies();
  await own.getByRole('button', { name: 'Mine', exact: true }).click();
  await expectPage(own).toHaveURL(/\/auth\/login/);
  await fillLogin(own, cms);
  // With the filter that was pressed.
  await expectPage(own).toHaveURL(/\/admin\/leads\?mine=true$/);
  await own.context().close();
});
