import type { Page } from '@playwright/test';
import { noteShakes, SHAKEN } from '../support/note-shakes';
import { settled } from '../support/probes/accessible';
import { expect, test } from '../support/test';

const SUBSCRIBERS = 'api::newsletter.newsletter';
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

test.use({ sharesPage: true });

let visitor = 0;
const newAddress = () => `reader-${Date.now()}-${visitor}@example.com`;

test.beforeEach(async ({ page }) => {
  visitor += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visitor}` });
});

test('the footer takes an address, and says the same when it has it already', async ({
  page,
  editor,
}) => {
  const address = newAddress();
  await page.goto('/faq');
  const form = page.getByRole('form', { name: 'Newsletter' });
  const button = form.getByRole('button');
  await expect(button).toBeDisabled();
  for (const _ of ['first', 'second']) {
    await form.getByLabel('Your email').fill(address);
    await expect(button).toBeEnabled();
    await button.click();
    await expect(toast(page, 'Created Successfully!').first()).toBeVisible();
    await expect(form.getByLabel('Your email')).toHaveValue('');
    await expect(form.getByLabel('Your email')).toBeFocused();
  }
  const { results } = await editor.list(SUBSCRIBERS, `filters[email][$eq]=${address}`);
  expect(results).toHaveLength(1);
});

test('the band on the home screen confirms in its own words', async ({ page, editor, faults }) => {
  const address = newAddress();
  const release = faults.hold({ path: '/api/newsletters' });
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Keep up to date' });
  await form.getByLabel('Your email').fill(address);
  await form.getByRole('button').click();
  await expect(form.getByRole('button', { name: 'SENDING...' })).toBeDisabled();
  release();
  await expect(toast(page, 'Email submission successfully!')).toBeVisible();
  await expect(form.getByText('Email submission successfully!')).toBeVisible();
  expect(await editor.find(SUBSCRIBERS, 'email', address)).not.toBeNull();
});

test.describe('where something shakes', () => {
  test.use({ sharesPage: false });

  test('a failure shakes, says what the service said and keeps the address', async ({
    page,
    faults,
  }) => {
    const address = newAddress();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await noteShakes(page);
    faults.fail({ path: '/api/newsletters', fault: { kind: 'status', status: 500 } });
    await page.goto('/faq');
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Your email').fill(address);
    await form.getByRole('button').click();
    await expect(toast(page, 'The service answers 500')).toBeVisible();
    await expect(form).toHaveAttribute(SHAKEN);
    await expect(form.getByLabel('Your email')).toHaveValue(address);

    faults.reset();
    faults.fail({ path: '/api/newsletters', fault: { kind: 'cut', when: 'before' } });
    await form.getByRole('button').click();
    await expect(toast(page, 'Creation failed!')).toBeVisible();
  });
});

test('whose link is too old finds the form at the foot of the page', async ({ page }) => {
  await page.goto('/newsletter?state=invalid');
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Newsletter' });
  await expect(form).toBeVisible();
  // A subscriber, or somebody who wants to be rid of it, is not asked to subscribe.
  for (const state of ['confirm', 'confirmed', 'unsubscribe', 'unsubscribe-invalid']) {
    await page.goto(`/newsletter?state=${state}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form, state).toBeHidden();
  }
  await page.goto('/newsletter?state=confirmed');
  await page.getByRole('link', { name: 'Recent Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who opens the link of a mail leaves by a button, and no page or script sees whose link it is', async ({
    page,
    editor,
  }) => {
    const address = newAddress();
    await editor.create(SUBSCRIBERS, { email: address });
    const table = String(await editor.request('GET', `/submissions-export/${SUBSCRIBERS}`));
    const row = table.split('\r\n').find((line) => line.includes(address)) ?? '';
    const link = new URL(/https?:[^"]+/.exec(row)?.[0] ?? '');
    const token = link.searchParams.get('token') ?? 'none';
    expect(token.length).toBeGreaterThan(40);
    await page.goto(link.pathname + link.search);
    await expect(page).toHaveURL(/\/newsletter\?state=unsubscribe&link=[\w-]{12}$/);
    expect(await page.content()).not.toContain(token);
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
    expect(await editor.find(SUBSCRIBERS, 'email', address)).toBeNull();
  });
});

test('on a phone an error stands below field and button; the bar at the foot gives way to who writes, and is below the toast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/faq');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Your email').fill('x');
  await form.getByRole('button').click();
  const message = toast(page, 'Please fix the errors below');
  await expect(message).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Reach us' });
  await expect(bar).toBeHidden();
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await expect(bar).toBeVisible();
  await settled(page);
  const [field, error, button, raised, foot] = await Promise.all(
    [
      form.getByLabel('Your email'),
      form.getByText('Please enter a valid email address'),
      form.getByRole('button'),
      message,
      bar,
    ].map((part) => part.boundingBox()),
  );
  expect(button?.y).toBe(field?.y);
  expect(error?.y).toBeGreaterThan((button?.y ?? Number.NaN) + (button?.height ?? Number.NaN) - 1);
  expect((raised?.y ?? 0) + (raised?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  // On a narrow one, or where the letters are large, the button stands below, and the error between the two.
  await page.setViewportSize({ width: 360, height: 740 });
  const tops = await Promise.all(
    [
      form.getByLabel('Your email'),
      form.getByText('Please enter a valid email address'),
      form.getByRole('button'),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(3);
});
