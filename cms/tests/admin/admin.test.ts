import type { Dialog, Request } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { PNG } from '../../../tests/support/png';
import { FORM_UIDS } from '../../src/forms/form-types';
import { advancePlan } from '../support/database';
import { joinStaff } from '../support/staff';
import { expectPage, logIn, openAdmin, VIEW } from './support';

const ADDRESS = 'api::company-address.company-address';
const ARTICLE = 'api::article.article';
const ARTICLE_TYPE = 'api::article-type.article-type';
const MENU = 'api::menu.menu';
const PROFILE = 'api::company-profile.company-profile';
const QNA = 'api::qna.qna';
const QUOTE = 'api::quote-request.quote-request';

const admin = await openAdmin();
const { cms, editor, browser, page, open, button } = admin;
afterAll(admin.close);

test('staff see neither a tour for developers nor advertising, and no other host is asked', async () => {
  const foreign: string[] = [];
  const note = (request: Request) => {
    if (/^http/.test(request.url()) && !request.url().startsWith(cms.url))
      foreign.push(request.url());
  };
  page.on('request', note);
  await page.reload();
  await expectPage(page.getByText('What do you want to change today?')).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  expect(foreign).toEqual([]);
  await expectPage(page.getByText(/Introducing the new|Deploy your application/)).toBeHidden();
  for (const name of ['Marketplace', 'Content-Type Builder']) {
    await expectPage(page.getByRole('link', { name })).toHaveCount(0);
  }
  for (const [path, title] of [
    [`content-manager/collection-types/${ARTICLE}`, 'Article'],
    ['me', 'Site Admin'],
  ]) {
    await page.goto(`${cms.url}/admin/${path}`);
    await expectPage(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectPage(page.locator('a[href*="docs.strapi.io"]:visible')).toHaveCount(0);
  }
});

test('the login, the menu and the tab have the name and the sign of the organization', async () => {
  await editor.updateSingle(PROFILE, { brand: 'Nyuzi', accentColor: '#0a7d4b' });
  await editor.request('POST', `/content-manager/single-types/${PROFILE}/actions/publish`, {});
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${cms.url}/admin/auth/login`);
  await expectPage(visitor.getByRole('heading', { name: 'Nyuzi' })).toBeVisible();
  await expectPage(visitor).toHaveTitle(/Nyuzi$/);
  // Its initial, white on its colour.
  const sign = /^data:image\/svg\+xml,.*0a7d4b.*ffffff.*%3EN%3C/;
  await expectPage(visitor.locator('link[rel=icon]')).toHaveAttribute('href', sign);
  await expectPage(visitor.locator('main img')).toHaveAttribute('src', sign);
  await expectPage(visitor.locator('main img')).not.toHaveJSProperty('naturalWidth', 0);
  await visitor.context().close();
});

test('the logo of the organization is at the login; in the menu and the tab too where it is square', async () => {
  const SETTING = 'api::global-entity.global-entity';
  const wide = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h120v40H0z"/></svg>',
  );
  const setting = await editor.create(SETTING, { key: 'company_logo', value: 'Nyuzi' });
  for (const [name, bytes, tab] of [
    ['wide.svg', wide, /^data:image/],
    ['square.png', PNG, /\/uploads\/square/],
  ] as const) {
    const file = await editor.upload(name, { alternativeText: 'Nyuzi' }, bytes);
    await editor.update(SETTING, setting.documentId, { singleMedia: file.id });
    const visitor = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
    await visitor.goto(`${cms.url}/admin/auth/login`);
    const logo = visitor.locator('main img');
    await expectPage(logo).toHaveAttribute('src', new RegExp(`/uploads/${name.slice(0, 4)}`));
    await expectPage(logo).not.toHaveJSProperty('naturalWidth', 0);
    await expectPage(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expectPage(visitor.locator('link[rel=icon]')).toHaveAttribute('href', tab);
    await visitor.context().close();
  }
  await editor.remove(SETTING, setting.documentId);
});

test('the address of a new article is empty, and is the title’s after the first save', async () => {
  await open(ARTICLE, '/create');
  await page.getByLabel('Title').first().fill('Our hours over the holidays');
  await expectPage(page.getByLabel('Address (slug)')).toHaveValue('');
  await button('Save').click();
  await expectPage(page.getByLabel('Address (slug)')).toHaveValue('our-hours-over-the-holidays');
});

test('an address with a space is refused in words', async () => {
  await open(ARTICLE, '/create');
  await page.getByLabel('Title').first().fill('Hours');
  await page.getByLabel('Address (slug)').fill('our hours');
  await button('Save').click();
  await expectPage(page.getByText(/Use letters, digits and dashes only/).first()).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
});

test('a row of a slider is called by its file, and is moved by position', async () => {
  const files = [];
  for (const name of ['depot.png', 'lorry.png']) {
    files.push(await editor.upload(name, { alternativeText: `The ${name}` }, PNG));
  }
  const rows = files.map(({ id }) => ({ file: id }));
  const { documentId } = await editor.create(ARTICLE, {
    title: 'Slides',
    blocks: [{ __component: 'shared.slider-wrapper', title: 'Depots', files: rows }],
  });
  await open(ARTICLE, `/${documentId}`);
  await button('Slider - Depots').click();
  await expectPage(button('The depot.png')).toBeVisible();
  await expectPage(button('The lorry.png')).toBeVisible();
  await page.getByRole('button', { name: 'Drag', exact: true }).nth(1).press('Space');
  const said = page.locator('[aria-live=assertive]').filter({ hasText: /position/ });
  await expectPage(said.first()).toHaveText(/^Grabbed, in position 1 of 2/);
});

test('questions with bold words are called by the words in their list', async () => {
  await editor.create(QNA, {
    title: 'Is our <strong>data</strong> safe, <customer>?',
    description: 'Yes.',
  });
  await open(QNA);
  await page.getByRole('link', { name: 'Is our data safe, <customer>?' }).click();
  await expectPage(page.getByLabel('Question')).toHaveValue(/<strong>data/);
});

test('what is ticked in a list is published by its name, and deleted knowing what can be brought back', async () => {
  const { documentId } = await editor.create(QNA, { title: 'Why us?', description: 'Because.' });
  await open(QNA);
  const row = page.getByRole('row', { name: /Why us/ });
  // The buttons come with the next frame, which a page in no window draws when something in it changes.
  await expectPage(async () => {
    for (const isTicked of [false, true]) await row.getByRole('checkbox').setChecked(isTicked);
    await button('Publish').click({ timeout: 2000 });
  }).toPass();
  const dialog = page.getByRole('dialog');
  await expectPage(
    dialog.getByRole('gridcell', { name: 'Ready to publish', exact: true }),
  ).toBeInViewport();
  await expectPage(dialog.getByText('Why us?')).toBeVisible();
  await expectPage(dialog.getByText(documentId)).toBeHidden();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button('Delete').click();
  await expectPage(page.getByRole('alertdialog')).toContainText('can be brought back for 30 days');
});

test('an editor finds neither what only administrators open, nor a version of the software', async () => {
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'Zuri');
  const { documentId } = await colleague.create(ARTICLE, { title: 'Hers' });
  const login = { adminEmail: 'Zuri@example.com', adminPassword: 'Aa1-of-a-test' };
  const own = await logIn(browser, { ...cms, ...login });
  await expectPage(
    own.getByRole('listitem').filter({ hasText: /Hers.*Article, Zuri,/ }),
  ).toBeVisible();
  await own.goto(`${cms.url}/admin/content-manager/collection-types/${ARTICLE}/${documentId}`);
  await own.getByRole('button', { name: 'More actions' }).first().click();
  await expectPage(own.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expectPage(own.getByRole('menuitem', { name: /the view|the model/ })).toHaveCount(0);
  await own.goto(`${cms.url}/admin/settings/application-infos`);
  await expectPage(own.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expectPage(own.getByText('strapi version')).toBeHidden();
  await own.context().close();

  await open(ARTICLE, `/${documentId}`);
  await button('More actions').first().click();
  await expectPage(page.getByRole('menuitem', { name: 'Configure the view' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('buttons are there although the permissions arrive after the rest of the page', async () => {
  const own = await logIn(browser, cms);
  await own.route(/\/admin\/users\/me\/permissions/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await own.goto(`${cms.url}/admin/plugins/upload`);
  await expectPage(own.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await own.context().close();
});

test('a refusal is shown at its field', async () => {
  await open(ARTICLE, '/create');
  await page.getByLabel('Title').first().fill('Too late');
  await page.getByLabel('Publish at', { exact: true }).fill('2020-01-01T10:00');
  await page.keyboard.press('Tab');
  await button('Save').click();
  await expectPage(page.getByText(/This moment has passed/).first()).toBeVisible();
});

test('why a plan failed is beside the form, and nowhere in it; a long title is whole in the list', async () => {
  const title = 'Everything that the accounts of a year need in May';
  const silent = await editor.upload('silent.png', {}, PNG);
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const fields = { title, slug: 'failing', cover: silent.id, publishAt };
  const { documentId } = await editor.create(ARTICLE, fields);
  await advancePlan(cms.dataDir);
  const problem = async () => (await editor.get(ARTICLE, documentId)).publishProblem;
  await expect.poll(problem, { timeout: 60_000 }).toMatch(/alternative text/);
  await open(ARTICLE, `/${documentId}`);
  await expectPage(admin.panel('On the site')).toContainText(
    /not published as planned.*silent\.png/,
  );
  await expectPage(page.getByText('Why the planned publication did not happen')).toHaveCount(0);

  await open(ARTICLE);
  const cell = page.getByRole('gridcell', { name: title }).getByText(title).last();
  await cell.waitFor();
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await cell.evaluate(isCut)).toBe(false);
  await editor.remove(ARTICLE, documentId);
});

test('a form that is open when its plan is carried out does not go on saying that it is planned', async () => {
  const publishAt = new Date(Date.now() + 600_000).toISOString();
  const { documentId } = await editor.create(ARTICLE, { title: 'Watched', publishAt });
  const own = await logIn(browser, cms);
  await own.clock.install();
  await own.goto(`${cms.url}/admin/content-manager/collection-types/${ARTICLE}/${documentId}`);
  const onSite = own.getByRole('complementary').filter({ hasText: 'On the site' });
  await expectPage(onSite).toContainText('Planned for');
  await own.clock.fastForward('12:00');
  await expectPage(onSite).toContainText(/has passed\. Reload the page/);
  await expectPage(onSite).not.toContainText('Planned for');
  await own.context().close();
  await editor.remove(ARTICLE, documentId);
});

test('the status of each article is in view on a laptop, however long its title is', async () => {
  const title = 'What an ERP project really costs, with the hours of your own people and of ours';
  const { documentId } = await editor.createArticle({
    title,
    slug: 'what-an-erp-project-costs-ours',
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(ARTICLE);
  const row = page.getByRole('row').filter({ hasText: title });
  await expectPage(row.getByRole('status')).toBeInViewport({ ratio: 1 });
  await expectPage(row.getByText(title)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(VIEW);
  await editor.remove(ARTICLE, documentId);
});

test('“Clear” stays in the box of its switch, however narrow the window is', async () => {
  for (const uid of ['api::company-address.company-address', 'api::article-type.article-type']) {
    await open(uid, '/create');
    const clear = button('Clear').first();
    const box = clear.locator('xpath=../..');
    await clear.waitFor();
    for (const width of [1080, 1280, VIEW.width]) {
      await page.setViewportSize({ ...VIEW, width });
      const end = async () => {
        const [inner, outer] = [await clear.boundingBox(), await box.boundingBox()];
        return inner && outer ? inner.x + inner.width - outer.x - outer.width : Infinity;
      };
      await expect.poll(end, { message: `${uid} at ${width}` }).toBeLessThan(1);
    }
  }
  await page.setViewportSize(VIEW);
});

test('undo does not empty a text that was just opened; Publish and Save stay in view', async () => {
  const body = 'A line of text.\n\n'.repeat(40);
  const block = { __component: 'shared.rich-text-markdown-wrapper', body };
  const blocks = [block, block, block];
  const { documentId } = await editor.createArticle({ title: 'Long', slug: 'long', blocks });
  await open(ARTICLE, `/${documentId}`);
  await button(/Markdown text/)
    .first()
    .click();
  const text = page.locator('.CodeMirror').first();
  await text.click();
  await page.keyboard.press('Control+z');
  await expectPage(text).toContainText('A line of text.');
  await page.mouse.move(VIEW.width / 2, VIEW.height / 2);
  await page.mouse.wheel(0, 5000);
  await expectPage(page.getByText('Search engines and sharing').first()).toBeInViewport();
  for (const name of ['Publish', 'Save']) await expectPage(button(name)).toBeInViewport();
});

test('beside an article are its page on the site and a link for somebody without an account', async () => {
  const { documentId } = await editor.createArticle({ title: 'Shown', slug: 'shown' });
  await open(ARTICLE, `/${documentId}`);
  const link = page.getByRole('link', { name: 'See it on the site' });
  await expectPage(link).toHaveAttribute('href', 'http://localhost:3000/post/shown');
  await button('Copy a link for a day').click();
  await page.getByText(/It shows the saved draft/).waitFor();
  const shared = /^http:\/\/localhost:3000\/api\/preview\?token=/;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(shared);

  // As at an address without https.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button('Copy a link for a day').click();
  const field = page.getByLabel('Link for a day');
  await expectPage(field).toHaveValue(shared);
  await expectPage(field).toBeFocused();
  await expectPage(page.getByText(/no draft to show/)).toHaveCount(0);
});

test('a save on what a colleague changed is refused, with the name; the own second save is not', async () => {
  const { documentId } = await editor.createArticle({ title: 'Both', slug: 'both' });
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'Neema');
  await open(ARTICLE, `/${documentId}`);
  const summary = page.getByLabel('Summary');
  const isOfArticle = (url: string) => new URL(url).pathname.endsWith(`/${ARTICLE}/${documentId}`);
  for (const text of ['First', 'Second']) {
    await summary.fill(text);
    // What a colleague saves before the form has loaded this text again is in the form (failed-saves).
    const loaded = page.waitForResponse(
      async (response) =>
        response.request().method() === 'GET' &&
        isOfArticle(response.url()) &&
        (await response.text()).includes(`"description":"${text}"`),
    );
    await button('Save').click();
    await loaded;
    await expectPage(button('Save')).toBeDisabled();
    await expect.poll(async () => (await editor.get(ARTICLE, documentId)).description).toBe(text);
  }
  await colleague.update(ARTICLE, documentId, { description: 'Hers' });
  await summary.fill('Third');
  await button('Save').click();
  await expectPage(page.getByText(/Neema saved this entry/).first()).toBeVisible();
  expect((await editor.get(ARTICLE, documentId)).description).toBe('Hers');
});

test('a double click on Publish publishes a new entry once', async () => {
  await open(ARTICLE, '/create');
  await page.getByLabel('Title').first().fill('Clicked twice');
  await button('Publish').dblclick();
  await expectPage(page.getByText('Published document').first()).toBeVisible();
  await expectPage(button('Publish')).toBeDisabled();
  await page.waitForLoadState('networkidle');
  const { results } = await editor.list(ARTICLE, '_q=Clicked twice');
  expect(results).toHaveLength(1);
});

test('what a visitor sent cannot be edited, is answered by mail, and is exported', async () => {
  const data = { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Hello' };
  await cms.send('POST', 'quote-requests', { data });
  await open(QUOTE);
  const [file] = await Promise.all([page.waitForEvent('download'), button(/Export/).click()]);
  expect(file.suggestedFilename()).toBe('quote-requests.csv');
  await page.getByText(data.email).click();
  await expectPage(page.getByLabel('Message')).toBeDisabled();
  const answer = page.getByRole('link', { name: `Write to ${data.email}` });
  await expectPage(answer).toHaveAttribute(
    'href',
    /^mailto:asha@example\.com\?subject=Your%20request&body=Dear%20Asha.*Hello/,
  );
  await expectPage(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await expectPage(button('Check this entry')).toHaveCount(0);
  expect(await page.getByLabel('Notes').or(page.getByLabel('Who takes care of it')).count()).toBe(
    0,
  );
  await page.getByRole('link', { name: 'Owner and notes: in Leads' }).click();
  await expectPage(page.getByRole('heading', { name: 'Leads', level: 1 })).toBeVisible();
});

test('the media library says which entry has the file that it does not delete', async () => {
  const file = await editor.upload('used.png', { alternativeText: 'A dot' }, PNG);
  await editor.create(ARTICLE, { title: 'Has a cover', slug: 'has-a-cover', cover: file.id });
  await page.goto(`${cms.url}/admin/plugins/upload`);
  const card = page
    .getByRole('main')
    .locator('div', { hasText: /^used\.png/ })
    .last();
  await card.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectPage(page.getByRole('alertdialog')).toContainText('cannot be brought back');
  const said = page.waitForEvent('dialog');
  void button('Confirm').click();
  const dialog = await said;
  expect(dialog.message()).toMatch(/“used\.png” is used by “Has a cover” \(Article\)/);
  await dialog.accept();
  await expectPage(page.getByText('Nothing was deleted.').first()).toBeVisible();
  // Strapi's own words are that the file goes in any case, and leaves holes.
  await page.reload();
  await page.getByText('used.png').click();
  await button('Delete this file').click();
  await expectPage(page.getByRole('alertdialog')).toContainText('is not deleted');
});

test('a tab that was open during an update loads what it opens next whole, with the new scripts', async () => {
  const tab = await logIn(browser, cms);
  // Of the scripts of before none is there any more.
  let isBefore = true;
  tab.on('request', (request) => {
    if (request.isNavigationRequest()) isBefore = false;
  });
  await tab.route('**/admin/*.js', (route) =>
    isBefore ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await tab.getByRole('link', { name: 'Media Library' }).click();
  await expectPage(tab.getByRole('heading', { name: 'Media Library' })).toBeVisible();
  expect(new URL(tab.url()).pathname).toBe('/admin/plugins/upload');
  expect(isBefore).toBe(false);
  await tab.context().close();
});

test('a number is read as it was meant, and what is none stays in its field and is refused there', async () => {
  await open(QNA, '/create');
  await page.getByLabel('Position').fill('1.200');
  await page.keyboard.press('Tab');
  await expectPage(page.getByLabel('Position')).toHaveValue('1,200');

  page.once('dialog', (dialog) => dialog.accept());
  await open(ADDRESS, '/create');
  const latitude = page.getByLabel('Latitude');
  await latitude.pressSequentially('−6,8161');
  await page.keyboard.press('Tab');
  await expectPage(latitude).toHaveValue('-6.8161');
  await latitude.fill('6° 48′ S');
  await button('Save').click();
  await expectPage(latitude).toHaveValue('6° 48′ S');
  await expectPage(page.getByText('Write a number and nothing else, such as 1200.')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(`${cms.url}/admin`);
});

test('a year is written without a comma, and nobody creates entries that the site fills', async () => {
  await page.goto(`${cms.url}/admin/content-manager/single-types/${PROFILE}`);
  await page.getByLabel('Founded in').fill('2008');
  await expectPage(page.getByLabel('Founded in')).toHaveValue('2008');
  page.once('dialog', (dialog) => dialog.accept());
  for (const uid of ['api::missed-address.missed-address', ...FORM_UIDS]) {
    await open(uid);
    await expectPage(page.getByText(/entr(y|ies) found/)).toBeVisible();
    await expectPage(page.getByText('Create new entry'), uid).toHaveCount(0);
  }
});

test('a relation field offers no new entry, with which the form around it would be saved', async () => {
  const leave = (dialog: Dialog) => dialog.accept();
  page.on('dialog', leave);
  const type = await editor.create(ARTICLE_TYPE, { type: 'posts', label: 'Posts' });
  const article_types = { connect: [{ documentId: type.documentId }] };
  const article = await editor.createArticle({ title: 'Linked', article_types });
  await editor.createArticle({ title: 'Not linked' });
  const { documentId } = await editor.create(MENU, { name: 'As it is' });
  const create = page.getByRole('option', { name: 'Create a new entry' });
  const openList = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).last().click();
    await expectPage(page.getByRole('option', { name: option }).first()).toBeVisible();
    expect(await create.count(), field).toBe(0);
    await page.keyboard.press('Escape');
  };
  for (const form of [`/${documentId}`, `/clone/${documentId}`]) {
    await open(MENU, form);
    await openList('Parent', 'As it is');
    await openList('Opens the article', 'Linked');
  }
  await open(ARTICLE, `/${article.documentId}`);
  await button('posts').click();
  await openList('Articles', 'Not linked');
  await page.goto(`${cms.url}/admin`);
  // The tests below answer their own questions: one that is answered twice fails.
  page.off('dialog', leave);
});

test('a linked entry is chosen with the arrow keys', async () => {
  await editor.create(ARTICLE_TYPE, { type: 'reports', label: 'Reports' });
  await open(ARTICLE, '/create');
  await page.getByRole('combobox', { name: 'Collections' }).focus();
  await page.keyboard.type('repo');
  await expectPage(page.getByRole('option')).toHaveText(['reports']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(button('reports')).toBeVisible();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  page.once('dialog', (dialog) => dialog.accept());
});

test('a name that is typed for a link, and not chosen, says that nothing is linked', async () => {
  await open(MENU, '/create');
  const article = page.getByRole('combobox', { name: 'Article' });
  await article.click();
  await article.pressSequentially('Nothing has this title');
  // The first closes the list.
  for (const key of ['Escape', 'Tab']) await page.keyboard.press(key);
  await expectPage(page.getByText(/^Nothing was linked/)).toBeVisible();
  await expectPage(page.getByText(/An error occurred/)).toHaveCount(0);
});

test('on a phone nothing stands out of the home page, a long address that was not found among it', async () => {
  const path = `/post/${'long'.repeat(30)}`;
  await cms.send('POST', 'missed-addresses/report', { data: [{ path, hits: 3 }] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${cms.url}/admin`);
  const address = page.getByRole('link', { name: path });
  await expectPage(address).toBeVisible();
  const rightEdges = () =>
    page
      .locator('main *')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  await expect.poll(async () => Math.max(...(await rightEdges()))).toBeLessThanOrEqual(390);
  await page.setViewportSize(VIEW);
});

test('an entry is opened from a list with the keyboard', async () => {
  for (const name of ['First of two', 'Second of two']) await editor.create(MENU, { name });
  await open(MENU, '?_q=of two&sort=name:ASC');
  const first = page.getByRole('link', { name: 'First of two' });
  await first.waitFor();
  await button('View settings').focus();
  await page.keyboard.press('Tab');
  await expectPage(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectPage(page.getByLabel('Label')).toHaveValue('Second of two');
});

test('a window that is closed gives the keyboard back to what had it, or to what stands there now', async () => {
  await editor.upload('focused.png', { alternativeText: 'A dot' }, PNG);
  const { documentId } = await editor.create(ARTICLE, { title: 'By keyboard' });
  await open(ARTICLE, `/${documentId}`);
  const cover = page.getByRole('region', { name: 'Cover image' });
  const add = cover.getByRole('button');
  const file = page.getByRole('dialog').getByRole('checkbox', { name: 'focused.png' });
  await add.press('Enter');
  await file.waitFor();
  await page.keyboard.press('Escape');
  await expectPage(add).toBeFocused();
  await add.press('Enter');
  await file.press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).press('Enter');
  await expectPage(cover.locator(':focus')).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await open(ARTICLE);
  const menu = button('Row actions').first();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  // A window listens to keys once it has the focus.
  await expectPage(page.getByRole('alertdialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(menu).toBeFocused();
});
