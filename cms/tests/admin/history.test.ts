import { afterAll, expect, test } from 'vitest';
import { fillLogin } from '../../../scripts/lib/fill-login.mjs';
import { makeOlder } from '../support/database';
import { joinStaff } from '../support/staff';
import { expectPage, expectReadableInDark, holdBack, openAdmin, VIEW } from './support';

const ARTICLE = 'api::article.article';
const PROFILE = 'api::company-profile.company-profile';
const QNA = 'api::qna.qna';

const admin = await openAdmin();
const { cms, editor, open, button, panel } = admin;
let { page } = admin;
afterAll(admin.close);

test('a version of an article is compared with today’s, and restored', async () => {
  const { documentId } = await editor.createArticle({ title: 'Rates', description: 'Old words' });
  await editor.publishArticle(documentId, { description: 'New words' });
  await open(ARTICLE, `/${documentId}`);
  const history = panel('History');
  await expectPage(history).toContainText('Published by Site Admin');
  await expectPage(history).toContainText('Summary');
  const oldest = history.getByRole('button').last();
  const dialog = page.getByRole('dialog');
  await oldest.click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expectPage(oldest).toBeFocused();
  await oldest.click();
  await expectPage(dialog.locator('ins')).toHaveText('Old');
  await expectPage(dialog.locator('del')).toHaveText('New');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expectPage(page.getByLabel('Summary')).toHaveValue('Old words');
  await expectPage(page.locator(':focus')).toContainText('Restored');
  expect((await editor.get(ARTICLE, documentId)).description).toBe('Old words');
});

test('a deleted question is brought back', async () => {
  const { documentId } = await editor.create(QNA, { title: 'Why us?', description: 'Because.' });
  await open(QNA, `/${documentId}`);
  const missing: string[] = [];
  page.on('response', (response) => {
    const isMissing = response.status() === 404 && response.url().includes(`${QNA}/${documentId}`);
    if (isMissing && response.url().includes('/content-manager/')) missing.push(response.url());
  });
  await button('More actions').first().click();
  await page.getByRole('menuitem', { name: 'Delete entry' }).click();
  const question = page.getByRole('alertdialog');
  await expectPage(question).toContainText('can be brought back for 30 days');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Deleted entries' }).click();
  const release = await holdBack(page, `${cms.url}/bin/*/restore`);
  await button('Bring back Why us?').click();
  await expectPage(button('Bring back Why us?')).toBeDisabled();
  release();
  await expectPage(page.getByLabel('Question')).toHaveValue('Why us?');
  expect((await editor.get(QNA, documentId)).description).toBe('Because.');
  // Strapi says “Not Found” in red for each of these.
  expect(missing).toEqual([]);
});

test('typed text survives a closed tab and an ended login, and goes when it is saved', async () => {
  const { documentId } = await editor.createArticle({ title: 'Typed', draft: true });
  await open(ARTICLE, `/${documentId}`);
  await page.getByLabel('Summary').fill('Not saved, and not lost');
  const isStored = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('typed-text:')));
  await expect.poll(isStored).toBe(true);
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await context.clearCookies();

  page = await context.newPage();
  admin.page = page;
  await open(ARTICLE, `/${documentId}`);
  await fillLogin(page, cms);
  await expectPage(page.getByLabel('Summary')).toHaveValue('');
  await page.setViewportSize({ width: 1280, height: 800 });
  const back = button('Put it back into the form');
  const words = back.locator('span').last();
  const isWhole = async () => {
    const [inner, outer] = [await words.boundingBox(), await back.boundingBox()];
    return inner !== null && outer !== null && inner.height + 4 < outer.height;
  };
  expect(await isWhole()).toBe(true);
  await page.setViewportSize(VIEW);
  await back.press('Enter');
  await expectPage(page.getByLabel('Summary')).toHaveValue('Not saved, and not lost');
  await expectPage(page.getByRole('main')).toBeFocused();
  await button('Save').click();
  await expect
    .poll(async () => (await editor.get(ARTICLE, documentId)).description)
    .toBe('Not saved, and not lost');
  // How it was created is a version as well.
  await expectPage(panel('History')).toContainText('Saved by Site Admin');
  await expect.poll(isStored).toBe(false);
  await page.reload();
  await expectPage(page.getByLabel('Summary')).toHaveValue('Not saved, and not lost');
  await expectPage(panel('Not saved yet')).toHaveCount(0);
});

test('who has an entry open is told that a colleague has saved it', async () => {
  const { documentId } = await editor.createArticle({ title: 'Both', slug: 'both-open' });
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'Neema');
  await open(ARTICLE, `/${documentId}`);
  await expectPage(page.getByLabel('Title').first()).toHaveValue('Both');
  await colleague.update(ARTICLE, documentId, { description: 'Hers' });
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return page.getByText('Draft saved by Neema, after you opened it').count();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe(1);
  await panel('History').getByRole('button', { name: 'Close' }).click();
  await expectPage(page.getByText('after you opened it')).toHaveCount(0);
});

test('beside what is published, nobody is warned of a draft that a colleague saved; what is restored is the draft', async () => {
  const { documentId } = await editor.createArticle({ title: 'Published', description: 'Mine' });
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'Amina');
  await colleague.update(ARTICLE, documentId, { description: 'Hers' });
  await open(ARTICLE, `/${documentId}?status=published`);
  const history = panel('History');
  await expectPage(history).toContainText('Draft saved by Amina');
  await expectPage(page.getByLabel('Summary')).toHaveValue('Mine');
  expect(await history.getByText('Changed meanwhile').count()).toBe(0);
  await history.getByRole('button').last().click();
  await button('Restore this version').click();
  await expectPage(page.getByRole('tab', { name: 'Draft' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectPage(page.getByLabel('Summary')).toHaveValue('Mine');
  expect((await editor.get(ARTICLE, documentId)).description).toBe('Mine');
});

test('a version is compared once, and says so where that fails', async () => {
  const { documentId } = await editor.createArticle({ title: 'Compared', description: 'One' });
  await editor.publishArticle(documentId, { description: 'Two' });
  await open(ARTICLE, `/${documentId}`);
  const oldest = panel('History').getByRole('button').last();
  const versions = `${cms.url}/history/${ARTICLE}/${documentId}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const look = async () => {
    const answer = page.waitForResponse(versions);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await answer;
  };
  await oldest.click();
  const dialog = page.getByRole('dialog');
  await expectPage(dialog.locator('ins')).toHaveText('One');
  await look();
  await look();
  expect(asked.filter((url) => url.startsWith(`${versions}/`))).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await page.route(`${versions}/*`, (route) => route.fulfill({ status: 500 }));
  await oldest.click();
  await expectPage(dialog.getByRole('alert')).toContainText('could not be read');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
});

test('what a restored version had to do without is said: deleted files, and fields that the role may not change', async () => {
  const { documentId } = await editor.createArticle({ title: 'Restored', description: 'One' });
  await editor.publishArticle(documentId, { description: 'Two' });
  await open(ARTICLE, `/${documentId}`);
  await page.route('**/restore', (route) =>
    route.fulfill({ json: { missing: 1, skipped: ['Written by'] } }),
  );
  await panel('History').getByRole('button').last().click();
  await button('Restore this version').click();
  await expectPage(panel('History')).toContainText(
    'Without one file or linked entry, which was deleted since. Not restored, since your role may not change it: Written by.',
  );
  await page.unrouteAll();
  // By key: the panels above are still loading, and move it.
  await panel('History').getByRole('button', { name: 'Close' }).press('Enter');
  await expectPage(panel('History')).not.toContainText('Without one file');
});

test('a window in which the entry is older than the own save in another one says so', async () => {
  const { documentId } = await editor.createArticle({ title: 'Twice open', draft: true });
  await makeOlder(cms.dataDir, 'articles', 60_000, documentId, 'updated_at');
  await open(ARTICLE, `/${documentId}`);
  await expectPage(page.getByLabel('Summary')).toBeVisible();
  await editor.update(ARTICLE, documentId, { description: 'From the other window' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expectPage(panel('History')).toContainText(
    'You saved it in another window, after you opened it.',
  );
});

test('an article is sent to review, is on the home page, and leaves it when it is published', async () => {
  const { documentId } = await editor.createArticle({ title: 'For review', draft: true });
  await open(ARTICLE, `/${documentId}`);
  await panel('Ready for review').getByRole('textbox').fill('Please look at the figures');
  await button('Ready for review').press('Enter');
  await expectPage(button('Ask for changes')).toBeVisible();
  // The button is gone; the keyboard is at what it has said.
  const said = page.locator(':focus').filter({ hasText: 'Please look at the figures' });
  await expectPage(said).toBeVisible();
  // What a colleague decides meanwhile is shown beside the form that stays open, and costs no word of a comment.
  const say = (status: string, comment: string) =>
    editor.request('POST', `/review/${ARTICLE}/${documentId}`, { status, comment });
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await say('returned', 'The figures are those of May');
  await lookAgain();
  await expectPage(panel('The figures are those of May')).toBeVisible();
  await panel('Ready for review').getByRole('textbox').fill('Now of June');
  await say('ready', 'Please look at the figures again');
  await lookAgain();
  await expectPage(panel('Please look at the figures again').getByRole('textbox')).toHaveValue(
    'Now of June',
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${cms.url}/admin/`);
  const waiting = page
    .getByRole('listitem')
    .filter({ hasText: 'Please look at the figures again' });
  await expectPage(page.getByRole('heading', { name: 'Planned' })).toBeVisible();
  await expectPage(waiting).toBeVisible();
  // Three lists show parts of one response.
  expect(asked.filter((path) => path === '/staff-home')).toHaveLength(1);
  await waiting.getByRole('link', { name: 'For review' }).click();
  // Half a comment is there when its writer comes back.
  await expectPage(panel('Please look at the figures again').getByRole('textbox')).toHaveValue(
    'Now of June',
  );
  await button('Publish').click();
  await expectPage(button('Ask for changes')).toHaveCount(0);
});

test('a form shows how the article looks in search results while it is typed', async () => {
  await editor.updateSingle(PROFILE, { brand: 'Nyuzi' });
  await editor.request('POST', `/content-manager/single-types/${PROFILE}/actions/publish`, {});
  await open(ARTICLE, '/create');
  const found = panel('In search results and when shared');
  await expectPage(found).toContainText('Without a title');
  await page.getByLabel('Title').first().fill('Month-end in three days');
  await expectPage(found).toContainText('Nyuzi - Month-end in three days');
  await expectPage(found).toContainText('Title: 31 characters');
  await expectPage(found).toContainText('The image is drawn from the title.');
  await page.getByLabel('Summary').fill('x'.repeat(200));
  await expectPage(found).toContainText('200 characters; cut off after 155');
  page.once('dialog', (dialog) => dialog.accept());
});

test('the guide is read inside the admin, with its images', async () => {
  await page.goto(`${cms.url}/admin/guide`);
  await expectPage(page.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible();
  const image = page.getByRole('img', { name: 'The list of articles' });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => 'naturalWidth' in element && element.naturalWidth))
    .toBeGreaterThan(0);
  await expectReadableInDark(page, 'main');
  // As at 200 % zoom: a wide table moves by itself.
  await page.setViewportSize({ width: 640, height: 450 });
  const isWide = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await page.getByRole('main').evaluate(isWide)).toBe(false);
  await page.setViewportSize(VIEW);
});

test('a link inside the guide leads to its heading', async () => {
  await page.goto(`${cms.url}/admin/guide`);
  await page.getByRole('link', { name: 'Menu', exact: true }).last().click();
  await expectPage(page.getByRole('heading', { name: 'Menu', exact: true })).toBeInViewport();
  const dead = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((to) => !document.querySelector(to)),
    );
  expect(dead).toEqual([]);
});

test('a list that cannot be read says so', async () => {
  for (const [name, path] of [
    ['Deleted entries', 'bin'],
    ['Menu tree', 'menu-tree'],
  ]) {
    await page.route(`${cms.url}/${path}`, (route) => route.fulfill({ status: 500 }));
    await page.goto(`${cms.url}/admin`);
    await page.getByRole('link', { name }).click();
    await expectPage(page.getByText(/could not be read\. Reload the page/)).toBeVisible();
  }
  await page.unrouteAll();
});
