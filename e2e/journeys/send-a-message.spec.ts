import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { noteShakes, SHAKEN } from '../support/note-shakes';
import { expectAccessible } from '../support/probes/accessible';
import { expect, test } from '../support/test';
import { withoutFormScript } from '../support/without-form-script';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, sharesPage: true });

const MESSAGES = 'api::contact.contact';
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

let visitor = 0;

test.beforeEach(async ({ page }) => {
  visitor += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${visitor}` });
});

async function fill(form: Locator): Promise<string> {
  const email = `juma-${Date.now()}-${visitor}@example.com`;
  await form.getByLabel('Your Name').fill('Juma Ally');
  await form.getByLabel('Company Name').fill('Ally & Sons');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone Number').fill('0700');
  await form.getByLabel('Message').fill('Hello');
  return email;
}

test('a message is saved, celebrated, and the sales team is told', async ({
  page,
  editor,
  faults,
  mailbox,
}) => {
  const release = faults.hold({ path: '/api/contacts' });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '7');
  const email = await fill(form);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('button', { name: 'Sending Message...' })).toBeDisabled();
  release();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  const particles = page.locator('.form-particles > span');
  await expect(particles).toHaveCount(10);
  await expect(particles.first()).toHaveCSS('animation-duration', '1.9s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(particles.first()).toBeHidden();
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(await editor.find(MESSAGES, 'email', email)).toMatchObject({
    company_name: 'Ally & Sons',
  });
  await expect.poll(() => mailbox.about(email).length).toBe(1);
});

test.describe('before the scripts arrive', () => {
  // The browser gives up the transition to the answer where its styles come later, and says so.
  test.use({ expectedErrors: [/ViewTransition/] });

  test('what is sent is answered by a page on which they run', async ({ page, editor }) => {
    const release = await holdBack(page, '**/_next/static/**/*.js');
    await page.route('**/api/form-token', (route) => route.fulfill({ status: 204 }));
    // The frame's own: the page's waits until its scripts have run.
    await page.mainFrame().goto('/contact', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'Send us a message' });
    const email = await fill(form);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Please submit the form again.', { exact: false })).toBeVisible();
    release();
    await page.locator('.menu-bar[data-ready]').waitFor({ state: 'attached' });
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Message sent successfully!')).toBeVisible();
    expect(await editor.find(MESSAGES, 'email', email)).toMatchObject({ name: 'Juma Ally' });
    await page.unrouteAll();
  });
});

test('what was typed before the scripts arrive is kept once they are there', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await page.mainFrame().goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Send us a message' });
  const email = await fill(form);
  release();
  await page.locator('.menu-bar[data-ready]').waitFor({ state: 'attached' });
  await page.keyboard.type(', Juma');
  const draft = () => page.evaluate(() => sessionStorage.getItem('draft:contact') ?? '');
  await expect.poll(draft).toContain(email);
  await page.unrouteAll();
  await page.reload();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Message')).toHaveValue('Hello, Juma');
});

test.describe('on a page that an extension or the browser has changed before the scripts arrive', () => {
  // React renders all of it again, and says so.
  test.use({ expectedErrors: [/React error #418/] });

  test('what was typed meanwhile is kept', async ({ page }) => {
    const release = await holdBack(page, '**/_next/static/**/*.js');
    await page.mainFrame().goto('/contact', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'Send us a message' });
    const email = await fill(form);
    const emailField = form.getByLabel('Email');
    await emailField.evaluate((field) => field.after(document.createElement('an-extension')));
    release();
    await expect(form.locator('an-extension')).toHaveCount(0);
    await expect(emailField).toHaveValue(email);
    await expect(form.getByLabel('Message')).toHaveValue('Hello');
  });
});

test('what the form says while it is sending stands above its button', async ({ page, faults }) => {
  const release = faults.hold({ path: '/api/contacts' });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  await fill(form);
  await form.getByRole('button', { name: 'Send Message' }).click();
  const button = form.getByRole('button', { name: 'Sending Message...' });
  await expect(button).toBeDisabled();
  // Not the browser's own switch, which would end the request.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    dispatchEvent(new Event('offline'));
  });
  const notice = form.getByText('You are offline.', { exact: false });
  await expect(notice).toBeVisible();
  const [above, below] = [await notice.boundingBox(), await button.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  release();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
});

test('a toast covers no label of the first fields to be corrected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  const label = form.getByText('Company Name', { exact: true });
  const shown = toast(page, 'Please fix the errors below');
  // It stays for two seconds: on a busy machine the next press shows it again.
  await expect(async () => {
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(shown).toHaveAttribute('data-mounted', 'true');
    const [box, below] = [await shown.boundingBox(), await label.boundingBox()];
    expect(box?.y).toBeGreaterThan(0);
    expect(below?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  }).toPass({ timeout: 15_000 });
});

test('the first field to be corrected is seen with its label, also where a browser takes what lies behind the bar for visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  // As Safari, which scrolls to nothing that is in the window.
  await page.evaluate(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function () {
      focus.call(this, { preventScroll: true });
    };
  });
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Your Name').evaluate((field) => {
    window.scrollBy({ top: field.getBoundingClientRect().top - 20, behavior: 'instant' });
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Your Name')).toBeFocused();
  const label = form.getByText('Your Name', { exact: true });
  const bar = page.locator('.sticky-bar');
  await expect(async () => {
    const [box, above] = [await label.boundingBox(), await bar.boundingBox()];
    expect(box?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
  }).toPass({ timeout: 10_000 });
});

test('a dead mailbox is not the visitor’s concern', async ({ page, editor, mailbox }) => {
  mailbox.fail({ cut: true });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  const email = await fill(form);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  expect(await editor.find(MESSAGES, 'email', email)).not.toBeNull();
});

test.describe('where the script of the form cannot be downloaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a message is sent with a second press, and the form is empty then', async ({
    page,
    editor,
  }) => {
    await withoutFormScript(page);
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send us a message' });
    const email = await fill(form);
    const button = form.getByRole('button', { name: 'Send Message' });
    await form.getByLabel('Email').fill('juma');
    await button.click();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.getByLabel('Email')).toBeFocused();
    await form.getByLabel('Email').fill(email);
    await button.click();
    await expect(form.getByText('Message sent successfully!')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('');
    expect(await editor.find(MESSAGES, 'email', email)).not.toBeNull();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page comes back to what became of the message, in view on a phone', async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send us a message' });
    const hasToken = page.waitForResponse('**/api/form-token');
    const email = await fill(form);
    await hasToken;
    await page.context().clearCookies();
    const message = form.locator('.form-message');
    // Where no cookie is stored, the first post asks for a second one, with the token that it brings.
    for (const said of [/^Please submit the form again/, /^Message sent successfully!/]) {
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(message).toHaveText(said);
      await expect(message).toBeInViewport({ ratio: 1 });
    }
    expect(await editor.find(MESSAGES, 'email', email)).not.toBeNull();
  });
});

test.describe('where a network sends faster than people do', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('the form says to wait, and keeps every word', async ({ page, request }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send us a message' });
    const email = await fill(form);
    const headers = { 'x-forwarded-for': `192.0.2.${visitor}` };
    await expect(async () => {
      // A post of the type of a form is counted wherever it goes.
      const post = () => request.post('/api/health', { headers, multipart: { a: 'b' } });
      const responses = await Promise.all(Array.from({ length: 20 }, post));
      expect(responses.map((response) => response.status())).toContain(429);
    }).toPass();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Too many requests at once.')).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue(email);
  });
});

/** The ground of the button at the start of the motion that says it failed, and the colour of danger. */
function groundsOf(button: Locator): Promise<string[]> {
  return button.evaluate((element: HTMLElement) => {
    const read = () => getComputedStyle(element).backgroundColor;
    // From its start once more.
    element.style.animation = 'none';
    read();
    element.style.animation = '';
    const failed = read();
    element.style.transition = 'none';
    element.style.animation = 'none';
    element.style.background = 'var(--color-danger)';
    return [failed, read()];
  });
}

test.describe('where something shakes', () => {
  test.use({ sharesPage: false });

  test('a failure shakes red, and keeps every word', async ({ page, faults }) => {
    await noteShakes(page);
    faults.fail({ path: '/api/contacts', fault: { kind: 'status', status: 500 } });
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send us a message' });
    const email = await fill(form);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send Message' })).toHaveAttribute(SHAKEN);
    await expect(page.locator(`[${SHAKEN}]`)).toHaveCount(1);
    await expect(form.getByLabel('Email')).toHaveValue(email);
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused();
    await expectAccessible(page, 'form that failed', '#contact-form');
    const [failed, danger] = await groundsOf(form.getByRole('button', { name: 'Send Message' }));
    expect(failed).toBe(danger);
  });
});

test('header injection arrives as text on one line', async ({ page, editor, mailbox }) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  const email = await fill(form);
  const injection = 'Juma\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>';
  await form.evaluate((element, text) => {
    for (const name of ['name', 'company_name']) {
      const field = element.querySelector(`[name=${name}]`);
      // An input drops line breaks, a program does not.
      const area = document.createElement('textarea');
      area.name = name;
      area.value = text;
      field?.replaceWith(area);
    }
  }, injection);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  const record = await editor.find(MESSAGES, 'email', email);
  expect(record?.name).toBe('Juma Bcc: victim@example.com <script>alert(1)</script>');
  await expect.poll(() => mailbox.about(email).length).toBe(1);
  const [mail] = mailbox.about(email);
  expect(mail?.to).toEqual(['sales@example.com']);
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.html).not.toContain('<script>');
});

test('a notification is no wider than a phone, however long an address in it is', async ({
  browser,
  page,
  mailbox,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  const email = await fill(form);
  await form.getByLabel('Message').fill(`See https://example.com/?token=${'4f'.repeat(60)}`);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect.poll(() => mailbox.about(email).length).toBe(1);
  // As on a phone, which lays out for a desk what does not say otherwise.
  const phone = await browser.newContext({
    isMobile: true,
    viewport: { width: 320, height: 640 },
  });
  const reader = await phone.newPage();
  await reader.setContent(mailbox.about(email)[0]?.html ?? '');
  await expect(
    reader.getByRole('paragraph').filter({ hasText: 'https://example.com/' }),
  ).toBeVisible();
  expect(await reader.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
  await phone.close();
});
