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

const UNNOTIFIED = 'Quote submitted but failed to notify sales team';
const FAILED = 'Something went wrong. Please try again.';

test.use({ sharesPage: true });

test.beforeEach(({ page }) => beVisitorOfItsOwn(page));

test('a silent mailbox does not cost the lead', async ({ page, editor, mailbox }) => {
  mailbox.fail({ status: 500 });
  const quote = newQuote();
  const modal = await openModal(page);
  await fill(modal, quote);
  await send(modal);

  await expect(toast(page, UNNOTIFIED)).toBeVisible();
  // Until the modal closes, it does not ask for the fields again.
  await expect(modal.locator('.form-message')).toHaveAttribute('data-phase', 'warned');
  await expect(modal.locator('.form-submit')).toHaveCSS('opacity', '0');
  expect(await editor.find(QUOTES, 'email', quote.email)).toMatchObject({ name: quote.name });

  // It is told later, when the mailbox is back.
  mailbox.reset();
  await expect.poll(() => mailbox.about(quote.email).length, { timeout: 15_000 }).toBe(1);
});

// Every fault of the line, many times over: tests/contract/never-lost.test.ts.
const FAULTS = [
  { name: 'a 429', fault: { kind: 'status', status: 429 } },
  { name: 'the line cut after saving', fault: { kind: 'cut', when: 'after' } },
] as const;

test('after a failure the text is still there, and sending it again makes one record', async ({
  page,
  editor,
  faults,
}) => {
  test.setTimeout(120_000);
  for (const { name, fault } of FAULTS) {
    await test.step(name, async () => {
      await beVisitorOfItsOwn(page);
      faults.fail({ path: '/api/quote-requests', method: 'POST', fault });
      const quote = newQuote();
      const modal = await openModal(page);
      await fill(modal, quote);
      await send(modal);

      await expect(toast(page, FAILED)).toBeVisible();
      await expect(modal.getByLabel('Message')).toHaveValue(quote.message);
      faults.reset();
      await send(modal);
      await expect(toast(page, QUOTE_SENT)).toBeVisible();
      const { results } = await editor.list(
        QUOTES,
        `filters[email][$eq]=${encodeURIComponent(quote.email)}`,
      );
      expect(results, name).toHaveLength(1);
    });
  }
});

test('what became of a quote is said beside the button that was pressed, in view on a phone', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  faults.fail({
    path: '/api/quote-requests',
    method: 'POST',
    fault: { kind: 'status', status: 429 },
  });
  await page.goto('/quote');
  const form = page.getByRole('form', { name: 'Request a quote' });
  await fill(form, newQuote());
  await send(form);
  const message = form.locator('.form-message');
  await expect(message).toHaveText(FAILED);
  await expect(message).toBeInViewport({ ratio: 1 });
  faults.reset();
  await send(form);
  await expect(message).toHaveText(QUOTE_SENT);
  await expect(message).toBeInViewport({ ratio: 1 });
});

test('a 401 warns, removes the stored session and leads home', async ({ page, faults }) => {
  faults.fail({ path: '/api/quote-requests', fault: { kind: 'status', status: 401 } });
  const modal = await openModal(page);
  await page.evaluate(() => localStorage.setItem('token', 'old'));
  await fill(modal, newQuote());
  await send(modal);

  await expect(toast(page, 'The service answers 401')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test.describe('where the line may be down', () => {
  // What the page is loading beforehand at that moment fails.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('offline, the form says so and keeps the text', async ({ page, context }) => {
    const quote = newQuote();
    const modal = await openModal(page);
    await fill(modal, quote);
    await context.setOffline(true);
    await expect(modal.getByText('You are offline.', { exact: false })).toBeVisible();
    await expect(modal.getByLabel('Message')).toHaveValue(quote.message);
    await context.setOffline(false);
    await expect(modal.getByText('You are offline.', { exact: false })).toBeHidden();
    await send(modal);
    await expect(toast(page, QUOTE_SENT)).toBeVisible();
  });
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
  for (const tab of [page, other]) await expect(toast(tab, QUOTE_SENT)).toBeVisible();
  const { results } = await editor.list(
    QUOTES,
    `filters[email][$eq]=${encodeURIComponent(quote.email)}`,
  );
  expect(results).toHaveLength(1);
  expect(mailbox.about(quote.email)).toHaveLength(1);
});
