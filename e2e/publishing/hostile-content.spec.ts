import type { Page } from '@playwright/test';
import {
  CLASS_VECTORS,
  LINK_VECTORS,
  STYLE_VECTORS,
  TEXT_VECTORS,
} from '../../tests/fixtures/xss-field-vectors';
import { EVIL_HOST, HTML_VECTORS, MARKDOWN_VECTORS } from '../../tests/fixtures/xss-vectors';
import { settled } from '../support/probes/accessible';
import { expect, test } from '../support/test';

// Images of the attacks do not exist; an image that is not there harms nobody.
test.use({ expectedErrors: [/Failed to load resource/] });
test.describe.configure({ timeout: 120_000 });

const SAFE_LINK = /^(https?:|mailto:|tel:)/;

const pick = (list: readonly string[], index: number) => list[index % list.length];

/** Render settings that attack as well, other ones for each block. */
function renderBlock(index: number) {
  return {
    value: 'left',
    width: pick(TEXT_VECTORS, index),
    fontSize: pick(STYLE_VECTORS, index),
    padding: pick(STYLE_VECTORS, index + 1),
    margin: pick(STYLE_VECTORS, index + 2),
    styleCSS: pick(STYLE_VECTORS, index),
    innerStyleCSS: STYLE_VECTORS.join(';'),
    htmlCSSClasses: pick(CLASS_VECTORS, index),
    innerHtmlCSSClasses: pick(CLASS_VECTORS, index + 1),
  };
}

/** The content service refuses it; that of another one may have it (tests/lib/server/html). */
function withoutNul(text: string): string {
  return text.replace(/\0/g, '');
}

function hostileBlocks() {
  const html = [...HTML_VECTORS, HTML_VECTORS.join('\n')].map((body) => ({
    __component: 'shared.html-markdown-wrapper',
    body: withoutNul(body),
  }));
  const markdown = [...MARKDOWN_VECTORS, HTML_VECTORS.slice(0, 60).join('\n\n')].map((body) => ({
    __component: 'shared.rich-text-markdown-wrapper',
    body,
  }));
  const links = LINK_VECTORS.map((link) => ({
    __component: 'shared.action-btn-wrapper',
    name: 'Press',
    link,
  }));
  const videos = LINK_VECTORS.map((link) => ({ __component: 'shared.media-wrapper', link }));
  const quotes = TEXT_VECTORS.map((body) => ({
    __component: 'shared.quote-wrapper',
    body,
    name: body,
  }));
  return [...html, ...markdown, ...links, ...videos, ...quotes].map((block, index) => ({
    ...block,
    title: pick(TEXT_VECTORS, index),
    renderBlock: renderBlock(index),
  }));
}

/** Watches a page: what it requested of third parties, and whether a dialog opened. */
async function watch(page: Page) {
  const seen: { hosts: Set<string>; dialogs: string[] } = { hosts: new Set(), dialogs: [] };
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) seen.hosts.add(hostname);
  });
  page.on('dialog', async (dialog) => {
    seen.dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.addInitScript(() => {
    window.alert = () => Reflect.set(window, '__xss', 'alert');
  });
  return seen;
}

/** Does to the page what makes handlers run: points, focuses, opens. */
async function touchEverything(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['pointerover', 'mouseover', 'focus', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    window.scrollTo(0, document.body.scrollHeight);
  });
  // A handler of an image runs when the image has loaded or failed.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await settled(page);
}

async function expectHarmless(page: Page, seen: Awaited<ReturnType<typeof watch>>) {
  await touchEverything(page);
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
  expect(seen.dialogs).toEqual([]);
  expect([...seen.hosts].filter((host) => !['localhost', '127.0.0.1'].includes(host))).toEqual([]);
  const found = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map((a) => a.href),
    forbidden: [
      ...document.querySelectorAll(
        'main :is(iframe, object, embed, base, meta, style, link, math, [srcdoc], [onerror], [onload], [onclick], [onfocus], [formaction])',
      ),
    ].map((element) => element.outerHTML.slice(0, 200)),
    floating: [...document.querySelectorAll('main article .block-frame *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .map((element) => element.outerHTML.slice(0, 200)),
  }));
  expect(found.links.filter((href) => !SAFE_LINK.test(href))).toEqual([]);
  expect(found.forbidden).toEqual([]);
  expect(found.floating).toEqual([]);
}

test('an article full of attacks is read, and runs nothing', async ({ page, editor }) => {
  const slug = `hostile-${Date.now()}`;
  const title = TEXT_VECTORS.slice(0, 4).join(' ');
  const article = await editor.createArticle({
    title,
    slug,
    description: TEXT_VECTORS.join('\n'),
    button_name: TEXT_VECTORS[1],
    button_link: LINK_VECTORS[0],
    seo: {
      metaTitle: TEXT_VECTORS[4],
      metaDescription: TEXT_VECTORS.join(' '),
      metakeywords: TEXT_VECTORS[5],
    },
    blocks: hostileBlocks(),
  });
  try {
    const seen = await watch(page);
    await page.goto(`/post/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '));
    await expectHarmless(page, seen);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  } finally {
    await editor.removeArticle(article.documentId);
  }
});

test('questions full of attacks are read, and run nothing', async ({ page, editor }) => {
  const entry = await editor.createPublished('api::qna.qna', {
    title: withoutNul(HTML_VECTORS.slice(0, 80).join(' ')),
    description: withoutNul(HTML_VECTORS.join('\n')),
  });
  try {
    const seen = await watch(page);
    await page.goto('/faq');
    await expectHarmless(page, seen);
  } finally {
    await editor.remove('api::qna.qna', entry.documentId);
  }
});

test('no response of the server holds a way to the third party but a link', async ({
  request,
  editor,
}) => {
  const slug = `third-parties-${Date.now()}`;
  const article = await editor.createArticle({
    title: 'Third parties',
    slug,
    blocks: [
      { __component: 'shared.html-markdown-wrapper', body: withoutNul(HTML_VECTORS.join('\n')) },
    ],
  });
  try {
    const html = await (await request.get(`/post/${slug}`)).text();
    const page = html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');
    expect(page).not.toMatch(new RegExp(`(src|srcset|poster|action|data)="[^"]*${EVIL_HOST}`));
  } finally {
    await editor.removeArticle(article.documentId);
  }
});
