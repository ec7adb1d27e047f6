// The contact form as a browser without JavaScript sends it.
import { z } from 'zod';

const FORM = /<form[^>]*id="contact-form"[\s\S]*?<\/form>/;
const HIDDEN = /<input[^>]*type="hidden"[^>]*>/g;
/** What became of the form is a field of it. */
const STATE = /^\$ACTION_\d+:1$/;
/** The first post without a token shows the form again, with one. */
const MAX_POSTS = 3;

const states = z.array(z.object({ status: z.string(), message: z.string().optional() }));

/** @typedef {import('./visitor.mjs').Visitor} Visitor */

/**
 * Sends the form of a page that was opened before.
 *
 * @param {Visitor} visit
 * @param {string} origin
 * @param {string} page Its HTML.
 * @param {string} message Different ones are different records.
 * @returns {Promise<string | null>} What went wrong; `null`: the form says that the message was saved.
 */
export async function sendContactForm(visit, origin, page, message) {
  let html = page;
  for (let post = 0; post < MAX_POSTS; post += 1) {
    const response = await postContactForm(visit, origin, html, message);
    if (response === null) return 'there is no form';
    if (response.status !== 200) return `status ${response.status}`;
    html = response.text;
    const { status, message: told } = readState(html);
    if (status === 'sent') return null;
    if (post === MAX_POSTS - 1) return told || status;
    // Nobody writes a message in less.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
  return 'it was never accepted';
}

/**
 * Sends it once, as a program does that has not read the page.
 *
 * @param {Visitor} visit
 * @param {string} origin
 * @param {string} html
 * @param {string} message
 * @returns {Promise<import('./visitor.mjs').Response | null>} `null`: the page has no such form.
 */
export async function postContactForm(visit, origin, html, message) {
  const form = FORM.exec(html)?.[0];
  if (!form) return null;
  const body = new FormData();
  for (const [input] of form.matchAll(HIDDEN)) body.set(read(input, 'name'), read(input, 'value'));
  body.set('name', 'Asha Rao');
  body.set('email', 'asha@example.com');
  body.set('phone', '+91 98765 43210');
  body.set('company_name', 'Example Ltd');
  body.set('message', message);
  const encoded = new Response(body);
  return visit('/contact', {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', origin },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** @param {string} html */
function readState(html) {
  const fields = [...(FORM.exec(html)?.[0] ?? '').matchAll(HIDDEN)].map(([input]) => input);
  const field = fields.find((input) => STATE.test(read(input, 'name')));
  const [state] = field ? states.parse(JSON.parse(read(field, 'value'))) : [];
  return { status: state?.status ?? 'there is no form', message: state?.message ?? '' };
}

/**
 * @param {string} tag
 * @param {string} name
 */
function read(tag, name) {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
