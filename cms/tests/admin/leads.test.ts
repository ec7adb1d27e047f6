import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { fillLogin } from '../../../scripts/lib/fill-login.mjs';
import { makeOlder } from '../support/database';
import { joinStaff } from '../support/staff';
import {
  expectPage,
  expectReadable,
  expectReadableInDark,
  holdBack,
  logIn,
  openAdmin,
  VIEW,
} from './support';

const contact = {
  ...{ name: 'Asha Mushi', company_name: 'Kariakoo Traders', email: 'asha@example.com' },
  ...{ phone: '+255 700 000 000', message: 'We run three depots on one spreadsheet.' },
};
const quote = { name: 'Juma', email: 'juma@example.com', service: 'ERP', message: 'Please call.' };
const DAY_MS = 24 * 60 * 60 * 1000;
const source = { page: '/services', referrer: null, utm: { utm_source: 'letter' } };

const admin = await openAdmin({ env: { OUTBOX_INTERVAL_SECONDS: '0' } });
const { cms, editor, browser, page, button } = admin;
await cms.send('POST', 'contacts', { data: { ...contact, source } });
await cms.send('POST', 'quote-requests', { data: quote });
await page.reload();
afterAll(admin.close);

/** What a screen reader says of a list when it has changed. */
const said = (words: string) => page.getByRole('status').filter({ hasText: words });

const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('the home page and the navigation count new leads; one is answered and closed', async () => {
  await expectPage(page.getByLabel('2 new leads').first()).toBeVisible();
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expectPage(said('2 leads')).toBeVisible();
  await expectReadable(page, 'table');
  await expectReadableInDark(page, 'table');
  await button(contact.name).click();
  const dialog = page.getByRole('dialog');
  await expectPage(dialog.getByText(contact.message)).toBeVisible();
  await expectPage(dialog.getByText('source: letter')).toBeVisible();
  const answer = dialog.getByRole('link', { name: 'Answer by mail' });
  await expectPage(answer).toHaveAttribute(
    'href',
    /^mailto:asha@example\.com\?subject=Your%20message&body=Dear%20Asha/,
  );
  await expectReadable(page, '[role=dialog]');
  // A phone has room for one fact beside another only if it breaks each address.
  await page.setViewportSize({ width: 360, height: 740 });
  const leftOf = async (text: string) =>
    (await dialog.getByText(text, { exact: true }).boundingBox())?.x;
  await expect.poll(async () => (await leftOf('Phone')) === (await leftOf('E-mail'))).toBe(true);
  await page.setViewportSize(VIEW);
  await choose('Status', 'won');
  await choose('Who takes care of it', 'Site Admin');
  await dialog.getByLabel('New note').fill('Called back, visit on Monday');
  await button('Add the note').click();
  await expectPage(dialog.getByText(/^Site Admin, /)).toBeVisible();
  await expectPage(dialog.getByLabel('New note')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expectPage(button(contact.name)).toBeFocused();
  await expectPage(page.getByRole('row', { name: /Asha Mushi.*won.*Site Admin/ })).toBeVisible();
  await expectPage(page.getByLabel('1 new leads').first()).toBeVisible();
  const weightOf = (name: string) =>
    button(name)
      .locator('span')
      .last()
      .evaluate((element) => getComputedStyle(element).fontWeight);
  expect(Number(await weightOf(contact.name))).toBeLessThan(Number(await weightOf(quote.name)));
});

test('a lead that cannot be read is not called deleted', async () => {
  const dialog = page.getByRole('dialog');
  for (const [status, words] of [
    [500, 'It could not be read. Try again.'],
    [404, 'This lead was deleted, or is not for your role.'],
  ] as const) {
    await page.goto(`${cms.url}/admin/leads`);
    await page.route(/\/leads\/api::/, (route) =>
      route.fulfill({ status, json: { data: null, error: { status, name: 'E', message: 'No' } } }),
    );
    await button(quote.name).click();
    await expectPage(dialog.getByText(words)).toBeVisible();
    await page.unrouteAll();
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
});

test('a note that was not added yet is there when the lead is opened again', async () => {
  await page.goto(`${cms.url}/admin/leads`);
  await button(contact.name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New note').fill('Half a sentence');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.reload();
  await button(quote.name).click();
  await expectPage(dialog.getByLabel('New note')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await button(contact.name).click();
  await expectPage(dialog.getByLabel('New note')).toHaveValue('Half a sentence');
  // A closed tab would take it along.
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  await button('Add the note').click();
  await expectPage(dialog.getByText('Half a sentence').first()).toBeVisible();
  await expectPage(dialog.getByLabel('New note')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
});

test('half a note is not there for a colleague at the same computer', async () => {
  const own = await logIn(browser, cms);
  const openLead = async () => {
    await own.goto(`${cms.url}/admin/leads`);
    await own.getByRole('button', { name: contact.name }).click();
    return own.getByRole('dialog').getByLabel('New note');
  };
  await (await openLead()).fill('Hers');
  await joinStaff(cms, editor, 'site-sales', 'Zawadi');
  await own.context().clearCookies();
  await own.evaluate(() => localStorage.clear());
  await own.goto(`${cms.url}/admin/auth/login`);
  await fillLogin(own, { adminEmail: 'Zawadi@example.com', adminPassword: 'Aa1-of-a-test' });
  await own.getByText(/^Hello/).waitFor();
  await expectPage(await openLead()).toHaveValue('');
  await own.context().close();
});

test('a note that is too long is said to be, and nothing of it is lost', async () => {
  await page.goto(`${cms.url}/admin/leads`);
  await button(quote.name).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('New note');
  await field.fill('x'.repeat(5001));
  await expectPage(
    dialog.getByText(/at most 5000 characters: add this one in parts/),
  ).toBeVisible();
  await expectPage(button('Add the note')).toBeDisabled();
  await expectPage(field).toHaveValue('x'.repeat(5001));
  await expectReadable(page, '[role=dialog]');
  await field.fill('Short enough');
  // Whatever else the service refuses, it says why.
  await page.route(/\/leads\/.*\/notes$/, (route) =>
    route.fulfill({
      status: 400,
      json: { data: null, error: { status: 400, name: 'ValidationError', message: 'In parts.' } },
    }),
  );
  await button('Add the note').click();
  await expectPage(page.getByText('In parts.')).toBeVisible();
  await page.unrouteAll();
  await field.fill('');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
});

test('what is typed while a note is being saved stays, and so does the keyboard', async () => {
  await page.goto(`${cms.url}/admin/leads`);
  await button(contact.name).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('New note');
  const notes = /\/leads\/.*\/notes$/;
  const status = dialog.getByRole('combobox', { name: 'Status' });
  for (const [note, next, place] of [
    ['Sent an offer', 'Sent an offer, call on Friday', field],
    ['They accepted', 'They accepted', status],
  ] as const) {
    await field.fill(note);
    const release = await holdBack(page, notes);
    await Promise.all([page.waitForRequest(notes), button('Add the note').click()]);
    await field.fill(next);
    await place.focus();
    release();
    await expectPage(dialog.getByRole('paragraph').filter({ hasText: note })).toBeVisible();
    await expectPage(field).toHaveValue(next === note ? '' : next);
    await expectPage(place).toBeFocused();
    await page.unrouteAll();
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
});

test('of two quick changes of a lead the second waits for the first', async () => {
  await page.goto(`${cms.url}/admin/leads`);
  await button(contact.name).click();
  const status = page.getByRole('dialog').getByRole('combobox', { name: 'Status' });
  await expectPage(status).toContainText('won');
  const lead = /\/leads\/api::/;
  const sent: unknown[] = [];
  const release = await holdBack(page, lead);
  await page.route(lead, (route) => {
    const { status: chosen } = route.request().postDataJSON();
    sent.push(chosen);
    return route.fallback();
  });
  await choose('Status', 'lost');
  await choose('Status', 'spam');
  expect(sent).toEqual(['lost']);
  release();
  await expectPage(status).toContainText('spam');
  expect(sent).toEqual(['lost', 'spam']);
  await page.unrouteAll();
  await choose('Status', 'won');
  await expectPage(status).toContainText('won');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
});

test('who chooses a status at the same time as a colleague is told who was first', async () => {
  const uid = 'api::quote-request.quote-request';
  const { documentId } = (await editor.find(uid, 'name', quote.name)) ?? {};
  const address = `/leads/${uid}/${documentId}`;
  const colleague = await joinStaff(cms, editor, 'site-sales', 'Furaha');
  await page.goto(`${cms.url}/admin/leads`);
  await button(quote.name).click();
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('combobox', { name: 'Status' });
  await expectPage(status).toHaveText('new');
  await colleague.request('PUT', address, { status: 'in progress' });
  await choose('Status', 'spam');
  await expectPage(page.getByText('Furaha has chosen “in progress” meanwhile.')).toBeVisible();
  await expectPage(status).toHaveText('in progress');
  await choose('Status', 'new');
  await expectPage(status).toHaveText('new');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
});

test('the filters of the list are there after a lead, a way back and a reload', async () => {
  const uid = 'api::quote-request.quote-request';
  const { documentId } = (await editor.find(uid, 'name', quote.name)) ?? {};
  const filter = page.getByRole('combobox', { name: 'Status' });
  await page.goto(`${cms.url}/admin`);
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await choose('Status', 'new');
  await button(quote.name).click();
  await choose('Status', 'in progress');
  // The browser's own way back closes the lead, and the list has no lead any more that is not new.
  await expectPage(page.getByRole('dialog').getByRole('combobox', { name: 'Status' })).toHaveText(
    'in progress',
  );
  await page.goBack();
  await expectPage(button(quote.name)).toHaveCount(0);
  await expectPage(filter).toContainText('new');
  await page.reload();
  await expectPage(filter).toContainText('new');
  await expectPage(button(quote.name)).toHaveCount(0);
  await page.getByRole('link', { name: 'Deleted entries' }).click();
  await expectPage(page.getByRole('heading', { name: 'Deleted entries' })).toBeVisible();
  await page.goBack();
  await expectPage(filter).toContainText('new');
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expectPage(button(quote.name)).toBeVisible();
  await editor.request('PUT', `/leads/${uid}/${documentId}`, { status: 'new' });
});

test('the whole line of a lead is in view on a laptop, however long a name is, and so is the way out of it', async () => {
  const name = `Wanjiru Atieno-Kamau of the Great Lakes Cooperative Society ${'W'.repeat(60)}`;
  await cms.send('POST', 'quote-requests', { data: { ...quote, name } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${cms.url}/admin`);
  const waiting = page.getByRole('listitem').filter({ hasText: name });
  await expectPage(waiting.getByText(/^ERP, .*20\d\d/)).toBeInViewport({ ratio: 1 });
  await waiting.getByRole('link').click();
  await expectPage(button('Close modal')).toBeInViewport({ ratio: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await button(name).waitFor();
  const owner = page.locator('thead').getByText('Owner');
  await expectPage(owner).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(VIEW);
  const made = await editor.find('api::quote-request.quote-request', 'name', name);
  await editor.remove('api::quote-request.quote-request', made?.documentId ?? '');
});

test('the list is filtered, and exported as it is', async () => {
  await page.goto(`${cms.url}/admin/leads`);
  await button('Mine').click();
  await expectPage(said('One lead')).toBeVisible();
  await button('All leads').click();
  await page.getByLabel('Search leads').fill('erp');
  await expectPage(button('Juma')).toBeVisible();
  await expectPage(button(contact.name)).toHaveCount(0);
  const [csv] = await Promise.all([page.waitForEvent('download'), button('CSV').click()]);
  expect(csv.suggestedFilename()).toBe('leads.csv');
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toContain('"Juma"');
  expect(text).not.toContain('Kariakoo');
  const [xlsx] = await Promise.all([page.waitForEvent('download'), button('Excel').click()]);
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');
  await button('Unanswered for two days').click();
  await expectPage(page.getByText(/No lead matches/)).toBeVisible();

  // In the month before, and in no week of today.
  const lastMonth = new Date().setDate(0) - 8 * DAY_MS;
  await makeOlder(cms.dataDir, 'quote_requests', Date.now() - lastMonth);
  await button('All leads').click();
  await choose('When', 'Last month');
  await expectPage(said('One lead')).toBeVisible();
  const [lastMonthsLeads] = await Promise.all([
    page.waitForEvent('download'),
    button('CSV').click(),
  ]);
  const exported = await readFile(await lastMonthsLeads.path(), 'utf8');
  expect(exported).toContain('"Juma"');
  expect(exported).not.toContain('Kariakoo');
  await choose('When', 'This week');
  await expectPage(button(contact.name)).toBeVisible();
  await expectPage(button('Juma')).toHaveCount(0);
});

test('what is stored about a person is found, exported and deleted', async () => {
  await page.goto(`${cms.url}/admin`);
  await page.getByRole('link', { name: 'Personal data' }).click();
  await page.getByLabel('E-mail address of the person').fill(contact.email.toUpperCase());
  await button('Find').click();
  await expectPage(page.getByText(/visit on Monday/)).toBeVisible();
  await expectPage(said('One record found')).toBeVisible();
  await expectPage(button('Find')).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), button(/^Export/).click()]);
  expect(file.suggestedFilename()).toBe('personal-data.html');
  expect(await readFile(await file.path(), 'utf8')).toContain(contact.message);

  // The answer about her comes when another address has been typed: it is not shown for that one.
  const field = page.getByLabel('E-mail address of the person');
  const find = `${cms.url}/personal-data/find`;
  const release = await holdBack(page, find);
  await Promise.all([page.waitForRequest(find), button('Find').click()]);
  await field.fill('somebody.else@example.com');
  release();
  await expectPage(button('Find')).toBeEnabled();
  await expectPage(button('Delete all of it')).toHaveCount(0);
  await field.fill(contact.email.toUpperCase());
  await button('Find').click();
  await button('Delete all of it').click();
  await expectPage(page.getByText(`stored about ${contact.email.toUpperCase()}`)).toBeVisible();
  await button('Confirm').click();
  await expectPage(page.getByText('Nothing is stored about this address.')).toBeVisible();
  await expectPage(field).toBeFocused();
  await expectPage(page.getByText(/one record deleted by Site Admin/)).toBeVisible();
});

test('a salesperson finds the leads, and nothing else', async () => {
  await joinStaff(cms, editor, 'site-sales', 'Baraka');
  const login = { adminEmail: 'Baraka@example.com', adminPassword: 'Aa1-of-a-test' };
  const own = await logIn(browser, { ...cms, ...login });
  await own.getByRole('link', { name: 'Leads', exact: true }).click();
  await expectPage(own.getByRole('button', { name: 'Juma' })).toBeVisible();
  for (const name of ['Personal data', 'Content check', 'Deleted entries', 'Menu tree']) {
    await expectPage(own.getByRole('link', { name })).toHaveCount(0);
  }
  await own.goto(`${cms.url}/admin/content-manager`);
  await expectPage(own.getByRole('link', { name: 'Quote request' })).toBeVisible();
  await expectPage(own.getByRole('link', { name: 'Article', exact: true })).toHaveCount(0);
  await own.context().close();
});

test('when the last page is empty, the one before it is shown', async () => {
  for (let index = 0; index < 26; index += 1) {
    await cms.send('POST', 'quote-requests', { data: { ...quote, name: `Pager ${index}` } });
  }
  await page.goto(`${cms.url}/admin/leads`);
  await page.getByLabel('Search leads').fill('Pager');
  await expectPage(said('26 leads')).toBeVisible();
  // The button that was pressed is switched off on the last page, and on the first one.
  await button('Older').press('Enter');
  await expectPage(button('Newer')).toBeFocused();
  await button('Newer').press('Enter');
  await expectPage(button('Older')).toBeFocused();
  await button('Older').press('Enter');
  await button('Pager 0').click();
  const uid = 'api::quote-request.quote-request';
  const first = await editor.find(uid, 'name', 'Pager 0');
  await editor.remove(uid, String(first?.documentId));
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expectPage(button('Pager 25')).toBeVisible();
});

test('a lead with a long text full of emoji is opened', async () => {
  const message = '🙂'.repeat(900);
  await cms.send('POST', 'quote-requests', { data: { ...quote, name: 'Smiling', message } });
  await page.goto(`${cms.url}/admin/leads`);
  await button('Smiling').click();
  await expectPage(page.getByRole('dialog').getByText(message)).toBeVisible();
  // Nothing else in it takes the keyboard, and with that the keys that scroll.
  await page.setViewportSize({ ...VIEW, height: 400 });
  await expectPage(page.getByRole('combobox', { name: 'Status' })).not.toBeInViewport();
  await page.getByRole('region', { name: 'Message' }).press('End');
  await expectPage(button('Add the note')).toBeInViewport();
  await page.setViewportSize(VIEW);
});

test('a lead that arrives is in the open list, and what colleagues do is in the open lead', async () => {
  const uid = 'api::quote-request.quote-request';
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.goto(`${cms.url}/admin/leads`);
  await expectPage(button('Smiling')).toBeVisible();
  await cms.send('POST', 'quote-requests', { data: { ...quote, name: 'Neema' } });
  await comeBack();
  await button('Neema').click();
  const dialog = page.getByRole('dialog');
  await expectPage(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('new');
  const { documentId } = (await editor.find(uid, 'name', 'Neema')) ?? {};
  await editor.request('PUT', `/leads/${uid}/${documentId}`, { status: 'in progress' });
  await comeBack();
  await expectPage(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('in progress');
  await editor.remove(uid, String(documentId));
  await comeBack();
  await expectPage(dialog.getByText('This lead was deleted')).toBeVisible();
  await expectPage(dialog.getByText(quote.message)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expectPage(button('Neema')).toHaveCount(0);
});

test('a shorter time to keep leads is asked about first, whatever saves it', async () => {
  const settings = 'api::lead-setting.lead-setting';
  const stored = async () => (await editor.getSingle(settings)).deleteAfterMonths;
  await editor.updateSingle(settings, { deleteAfterMonths: 24 });
  await page.goto(`${cms.url}/admin/content-manager/single-types/${settings}`);
  const months = page.getByLabel('Delete after (months)');
  await expectPage(months).toHaveValue('24');
  await months.fill('2');
  await page.keyboard.press('Control+s');
  await button('Save').click();
  const question = page.getByRole('alertdialog');
  await expectPage(question).toContainText('older than 2 months are deleted within an hour');
  expect(await stored()).toBe(24);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await months.fill('36');
  await page.keyboard.press('Control+s');
  await expect.poll(stored).toBe(36);
  await expectPage(months).toHaveValue('36');
  await months.fill('2');
  await button('Save').click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(stored).toBe(2);
});
