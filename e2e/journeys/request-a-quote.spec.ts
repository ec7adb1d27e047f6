import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { QUIET_ADDRESS } from '../support/menu';
import { noteShakes, SHAKEN } from '../support/note-shakes';
import { expectAccessible } from '../support/probes/accessible';
import { QUOTES } from '../support/quote-form';
import {
  beVisitorOfItsOwn,
  fill,
  newQuote,
  openModal,
  QUOTE_SENT,
  send,
  toast,
} from '../support/quote-modal';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, sharesPage: true });

test.beforeEach(({ page }) => beVisitorOfItsOwn(page));

test('a quote is saved, the sales team is told, and the modal closes; until then its draft survives a reload', async ({
  page,
  editor,
  mailbox,
}) => {
  const quote = newQuote();
  const draft = await openModal(page);
  await fill(draft, quote);
  await page.keyboard.press('Escape');
  await expect(draft).toBeHidden();
  await page.reload();
  const modal = await openModal(page);
  await expect(modal.getByLabel('Message')).toHaveValue(quote.message);
  await expect(modal.getByLabel('Select Service')).toHaveValue('ERP');
  await send(modal);

  await expect(toast(page, QUOTE_SENT)).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first(),
  ).toBeFocused();
  expect(await editor.find(QUOTES, 'email', quote.email)).toMatchObject({
    ...quote,
    service: 'ERP',
  });
  const [mail, ...others] = mailbox.about(quote.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ['sales@example.com'], replyTo: [quote.email] });
  expect(mail?.text).toContain('Can you help?');
  await page.reload();
  await expect((await openModal(page)).getByLabel('Your Name')).toHaveValue('');
});

test.describe('where something shakes', () => {
  test.use({ sharesPage: false });

  test('what is wrong is said beside each field, and editing takes it back', async ({ page }) => {
    await noteShakes(page);
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
    await expect(modal.locator(`[${SHAKEN}]`)).toHaveCount(5);
    const name = modal.getByLabel('Your Name');
    await expect(name).toHaveAttribute(SHAKEN);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Name is required');

    // One letter takes it back, also where more are needed: the next press applies the rules again.
    await name.pressSequentially('A');
    await expect(modal.getByText('Name is required')).toBeHidden();
    await modal.getByLabel('Email').pressSequentially('x');
    await modal.getByLabel('Message').press('Backspace');
    await expect(modal.getByText('Message must be at least 10 characters long')).toBeHidden();
    await expect(modal.getByText('Please enter a valid email address')).toBeHidden();
    await expect(modal.getByText('Phone number is required')).toBeVisible();
  });
});

test.describe('while the clock stands', () => {
  test.use({ sharesPage: false });

  test('the modal stays open for somebody who types again in it', async ({ page, faults }) => {
    await page.clock.install();
    const quote = newQuote();
    const modal = await openModal(page);
    await fill(modal, quote);
    const release = faults.hold({ path: '/api/quote-requests' });
    await send(modal);
    await expect(modal.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await modal.getByLabel('Message').fill('And another thing, which is new.');
    release();
    await expect(toast(page, QUOTE_SENT)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(modal.getByLabel('Message')).toHaveValue('And another thing, which is new.');
    await expect(modal).toBeVisible();
  });
});

test('what was typed into a form opened again stays when the first one has arrived', async ({
  page,
  faults,
}) => {
  const quote = newQuote();
  const modal = await openModal(page);
  await fill(modal, quote);
  const release = faults.hold({ path: '/api/quote-requests' });
  await send(modal);
  await expect(modal.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().click();
  const message = modal.getByLabel('Message');
  await expect(message).toHaveValue(quote.message);
  await message.fill('Another request, which is new.');
  release();
  await expect(toast(page, QUOTE_SENT)).toBeVisible();
  await page.reload();
  await expect((await openModal(page)).getByLabel('Message')).toHaveValue(
    'Another request, which is new.',
  );
});

test('on a slow line the dialog opens on the page where its link was pressed, or not at all', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.goto(QUIET_ADDRESS);
  const release = await holdBack(page, '**/_next/static/**/*.js');
  const link = page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => history.pushState(null, '', '/blogs'));
  release();
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('dialog', { name: 'Request A Quote' })).toBeHidden();
});

test('the modal leads to the privacy policy; it closes by × and beside it, not by a click inside', async ({
  page,
}) => {
  const modal = await openModal(page);
  await expect(modal.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/post/privacy-policy',
  );
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
  await page.goto(QUIET_ADDRESS);
  await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(modal.getByLabel('Your Name')).toBeFocused();
  await expect(modal.getByRole('option', { name: 'ERP', exact: true })).toBeAttached();
  await expect(modal.getByRole('list', { name: 'What happens next' })).toContainText('two pages');
  for (const words of [quote.name, quote.email, quote.phone]) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Typed by hand, all of it.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, QUOTE_SENT)).toBeVisible();
  expect(await editor.find(QUOTES, 'email', quote.email)).not.toBeNull();
});

test('at 320 px the modal fits, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(QUIET_ADDRESS);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Req Quote' }).click();
  const modal = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(modal).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const box = await modal.getByRole('button', { name: 'Send Message' }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  await expectAccessible(page, 'the quote modal at 320 px', 'dialog[open]');
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
  await expect.poll(() => mailbox.about(email).length).toBe(1);
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

test('no field is announced as wrong before somebody has sent it', async ({ page }) => {
  await page.goto('/quote');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const valuesOf = (state: string) =>
    nodes.flatMap(({ properties = [] }) =>
      properties.filter(({ name }) => name === state).map(({ value }) => String(value.value)),
    );
  expect(valuesOf('required')).toContain('true');
  expect(valuesOf('invalid')).not.toContain('true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Req Quote leads to a page, errors come back with what was typed, then it is saved', async ({
    page,
    editor,
    mailbox,
  }) => {
    const quote = newQuote();
    await page.goto(QUIET_ADDRESS);
    await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().click();
    const form = page.getByRole('form', { name: 'Request a quote' });
    const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem');
    await expect(steps.first()).toContainText('A consultant calls you');
    await fill(form, { ...quote, message: 'short' });
    await send(form);

    await expect(form.getByText('Message must be at least 10 characters long')).toBeVisible();
    await expect(form.getByLabel('Your Name')).toHaveValue(quote.name);
    await expect(form.getByLabel('Select Service')).toHaveValue('ERP');

    await form.getByLabel('Message').fill(quote.message);
    await send(form);
    await expect(form.getByText(QUOTE_SENT)).toBeVisible();
    expect(await editor.find(QUOTES, 'email', quote.email)).toMatchObject({ name: quote.name });
    expect(mailbox.about(quote.email)).toHaveLength(1);

    // What confirms the request is there on paper, without the empty fields.
    await page.emulateMedia({ media: 'print' });
    await expect(form.getByText(QUOTE_SENT)).toBeVisible();
    await expect(form.getByLabel('Message')).toBeHidden();
  });

  /** Fills the form until its token is stored. */
  async function fillWithToken(page: Page, quote: ReturnType<typeof newQuote>): Promise<Locator> {
    await page.goto('/quote');
    const form = page.getByRole('form', { name: 'Request a quote' });
    const hasToken = page.waitForResponse('**/api/form-token');
    await fill(form, quote);
    await hasToken;
    return form;
  }

  test('the first post is taken', async ({ page, editor }) => {
    const quote = newQuote();
    const form = await fillWithToken(page, quote);
    await send(form);
    await expect(form.getByText(QUOTE_SENT)).toBeVisible();
    expect(await editor.find(QUOTES, 'email', quote.email)).toMatchObject({ name: quote.name });
  });

  test('where no cookie is stored, the first post is asked to submit the form again', async ({
    page,
    editor,
  }) => {
    const quote = newQuote();
    const form = await fillWithToken(page, quote);
    await page.context().clearCookies();
    await send(form);
    await expect(form.getByText('Please submit the form again.', { exact: false })).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue(quote.message);
    expect(await editor.find(QUOTES, 'email', quote.email)).toBeNull();
    await send(form);
    await expect(form.getByText(QUOTE_SENT)).toBeVisible();
  });
});
