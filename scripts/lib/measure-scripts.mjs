// Measures the JavaScript that a phone's browser loads with a page, before anybody scrolls or clicks.
import { gzipSync } from 'node:zlib';

/** The phone that all pages are measured on: the one that Lighthouse imitates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const INLINE_SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script>/gi;
const CODE_TYPES = ['', 'module', 'text/javascript', 'application/javascript'];
// What React needs to know about the server's markup: data, not code, and reported beside it.
const PAGE_DATA = /^\(?self\.__next_f/;

/**
 * Opens a page in a fresh browser context and weighs its scripts, each gzipped at level 9 here, so
 * that the servers' own compression plays no part. Scripts that the page loads on its own later,
 * those of screens it prefetches included, count; the `noModule` polyfill is never asked for.
 */
export async function measureScripts(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const responses = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') responses.push(response);
    });
    const document = await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    const html = await document.text();
    const bodies = new Map();
    for (const response of responses) bodies.set(response.url(), await response.body());
    const scripts = [...bodies].map(([address, body]) => ({
      name: new URL(address).pathname,
      bytes: gzippedBytes(body),
      isInHtml: html.includes(new URL(address).pathname),
    }));
    const { code, data } = inlineScripts(html);
    return {
      status: document.status(),
      scripts,
      filesBytes: sum(scripts.map((script) => script.bytes)),
      laterBytes: sum(scripts.filter((script) => !script.isInHtml).map((script) => script.bytes)),
      inlineBytes: gzippedBytes(code),
      dataBytes: gzippedBytes(data),
      htmlBytes: gzippedBytes(html),
      htmlRawBytes: Buffer.byteLength(html),
      foreignHosts: await foreignHosts(page, new URL(url).host),
    };
  } finally {
    await context.close();
  }
}

/** Splits the scripts that stand in the document itself into code and React's page data. */
export function inlineScripts(html) {
  const found = { code: '', data: '' };
  for (const [, attributes, text] of html.matchAll(INLINE_SCRIPT)) {
    const type = /\btype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (/\bsrc=/i.test(attributes) || !CODE_TYPES.includes(type.toLowerCase())) continue;
    found[PAGE_DATA.test(text) ? 'data' : 'code'] += text;
  }
  return found;
}

// Pictures that need no resizing come straight from the content service.
async function foreignHosts(page, own) {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  const hosts = names.filter((name) => name.startsWith('http')).map((name) => new URL(name).host);
  return [...new Set(hosts)].filter((host) => host !== own);
}

function gzippedBytes(content) {
  return content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
