import type { Locator, Route } from '@playwright/test';
import { nextFrame } from '../support/next-frame';
import { QUOTES } from '../support/quote-form';
import { expect, test } from '../support/test';

test.use({ organization: 'logistics' });

const SCRIPT_HOST = 'https://challenges.cloudflare.com/**';

/** Stands in for Turnstile's script: a button instead of the puzzle. */
const WIDGET = `
  window.turnstile = {
    ready: (callback) => callback(),
    render: (place, options) => {
      window.captcha = options.theme + ' ' + options.size;
      const box = typeof place === 'string' ? document.querySelector(place) : place;
      const input = Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: options['response-field-name'] || 'cf-turnstile-response',
      });
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: 'I am a person',
        onclick: () => {
          input.value = ['pass', options.action, location.hostname, Math.random()].join(':');
          options.callback?.(input.value);
        },
      });
      box.append(input, button);
      return 'widget';
    },
    reset: () => {},
    remove: () => {},
    getResponse: () => document.querySelector('[name=cf-turnstile-response]')?.value,
    isExpired: () => false,
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]?.();
`;

async function fill(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Your Name').fill('Asha');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Select Service').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('Two containers from Mombasa, please.');
}

test('where keys are set, a section form asks for the captcha and the server checks it', async ({
  page,
  editor,
  environment,
}) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  await page.route(SCRIPT_HOST, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: WIDGET });
  });
  await page.goto('/');
  await expect(page.getByText('The CAPTCHA needs JavaScript.')).toBeHidden();
  await nextFrame(page);
  expect(asked, 'nothing is asked of another host before a visitor touches the form').toEqual([]);

  const email = `asha-${Date.now()}@example.com`;
  const form = page.getByRole('form', { name: 'Request a free quote' });
  await fill(form, email);
  const person = form.getByRole('button', { name: 'I am a person' });
  await expect(person).toBeVisible();
  expect(await page.evaluate('window.captcha')).toBe('light normal');

  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please complete the CAPTCHA.').first()).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  expect(await editor.find(QUOTES, 'email', email)).toBeNull();

  await person.click();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Created Successfull !').first()).toBeVisible();
  expect(await editor.find(QUOTES, 'email', email)).toMatchObject({ name: 'Asha' });
  expect(environment.siteverify.seen.map((token) => token.split(':').slice(0, 3))).toEqual([
    ['pass', 'home-quote', 'localhost'],
  ]);
});

test.describe('when the captcha’s code cannot be downloaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the screen stays, and the form leads to the one that has none', async ({ page }) => {
    await page.goto('/');
    await page.route('**/_next/static/**/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('challenges.cloudflare.com')) await route.abort();
      else await route.fulfill({ response });
    });
    const form = page.getByRole('form', { name: 'Request a free quote' });
    await form.getByLabel('Your Name').fill('Asha');
    // It comes while somebody types, and is read out.
    const said = form.getByRole('status').filter({ hasText: 'The CAPTCHA could not be loaded.' });
    await expect(said).toBeVisible();
    // The next page loads on while the journey ends.
    await page.unrouteAll({ behavior: 'wait' });
    await expect(form.getByLabel('Your Name')).toHaveValue('Asha');
    await form.getByRole('link', { name: 'Send your request without it' }).click();
    await expect(page).toHaveURL('/quote');
    await expect(page.getByLabel('Your Name')).toHaveValue('Asha');
  });
});

test.describe('while Turnstile’s script does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/], viewport: { width: 379, height: 740 } });

  test('each press tries again, and the form leads to the one that has none', async ({ page }) => {
    test.setTimeout(120_000);
    const requests: Route[] = [];
    await page.route(SCRIPT_HOST, (route) => {
      requests.push(route);
    });
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Request a free quote' });
    const send = form.getByRole('button', { name: 'Send Message' });
    const unavailable = form.getByText('The CAPTCHA could not be loaded.');
    const email = `late-${Date.now()}@example.com`;
    await fill(form, email);
    await expect.poll(() => requests.length).toBe(1);
    await expect(unavailable).toBeHidden();

    await test.step('it is slow: the server asks for what is not there', async () => {
      await send.click();
      await expect(unavailable).toBeVisible();
      // Nobody is asked to complete what is not there.
      await expect(form.locator('.form-message')).toHaveText(
        'Nothing was sent yet. Use the link above, or try again.',
      );
      expect(requests).toHaveLength(1);
    });
    await test.step('it fails, and once more', async () => {
      for (const tries of [1, 2]) {
        await requests.at(-1)?.abort();
        await expect(unavailable).toBeVisible();
        await send.click();
        await expect.poll(() => requests.length).toBe(tries + 1);
      }
      await requests.at(-1)?.abort();
      await expect(unavailable).toBeVisible();
    });
    await test.step('the line is there again', async () => {
      await send.click();
      await expect.poll(() => requests.length).toBe(4);
      await requests.at(-1)?.fulfill({ contentType: 'text/javascript', body: WIDGET });
      await expect(form.getByRole('button', { name: 'I am a person' })).toBeVisible();
      await expect(unavailable).toBeHidden();
      expect(await page.evaluate('window.captcha')).toBe('light compact');
    });
    await test.step('without it, what was typed goes along, and stays nowhere else', async () => {
      // The script is asked for, and held back, before the page has loaded.
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(() => requests.length).toBe(5);
      await requests.at(-1)?.abort();
      await expect(unavailable).toBeVisible();
      await form.getByRole('link', { name: 'Send your request without it' }).click();
      await expect(page).toHaveURL('/quote');
      await expect(page.getByLabel('Your Name')).toHaveValue('Asha');
      await expect(page.getByLabel('Email', { exact: true }).first()).toHaveValue(email);
      expect(await page.evaluate(() => sessionStorage.getItem('draft:home-quote'))).toBeNull();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a section form says that its captcha needs it, and leads to the form that has none', async ({
    page,
  }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Request a free quote' });
    await expect(form.getByText('The CAPTCHA needs JavaScript.')).toBeVisible();
    await form.getByRole('link', { name: 'Send your request without it' }).click();
    await expect(page).toHaveURL('/quote');
    await expect(page.getByRole('form', { name: 'Request a quote' })).toBeVisible();
  });
});
