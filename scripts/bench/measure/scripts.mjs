// Measures the JavaScript that a phone's browser loads with a page, before anybody scrolls or clicks.
import { gzipSync } from 'node:zlib';
import { PHONE } from '../phone.mjs';

/**
 * Bytes are gzipped. `laterBytes` is the part of `filesBytes` that the
 * document does not name; `foreignHosts` are those asked without the visitor's doing.
 *
 * @typedef {object} PageWeight
 * @property {number} filesBytes
 * @property {number} laterBytes
 * @property {number} inlineBytes
 * @property {number} dataBytes
 * @property {number} htmlBytes
 * @property {string[]} foreignHosts
 */

const INLINE_SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script>/gi;
const CODE_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];
// What React needs to know about the server's markup: data, not code, and reported beside it.
const PAGE_DATA = /^\(?self\.__next_f/;

/**
 * Opens a page in a fresh browser context and weighs its scripts, each gzipped at level 9 here, so
 * that the servers' own compression plays no part. Scripts that the page loads on its own later,
 * those of screens it prefetches included, count; the `noModule` polyfill is never requested.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<PageWeight>}
 */
export async function measureScripts(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    /** @type {import('@playwright/test').Response[]} */
    const responses = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') responses.push(response);
    });
    const document = await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    if (!document) throw new Error(`${url} is not a page.`);
    const html = await document.text();
    /** @type {Map<string, Buffer>} */
    const bodies = new Map();
    for (const response of responses) bodies.set(response.url(), await response.body());
    const scripts = [...bodies].map(([address, body]) => ({
      bytes: gzippedBytes(body),
      isInHtml: html.includes(new URL(address).pathname),
    }));
    const { code, data } = inlineScripts(html);
    return {
      filesBytes: sum(scripts.map((script) => script.bytes)),
      laterBytes: sum(scripts.filter((script) => !script.isInHtml).map((script) => script.bytes)),
      inlineBytes: gzippedBytes(code),
      dataBytes: gzippedBytes(data),
      htmlBytes: gzippedBytes(html),
      foreignHosts: await foreignHosts(page, new URL(url).host),
    };
  } finally {
    await context.close();
  }
}

/**
 * Splits the scripts that stand in the document itself into code and React's page data.
 *
 * @param {string} html
 */
export function inlineScripts(html) {
  const found = { code: '', data: '' };
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT)) {
    const type = /\btype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (/\bsrc=/i.test(attributes) || !CODE_TYPES.includes(type.toLowerCase())) continue;
    found[PAGE_DATA.test(text) ? 'data' : 'code'] += text;
  }
  return found;
}

/**
 * Images that need no resizing may come straight from the content service.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} own
 */
async function foreignHosts(page, own) {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  const hosts = names.filter((name) => name.startsWith('http')).map((name) => new URL(name).host);
  return [...new Set(hosts)].filter((host) => host !== own);
}

/** @param {string | Buffer} content */
function gzippedBytes(content) {
  return content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
