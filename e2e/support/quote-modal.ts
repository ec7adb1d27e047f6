import type { Locator, Page } from '@playwright/test';
import { QUIET_ADDRESS } from './menu';
import { expect } from './test';

export const QUOTE_SENT = 'Quote request submitted successfully & Sales Team has been notified!';

let quotes = 0;

/** A quote that nobody else has sent, so that its record and its message can be found. */
export function newQuote() {
  quotes += 1;
  return {
    name: `Asha Mushi ${quotes}`,
    email: `asha-${Date.now()}-${quotes}@example.com`,
    phone: '+255 700 000 000',
    message: 'We run three depots on one spreadsheet.\nCan you help?',
  };
}

let visitors = 0;

/** Makes this journey a visitor with an address of its own, as a proxy would say it. */
export async function beVisitorOfItsOwn(page: Page): Promise<void> {
  visitors += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${visitors}` });
}

export async function openModal(page: Page): Promise<Locator> {
  await page.goto(QUIET_ADDRESS);
  await page.getByRole('banner').getByRole('link', { name: 'Req Quote' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Request A Quote' });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('option', { name: 'ERP', exact: true })).toBeAttached();
  return modal;
}

export async function fill(form: Locator, quote: ReturnType<typeof newQuote>) {
  await form.getByLabel('Your Name').fill(quote.name);
  await form.getByLabel('Email').fill(quote.email);
  await form.getByLabel('Phone Number').fill(quote.phone);
  await form.getByLabel('Select Service').selectOption('ERP');
  await form.getByLabel('Message').fill(quote.message);
}

export const send = (form: Locator) => form.getByRole('button', { name: 'Send Message' }).click();
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
