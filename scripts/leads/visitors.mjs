// Visitors without JavaScript: they open the contact page, fill the form in, and try again.
import { setTimeout as delay } from 'node:timers/promises';

const CONCURRENCY = 4;
const PAUSE_MS = 1_500;
const RETRY_MS = 1_000;
const MAX_ATTEMPTS = 120;
const TIMEOUT_MS = 20_000;
const SENT = 'Message sent successfully!';

/** @typedef {{ email: string, attempts: number, isSent: boolean }} Sent */

/**
 * Sends leads, each with an address of its own. Resolves when each visitor was thanked, or gave up.
 *
 * @param {{ siteUrl: string, count: number }} options
 * @returns {Promise<Sent[]>}
 */
export async function sendLeads({ siteUrl, count }) {
  /** @type {Sent[]} */
  const sent = [];
  let next = 0;
  const visit = async () => {
    while (next < count) {
      next += 1;
      sent.push(await sendOne(siteUrl, next));
      await delay(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, visit));
  return sent;
}

/**
 * @param {string} siteUrl
 * @param {number} number
 */
async function sendOne(siteUrl, number) {
  const email = `lead-${number}@example.com`;
  for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
    try {
      if (await attempt(siteUrl, number, email)) return { email, attempts, isSent: true };
    } catch {
      // The site is down, or slow: the visitor tries again.
    }
    await delay(RETRY_MS);
  }
  return { email, attempts: MAX_ATTEMPTS, isSent: false };
}

/**
 * @param {string} siteUrl
 * @param {number} number
 * @param {string} email
 */
async function attempt(siteUrl, number, email) {
  const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
  /** @type {(path: string, init?: RequestInit) => Promise<Response>} */
  const get = (path, init) =>
    fetch(siteUrl + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  const page = await (await get('/contact')).text();
  const { token } = await (await get('/api/form-token?form=contact')).json();
  const form = page.slice(page.indexOf('id="contact-form"'));
  const body = new FormData();
  for (const [input] of form.slice(0, form.indexOf('</form>')).matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name?.startsWith('$ACTION')) body.set(name, decode(/value="([^"]*)"/.exec(input)?.[1]));
  }
  for (const [name, value] of Object.entries({
    ...{ name: `Lead ${number}`, company_name: 'Faults', email, phone: '+255 1' },
    ...{ message: `Message ${number}`, 'form-token': token },
  })) {
    body.set(name, value);
  }
  const response = await get('/contact', { method: 'POST', body });
  return (await response.text()).includes(SENT);
}

/** @param {string | undefined} text */
function decode(text = '') {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}
