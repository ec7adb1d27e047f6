import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

const SENT = 'Quote request submitted successfully & Sales Team has been notified!';
const UNNOTIFIED = 'Quote submitted but failed to notify sales team';
const FAILED = 'Something went wrong. Please try again.';
const QUOTES = 'api::quote-request.quote-request';

let visitor = 0;

/** A quote nobody else has sent, so that its record can be found. */
function newQuote() {
  visitor += 1;
  return {
    name: `Asha Mushi ${visitor}`,
    email: `asha-${Date.now()}-${visitor}@example.com`,
    phone: '+255 700 000 000',
    message: 'We run three depots on one spreadsheet.\nCan you help?',
  };
}

test.beforeEach(async ({ page }) => {
  // A visitor of its own, as a proxy would say it.
  visitor += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${visitor}` });
});

async function openModal(page: Page): Promise<Locator> {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('option', { name: 'ERP', exact: true })).toBeAttached();
  return modal;
}

async function fill(form: Locator, quote: ReturnType<typeof newQuote>) {
  await form.getByLabel('Your Name').fill(quote.name);
  await form.getByLabel('Email').fill(quote.email);
  await form.getByLabel('Phone Number').fill(quote.phone);
  await form.getByLabel('Select Service').selectOption('ERP');
  await form.getByLabel('Message').fill(quote.message);
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' }).click();
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

test('a quote is saved, the sales team is told, and the modal closes', async ({
  page,
  editor,
  mailbox,
}) => {
  const quote = newQuote();
  const modal = await openModal(page);
  await fill(modal, quote);
  await send(modal);

  await expect(toast(page, SENT)).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first(),
  ).toBeFocused();
  expect(await editor.find(QUOTES, 'email', quote.email)).toMatchObject({
    ...quote,
    service: 'ERP',
  });
  const [mail, ...others] = await mailbox.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ['sales@example.com'], replyTo: [quote.email] });
  expect(mail?.text).toContain('Can you help?');
});

test('what is wrong is said beside each field, and editing takes it back', async ({ page }) => {
  const modal = await openModal(page);
  await modal.getByLabel('Email').fill('asha@');
  await modal.getByLabel('Message').fill('too short');
  await send(modal);

  await expect(toast(page, 'Please fix the errors below')).toBeVisible();
  for (const sentence of [
    'Name is required',
    'Please enter a valid email address',
    'Phone number is required',
    'Please select a service',
    'Message must be at least 10 characters long',
  ]) {
    await expect(modal.getByText(sentence)).toBeVisible();
  }
  const name = modal.getByLabel('Your Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);

  await name.fill('Asha');
  await expect(modal.getByText('Name is required')).toBeHidden();
  await expect(modal.getByText('Phone number is required')).toBeVisible();
});

test('a silent mailbox does not cost the lead', async ({ page, editor, mailbox }) => {
  await mailbox.fail({ status: 500 });
  const quote = newQuote();
  const modal = await openModal(page);
  await fill(modal, quote);
  await send(modal);

  await expect(toast(page, UNNOTIFIED)).toBeVisible();
  expect(await editor.find(QUOTES, 'email', quote.email)).toMatchObject({ name: quote.name });

  // It is told later, when the mailbox is back.
  await mailbox.reset();
  await expect.poll(async () => (await mailbox.mails()).length, { timeout: 15_000 }).toBe(1);
});

for (const fault of [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 403 },
  { kind: 'cut', when: 'before' },
  { kind: 'cut', when: 'after' },
] as const) {
  const name = fault.kind === 'cut' ? `the line cut ${fault.when} saving` : `a ${fault.status}`;
  test(`after ${name} the text is still there, and sending it again makes one record`, async ({
    page,
    editor,
    faults,
  }) => {
    await faults.add({ path: '/api/quote-requests', method: 'POST', fault });
    const quote = newQuote();
    const modal = await openModal(page);
    await fill(modal, quote);
    await send(modal);

    await expect(toast(page, FAILED)).toBeVisible();
    await expect(modal.getByLabel('Message')).toHaveValue(quote.message);
    await faults.reset();
    await send(modal);
    await expect(toast(page, SENT)).toBeVisible();
    const { results } = await editor.list(
      QUOTES,
      `filters[email][$eq]=${encodeURIComponent(quote.email)}`,
    );
    expect(results).toHaveLength(1);
  });
}

test('what the service refuses is said beside the field', async ({ page, faults }) => {
  const body = JSON.stringify({
    data: null,
    error: {
      status: 400,
      name: 'ValidationError',
      message: 'phone must be a number we can call',
      details: { errors: [{ path: ['phone'], message: 'We cannot call this number' }] },
    },
  });
  await faults.add({ path: '/api/quote-requests', fault: { kind: 'status', status: 400, body } });
  const modal = await openModal(page);
  await fill(modal, newQuote());
  await send(modal);

  await expect(modal.getByLabel('Phone Number')).toHaveAccessibleDescription(
    'We cannot call this number',
  );
  await expect(modal.getByLabel('Phone Number')).toBeFocused();
});

test('a 401 warns, forgets the stored session and leads home', async ({ page, faults }) => {
  await faults.add({ path: '/api/quote-requests', fault: { kind: 'status', status: 401 } });
  const modal = await openModal(page);
  await page.evaluate(() => localStorage.setItem('token', 'old'));
  await fill(modal, newQuote());
  await send(modal);

  await expect(toast(page, 'The service answers 401')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a draft survives closing and reloading, and is gone once it was sent', async ({ page }) => {
  const quote = newQuote();
  const modal = await openModal(page);
  await fill(modal, quote);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.reload();

  const again = await openModal(page);
  await expect(again.getByLabel('Message')).toHaveValue(quote.message);
  await expect(again.getByLabel('Select Service')).toHaveValue('ERP');
  await send(again);
  await expect(toast(page, SENT)).toBeVisible();
  await page.reload();
  const third = await openModal(page);
  await expect(third.getByLabel('Your Name')).toHaveValue('');
});

test('offline, the form says so and keeps the text', async ({ page, context }) => {
  const quote = newQuote();
  const modal = await openModal(page);
  await fill(modal, quote);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(modal.getByText('You are offline.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(modal.getByText('You are offline.', { exact: false })).toBeHidden();
  await send(modal);
  await expect(toast(page, SENT)).toBeVisible();
});

test('pressed twice, and in two tabs, it is one record and one message', async ({
  page,
  context,
  editor,
  mailbox,
}) => {
  const quote = newQuote();
  const other = await context.newPage();
  const forms = [await openModal(page), await openModal(other)];
  for (const form of forms) await fill(form, quote);
  await Promise.all(
    forms.map((form) => form.getByRole('button', { name: 'Send Message' }).dblclick()),
  );
  for (const tab of [page, other]) await expect(toast(tab, SENT)).toBeVisible();
  const { results } = await editor.list(
    QUOTES,
    `filters[email][$eq]=${encodeURIComponent(quote.email)}`,
  );
  expect(results).toHaveLength(1);
  expect(await mailbox.mails()).toHaveLength(1);
});

test('the modal closes by × and beside it, not by a click inside', async ({ page }) => {
  const modal = await openModal(page);
  await modal.getByRole('heading').click();
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  const again = await openModal(page);
  await page.mouse.click(8, 300);
  await expect(again).toBeHidden();
});

test('by keyboard alone', async ({ page, editor }) => {
  const quote = newQuote();
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(modal.getByLabel('Your Name')).toBeFocused();
  await expect(modal.getByRole('option', { name: 'ERP', exact: true })).toBeAttached();
  for (const words of [quote.name, quote.email, quote.phone]) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Typed by hand, all of it.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, SENT)).toBeVisible();
  expect(await editor.find(QUOTES, 'email', quote.email)).not.toBeNull();
});

test('at 320 px the modal fits, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Req Quote' }).click();
  const modal = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(modal).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const box = await modal.getByRole('button', { name: 'Send Message' }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
});

test('the home section asks for a quote without phone', async ({ page, editor, mailbox }) => {
  const { name, email, message } = newQuote();
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Request a free quote' });
  await expect(form.getByLabel('Phone Number')).toHaveCount(0);
  await form.getByLabel('Your Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Select Service').selectOption('ERP');
  await form.getByLabel('Message').fill(message);
  await send(form);
  await expect(toast(page, 'Created Successfull !')).toBeVisible();
  expect(await editor.find(QUOTES, 'email', email)).toMatchObject({ name, message });
  await expect.poll(async () => (await mailbox.mails()).length).toBe(1);
});

test('the team screen asks for a free quote', async ({ page, editor }) => {
  const { name, email, message } = newQuote();
  await page.goto('/aboutus/management-team');
  const form = page.getByRole('form', { name: 'Request a free quote' });
  await form.getByLabel('Your Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Select Service').selectOption('ERP');
  await form.getByLabel('Message').fill(message);
  await send(form);
  await expect(toast(page, 'Created Successfull !')).toBeVisible();
  expect(await editor.find('api::free-quote.free-quote', 'email', email)).toMatchObject({ name });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Req Quote leads to a page, errors come back with what was typed, then it is saved', async ({
    page,
    editor,
    mailbox,
  }) => {
    const quote = newQuote();
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().click();
    const form = page.getByRole('form', { name: 'Request a quote' });
    await fill(form, { ...quote, message: 'short' });
    await send(form);

    await expect(form.getByText('Message must be at least 10 characters long')).toBeVisible();
    await expect(form.getByLabel('Your Name')).toHaveValue(quote.name);
    await expect(form.getByLabel('Select Service')).toHaveValue('ERP');

    await form.getByLabel('Message').fill(quote.message);
    await page.waitForTimeout(1100);
    await send(form);
    await expect(form.getByText(SENT)).toBeVisible();
    expect(await editor.find(QUOTES, 'email', quote.email)).toMatchObject({ name: quote.name });
    expect(await mailbox.mails()).toHaveLength(1);
  });

  test('a first post without a token is asked to press Send once more', async ({
    page,
    editor,
  }) => {
    const quote = newQuote();
    await page.goto('/quote');
    const form = page.getByRole('form', { name: 'Request a quote' });
    await fill(form, quote);
    await send(form);
    await expect(form.getByText('Please press Send once more.', { exact: false })).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue(quote.message);
    expect(await editor.find(QUOTES, 'email', quote.email)).toBeNull();
    await page.waitForTimeout(1100);
    await send(form);
    await expect(form.getByText(SENT)).toBeVisible();
  });
});
