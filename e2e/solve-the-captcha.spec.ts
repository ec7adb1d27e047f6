import { setTimeout as delay } from 'node:timers/promises';
import { createEditor } from '../cms/scripts/editor.mjs';
import { startFakeSiteverify } from './support/fake-siteverify';
import { LONG_ENOUGH_MS, QUOTES } from './support/quote-form';
import { expect, test } from './support/test';

const SCRIPT_HOST = 'https://challenges.cloudflare.com/**';

/** Stands in for Turnstile's script: a button in the place of the puzzle. */
const WIDGET = `
  window.turnstile = {
    ready: (callback) => callback(),
    render: (place, options) => {
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

test('where keys are set, a section form asks for the captcha and the server checks it', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const siteverify = await startFakeSiteverify();
  const { url, cms } = await world.startOtherFirm({
    NEXT_PUBLIC_TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
    TURNSTILE_SECRET_KEY: 'a-secret-of-the-journeys',
    TURNSTILE_VERIFY_URL: siteverify.url,
  });
  try {
    const asked: string[] = [];
    await page.route(SCRIPT_HOST, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: WIDGET });
    });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    expect(asked, 'nothing is asked of another host before a visitor touches the form').toEqual([]);

    const email = `asha-${Date.now()}@example.com`;
    const form = page.getByRole('form', { name: 'Request a free quote' });
    await form.getByLabel('Your Name').fill('Asha');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Select Service').selectOption({ index: 1 });
    await form.getByLabel('Message').fill('Two containers from Mombasa, please.');
    const person = form.getByRole('button', { name: 'I am a person' });
    await expect(person).toBeVisible();
    await delay(LONG_ENOUGH_MS);

    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please complete the CAPTCHA.').first()).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue(email);
    const editor = await createEditor(cms);
    expect(await editor.find(QUOTES, 'email', email)).toBeNull();

    await person.click();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Created Successfull !').first()).toBeVisible();
    expect(await editor.find(QUOTES, 'email', email)).toMatchObject({ name: 'Asha' });
    expect(siteverify.seen.map((token) => token.split(':').slice(0, 3))).toEqual([
      ['pass', 'home-quote', 'localhost'],
    ]);
  } finally {
    await world.stopOtherFirm();
    await siteverify.stop();
  }
});
