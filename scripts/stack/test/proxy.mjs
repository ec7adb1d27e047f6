// Behind the proxy: a preview over https, what an attacker may write into headers, and Varnish away.
import { z } from 'zod';
import { STOCK_HOST } from '../files.mjs';
import { sendContactForm } from './contact-form.mjs';
import { createEditorOf } from './create-editor-of.mjs';

const ARTICLE = 'api::article.article';
const EVIL = 'attacker.example';
/** @type {readonly Record<string, string>[]} */
const FORGED = [
  { host: EVIL },
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-proto': 'http' },
  { 'x-forwarded-for': '203.0.113.9, 10.0.0.1' },
  { forwarded: `host=${EVIL};proto=http` },
  { 'x-is-retry': '1', 'x-is-direct': '1', 'x-content-time': '9'.repeat(15) },
];
const INSIDE = ['revalidate', 'content-check', 'notify', 'metrics', '%6detrics', '/metrics'];

const link = z.object({ data: z.object({ url: z.url() }) });

/**
 * @param {import('./trials.mjs').StackContext} context
 * @returns {Promise<import('./trials.mjs').Outcome>}
 */
export async function proxy(context) {
  const problems = [
    ...(await previewProblems(context)),
    ...(await forgeryProblems(context)),
    ...(await withoutVarnishProblems(context)),
    ...(await stockNginxProblems(context)),
  ];
  const line =
    'Behind the proxy: a draft opens over https with a cookie that its frame may keep, visitors get a 404 of it; forged headers change no page, no redirect and no form; what is for programs inside is a 404; without Varnish the copies serve pages and forms; so they do behind nginx with its own defaults.';
  return { lines: problems.length > 0 ? [] : [line], problems };
}

/** @param {import('./trials.mjs').StackContext} context */
async function previewProblems(context) {
  const { visit, layout } = context;
  const editor = await createEditorOf(context);
  const title = 'Words that nobody has seen yet';
  const slug = `seen-by-editors-${Date.now()}`;
  const { documentId } = await editor.createArticle({ title, slug, draft: true });
  const target = `/content-manager/preview/url/${ARTICLE}?documentId=${documentId}&status=draft`;
  const { data } = link.parse(await editor.request('GET', target));
  const opened = await visit(data.url.replace(layout.url, ''));
  const cookies = opened.headers['set-cookie'] ?? [];
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const seen = await visit(`/post/${slug}`, { headers: { cookie } });
  const asVisitor = await visit(`/post/${slug}`);
  await editor.removeArticle(documentId);
  return [
    ...(data.url.startsWith(layout.url) ? [] : [`The preview is at ${data.url}.`]),
    ...(cookies.length > 0 && cookies.every((line) => /secure/i.test(line) && /none/i.test(line))
      ? []
      : [`The cookies of a preview: ${cookies.join(' ')}`]),
    ...(seen.text.includes(title) ? [] : [`The editor does not see the draft (${seen.status}).`]),
    ...(asVisitor.status === 404 && !asVisitor.text.includes(title) ? [] : ['A visitor sees it.']),
  ];
}

/** @param {import('./trials.mjs').StackContext} context */
async function forgeryProblems({ visit, layout }) {
  /** @type {string[]} */
  const problems = [];
  for (const headers of FORGED) {
    const random = Math.random().toString(36).slice(2);
    for (const target of ['/contact', '/blogs/', `/search?q=${random}`, `/nothing-${random}`]) {
      const plain = await visit(target);
      const forged = await visit(target, { headers });
      const hasChanged =
        plain.status !== forged.status || plain.headers.location !== forged.headers.location;
      if (hasChanged || JSON.stringify(forged).includes(EVIL))
        problems.push(`${JSON.stringify(headers)} changes ${target}.`);
    }
  }
  for (const name of INSIDE) {
    const { status } = await visit(`/api/${name}`, { method: 'POST' });
    if (status !== 404) problems.push(`/api/${name} answers ${status} to visitors.`);
  }
  const purge = await visit('/', { method: 'PURGE', headers: { 'x-content-time': '9' } });
  if (purge.status !== 403) problems.push(`A visitor's PURGE: ${purge.status}.`);
  const { text } = await visit('/contact');
  /** @type {typeof visit} */
  const forge = (target, options = {}) =>
    visit(target, { ...options, headers: { ...options.headers, 'x-forwarded-host': EVIL } });
  const refused = await sendContactForm(forge, `https://${EVIL}`, text, 'Sent by another site');
  if (refused !== 'status 400') problems.push(`A form of another site: ${refused ?? 'saved'}.`);
  const own = await sendContactForm(forge, layout.url, text, `Forged headers, ${Date.now()}`);
  if (own !== null) problems.push(`A form with a forged host: ${own}.`);
  return problems;
}

/** @param {import('./trials.mjs').StackContext} context */
async function withoutVarnishProblems({ visit, layout, components: { varnish } }) {
  await varnish.stop();
  const page = await visit('/contact');
  const failed = await sendContactForm(visit, layout.url, page.text, `No Varnish, ${Date.now()}`);
  await varnish.start();
  return [
    ...(page.status === 200 ? [] : [`Without Varnish: ${page.status}.`]),
    ...(failed === null ? [] : [`A form without Varnish: ${failed}.`]),
  ];
}

/**
 * An nginx that sends its own name for the site's, and no address of the visitor.
 *
 * @param {import('./trials.mjs').StackContext} context
 */
async function stockNginxProblems({ visit, layout }) {
  /** @type {typeof visit} */
  const visitStock = (target, options = {}) =>
    visit(target, { ...options, headers: { ...options.headers, host: STOCK_HOST } });
  const page = await visitStock('/contact');
  const failed = await sendContactForm(visitStock, layout.url, page.text, `Stock, ${Date.now()}`);
  const moved = await visitStock('/blogs/');
  const { location = '' } = moved.headers;
  return [
    ...(page.status === 200 ? [] : [`Behind stock nginx: ${page.status}.`]),
    ...(failed === null ? [] : [`A form behind stock nginx: ${failed}.`]),
    ...(new URL(location, layout.url).href === `${layout.url}/blogs`
      ? []
      : [`Behind stock nginx /blogs/ leads to "${location}" (${moved.status}).`]),
  ];
}
