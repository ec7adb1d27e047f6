import type { Locator, Page } from '@playwright/test';
import type { Editor } from '../../cms/scripts/editor.mjs';
import { holdBack } from '../support/hold-back';
import { nextFrame } from '../support/next-frame';
import { expect, test } from '../support/test';

const MAPS = 'https://www.openstreetmap.org';
const NAMES = 'https://nominatim.openstreetmap.org';
const SETTING = 'api::global-entity.global-entity';
const DIRECTIONS = 'Directions from where I am';

/** Stands in for the maps service and notes what it is asked. */
async function maps(page: Page, name: { status: number; body: unknown }): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${MAPS}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<h1>Streets</h1>' });
  });
  await page.route(`${NAMES}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      status: name.status,
      headers: { 'access-control-allow-origin': '*' },
      json: name.body,
    });
  });
  return asked;
}

/** Has the map wait for a click; returns what takes that back. */
async function showMapOnClick(editor: Editor): Promise<() => Promise<unknown>> {
  const setting = await editor.create(SETTING, { key: 'office_map', value: 'on click' });
  return () => editor.remove(SETTING, setting.documentId);
}

/** Whether the service that names places is asked: the map may come into view at any time. */
const isForNames = (url: string) => url.startsWith(NAMES);

const NAMED = {
  status: 200,
  body: { address: { road: 'Bibi Titi' }, display_name: 'Bibi Titi, Ilala' },
};

test('the map comes when it comes into view, and not before', async ({ page }) => {
  const asked = await maps(page, NAMED);
  await page.goto('/contact');
  await nextFrame(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.getByRole('link', { name: 'Open in OpenStreetMap' }).scrollIntoViewIfNeeded();
  const frame = page.getByTitle('Map: Dar es Salaam, Head Office');
  await expect(frame).toHaveCSS('opacity', '1');
  await expect(frame).not.toBeFocused();
  await expect(frame.contentFrame().getByRole('heading', { name: 'Streets' })).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('marker')).toBe('-6.8132,39.2905');
});

test('the map waits for a click where the visitor saves data', async ({ page }) => {
  const asked = await maps(page, NAMED);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/contact');
  const show = page.getByRole('button', { name: 'Show the map' });
  await show.scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(asked).toEqual([]);
  await show.click();
  await expect(page.getByTitle('Map: Dar es Salaam, Head Office')).toBeFocused();
  expect(asked).toHaveLength(1);
});

test.describe('a visitor who says where they are', () => {
  test.use({
    geolocation: { latitude: -6.76, longitude: 39.24 },
    permissions: ['geolocation'],
    expectedErrors: [/Error fetching location data:|status of 503/],
  });

  test('gets the way from there, by the name of the place', async ({ page }) => {
    const asked = await maps(page, NAMED);
    await page.goto('/contact');
    expect(asked.filter(isForNames)).toEqual([]);
    await page.getByRole('button', { name: DIRECTIONS }).click();
    await expect(page.getByText('You are at Bibi Titi, Ilala.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open directions' })).toHaveAttribute(
      'href',
      /route=-6\.76%2C39\.24%3B-6\.8132%2C39\.2905/,
    );
    expect(new URL(asked.find(isForNames) ?? '').searchParams.get('lat')).toBe('-6.76');
  });

  test('gets the way also when nobody can name the place', async ({ page }) => {
    await maps(page, { status: 503, body: {} });
    await page.goto('/contact');
    await page.getByRole('button', { name: DIRECTIONS }).click();
    await expect(page.getByText('We found your location.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open directions' })).toHaveAttribute(
      'href',
      /route=-6\.76%2C39\.24%3B/,
    );
  });
});

test.describe('a visitor who does not say where they are', () => {
  test.use({ permissions: [], expectedErrors: [/GeolocationPositionError|Geolocation/] });

  test('is led to a map that asks for the start', async ({ page }) => {
    const asked = await maps(page, NAMED);
    await page.goto('/contact');
    await page.getByRole('button', { name: DIRECTIONS }).click();
    await expect(page.getByText('We could not find your location.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open directions' })).toHaveAttribute(
      'href',
      /route=%3B-6\.8132%2C39\.2905/,
    );
    expect(asked.filter(isForNames)).toEqual([]);
  });

  test('is told when the browser cannot find positions', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined });
    });
    await page.goto('/contact');
    await page.getByRole('button', { name: DIRECTIONS }).click();
    await expect(page.getByText('Geolocation is not supported by your browser.')).toBeVisible();
  });
});

test('the screen starts at its top, wherever the visitor came from', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Ask your question' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeInViewport();

  const back = page.getByRole('link', { name: 'GET IN TOUCH' });
  await expect(back).toHaveAttribute('href', '/contact');
  await back.click();
  const field = page.getByRole('main').getByLabel('Your Name');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('every office is there once, with what one needs to reach it', async ({ page }) => {
  await page.goto('/contact');
  const offices = page.getByRole('region', { name: 'Where to find us' });
  for (const [office, phone, email] of [
    ['Dar es Salaam, Head Office', 'tel:+255220000010', 'mailto:hello@nyuzi.example'],
    ['Mombasa', 'tel:+254410000020', 'mailto:mombasa@nyuzi.example'],
    ['Lusaka', 'tel:+260211000030', 'mailto:lusaka@nyuzi.example'],
  ] as const) {
    await expect(offices.getByRole('heading', { name: office })).toHaveCount(1);
    await expect(offices.locator(`a[href="${phone}"]`)).toBeVisible();
    await expect(offices.locator(`a[href="${email}"]`)).toBeVisible();
  }
  const addresses = offices.locator('address');
  await expect(addresses).toHaveCount(3);
  for (const address of await addresses.all()) {
    await expect(address.getByText(/^Sat: /)).toBeVisible();
    await expect(address.locator('a[href^="https://www.openstreetmap.org/"]')).toBeVisible();
  }
  for (const promise of ['24/7', '1hr', '100%', 'We reply within 24 hours']) {
    await expect(page.getByText(promise, { exact: true })).toBeVisible();
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('plain links lead to the map and to the directions', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await expect(page.getByRole('button', { name: DIRECTIONS })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    await expect(page.getByRole('link', { name: 'Open directions' })).toBeVisible();
  });
});

test('where the organization has set it so, the map waits for a click', async ({
  page,
  editor,
}) => {
  const undo = await showMapOnClick(editor);
  const asked = await maps(page, NAMED);
  const button = page.getByRole('button', { name: 'Show the map' });
  await expect(async () => {
    await page.goto('/contact');
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await button.scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.getByTitle('Map: Dar es Salaam, Head Office')).toBeFocused();
  await expect.poll(() => asked.length).toBe(1);
  await undo();
});

test.describe('where the map waits for a click, and the office has no position', () => {
  const OFFICE = 'api::company-address.company-address';
  test.use({ expectedErrors: [/ERR_FAILED/] });
  let undoAll = async () => {};

  test.beforeEach(async ({ editor }) => {
    const undo = await showMapOnClick(editor);
    const office = await editor.find(OFFICE, 'isDefault', 'true');
    if (!office) throw new Error('There is no default office');
    const { documentId, latitude } = office;
    await editor.update(OFFICE, documentId, { latitude: null });
    undoAll = async () => {
      await editor.update(OFFICE, documentId, { latitude });
      await undo();
    };
  });
  test.afterEach(() => undoAll());

  test('who pressed the button hears that the place is not known', async ({ page }) => {
    await maps(page, { status: 200, body: [] });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.getByText('We could not find this address on the map.')).toBeFocused();
  });

  test('the map takes the focus of who waits for it, not of who went on', async ({ page }) => {
    await maps(page, { status: 200, body: [{ lat: '-6.8', lon: '39.2' }] });
    const frame = page.getByTitle('Map: Dar es Salaam, Head Office');
    for (const waits of [true, false]) {
      const release = await holdBack(page, `${NAMES}/**`, (route) => route.fallback());
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Show the map' }).click();
      await expect(page.getByText('The map is loading')).toBeFocused();
      const link = page.getByRole('link', { name: 'Open in OpenStreetMap' });
      if (!waits) await link.focus();
      release();
      await expect(frame).toHaveCSS('opacity', '1');
      await expect(waits ? frame : link).toBeFocused();
    }
  });

  test('what finds the place cannot be downloaded: the visitor hears so', async ({ page }) => {
    await maps(page, NAMED);
    await page.goto('/contact');
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.getByText('We could not find this address on the map.')).toBeFocused();
  });
});

test('who would rather talk finds the number before the form', async ({ page }) => {
  await page.goto('/contact');
  const quick = page.getByRole('list', { name: 'Call us or write' });
  await expect(quick.getByRole('link', { name: /^Call us/ })).toHaveAttribute(
    'href',
    'tel:+255220000010',
  );
  await expect(quick.getByRole('link', { name: /^Email us/ })).toHaveAttribute(
    'href',
    'mailto:hello@nyuzi.example',
  );
  await expect(quick.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    'https://whatsapp.example.com/nyuzi',
  );
  const topics = page.getByRole('navigation', { name: 'Is it about one of these?' });
  await expect(topics.getByRole('link')).toHaveText([
    'A quote',
    'A common question',
    'Registrations and certificates',
    'Press',
    'Working here',
  ]);
  await topics.getByRole('link', { name: 'Registrations and certificates' }).click();
  await expect(page.locator('#on-paper')).toBeInViewport();
});

test('on a phone the first screen has three ways to reach the office, and the form follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const quick = page.getByRole('list', { name: 'Call us or write' }).getByRole('link');
  await expect(quick).toHaveCount(3);
  const boxes = await quick.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { bottom, height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(72);
    expect(bottom).toBeLessThan(740);
  }
  const form = page.locator('#contact-form');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(form.getByLabel('Your Name'))).toBeLessThanOrEqual(840);
  const button = await top(form.getByRole('button', { name: 'Send Message' }));
  const topics = page.getByRole('navigation', { name: 'Is it about one of these?' });
  expect(await top(topics)).toBeGreaterThan(button);
  expect(await top(page.getByText('24/7', { exact: true }))).toBeGreaterThan(await top(topics));
});
