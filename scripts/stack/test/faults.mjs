// What alerts watch for, caused: who fires, and how it begins and ends.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { Problem, removeOnStop } from '../../lib/steps.mjs';
import { siteCopy } from '../programs.mjs';
import { postContactForm, sendContactForm } from './contact-form.mjs';
import { createEditorOf } from './create-editor-of.mjs';
import { repeat } from './repeat.mjs';

/** More than one in two seconds, for ten minutes. */
const REFUSED_FORMS = 360;
const FORMS_AT_ONCE = 6;
const SEARCHES_AT_ONCE = 20;
const SLOW_ROUNDS = 3;
/** As long as a render of the alert takes at least. */
const STOPPED_MS = 3_000;
/** Shorter than Prometheus waits for its answer. */
const BLOCKED_MS = 700;
const RUNNING_MS = 250;
/** It tries again every minute. */
const SEARCHABLE_TIMEOUT_MS = 90_000;

const readiness = z.object({ search: z.object({ missing: z.array(z.string()) }) });

/** @typedef {import('./trials.mjs').StackContext} StackContext */
/** @typedef {() => Promise<unknown>} End */
/** @typedef {{ names: readonly string[], isLasting?: boolean, start: (context: StackContext) => Promise<End> }} Fault */

/** @type {readonly Fault[]} */
export const FAULTS = [
  // From here on a message waits, for which nobody may be woken.
  { names: ['MailNotSetUp'], isLasting: true, start: sendUnannounced },
  { names: ['OutboxStuck'], start: startWithoutMailService },
  { names: ['WebhookRefused'], start: refuseWebhooks },
  { names: ['ContentNotStored'], start: removeStore },
  { names: ['RendersSlow'], start: stopRenders },
  { names: ['EventLoopBlocked'], start: blockProcess },
  { names: ['VisitsSlow'], start: reportSlowVisits },
  { names: ['FormsFlooded'], start: floodForms },
  {
    names: ['FormsFail', 'ContentServiceUnreachable', 'ServedFromStore', 'ArticlesNotMirrored'],
    start: killContentService,
  },
  {
    names: ['SiteNotReady', 'SearchIncomplete', 'SiteErrors', 'CopyAlone'],
    start: startWithoutContent,
  },
  { names: ['SiteDown', 'NoCopy'], start: killCopies },
  // Last: the dashboard shows the age of its webhook, which copies that have just started do not know.
  { names: ['VarnishNotPurged'], start: killVarnish },
];

/** @type {Fault['start']} */
async function sendUnannounced({ visit, layout }) {
  const { text } = await visit('/contact');
  await sendContactForm(visit, layout.url, text, `Nobody is told, ${Date.now()}`);
  return nothing;
}

/** A copy that has mail set up, at a service that does not answer. @type {Fault['start']} */
async function startWithoutMailService({ components: { siteB }, layout, env, secrets }) {
  const copy = siteCopy(layout, env, 'siteB', secrets, {
    RESEND_API_KEY: 're_nobody_takes_it',
    RESEND_BASE_URL: 'http://127.0.0.1:9',
    MAIL_FROM: 'site@example.org',
    SALES_MAILBOX: 'sales@example.org',
  });
  await siteB.stop();
  await copy.start();
  return async () => {
    await copy.stop();
    await siteB.start();
  };
}

/** @type {Fault['start']} */
async function refuseWebhooks({ copies }) {
  const headers = { authorization: 'Bearer not-the-secret-of-the-site' };
  for (const copy of copies) {
    await fetch(`${copy}/api/revalidate`, { method: 'POST', headers, body: '{}' });
  }
  return nothing;
}

/** The folder of a copy is none any more when an editor publishes. @type {Fault['start']} */
async function removeStore(context) {
  const folder = path.join(context.layout.dir, 'siteA');
  renameSync(folder, `${folder}-away`);
  writeFileSync(folder, '');
  const editor = await createEditorOf(context);
  const { documentId } = await editor.createArticle({ title: 'Not stored' });
  await editor.publishArticle(documentId);
  return async () => {
    rmSync(folder);
    renameSync(`${folder}-away`, folder);
  };
}

/** Visitors wait for pages while the process does not go on. @type {Fault['start']} */
async function stopRenders({ components, copies }) {
  const copy = copies[1] ?? '';
  for (let round = 0; round < SLOW_ROUNDS; round += 1) {
    const searches = Array.from({ length: SEARCHES_AT_ONCE }, (_, index) =>
      get(`${copy}/search?q=slow+${round}+${index}`),
    );
    // Some of them are being rendered when the first one is done.
    await Promise.race(searches);
    components.siteB.signal('SIGSTOP');
    await delay(STOPPED_MS);
    components.siteB.signal('SIGCONT');
    await Promise.all(searches);
  }
  return nothing;
}

/** @type {Fault['start']} */
async function blockProcess({ components: { siteB } }) {
  return repeat(async () => {
    siteB.signal('SIGSTOP');
    await delay(BLOCKED_MS);
    siteB.signal('SIGCONT');
    await delay(RUNNING_MS);
  });
}

/** @type {Fault['start']} */
async function reportSlowVisits({ visit }) {
  const body = JSON.stringify({ path: '/', values: { LCP: 6_000, CLS: 0.02 } });
  const headers = { 'content-type': 'application/json' };
  return repeat(async () => {
    await visit('/api/vitals', { method: 'POST', headers, body });
    await delay(1_000);
  });
}

/** @type {Fault['start']} */
async function floodForms({ visit, layout }) {
  const { text } = await visit('/contact');
  // A page from the cache has no token: its first form is never accepted.
  const post = () => postContactForm(visit, layout.url, text, 'Buy now');
  for (let sent = 0; sent < REFUSED_FORMS; sent += FORMS_AT_ONCE) {
    await Promise.all(Array.from({ length: FORMS_AT_ONCE }, post));
  }
  return nothing;
}

/** @type {Fault['start']} */
async function killContentService(context) {
  const { components, visit, copies, layout } = context;
  const { content } = components;
  const { text } = await visit('/contact');
  await content.kill();
  await sendContactForm(visit, layout.url, text, `Sent in vain, ${Date.now()}`);
  // It is read again: from the store.
  await expireEverything(context);
  await Promise.all(copies.map((copy) => get(`${copy}/faq`)));
  return () => content.start();
}

/** A new copy, when everything that has content is away. @type {Fault['start']} */
async function startWithoutContent({ components, layout, env, secrets, copies }) {
  const { content, redis, siteB } = components;
  const folder = mkdtempSync(path.join(tmpdir(), 'no-content-'));
  removeOnStop(folder);
  await Promise.all([content.kill(), redis.kill(), siteB.kill()]);
  const empty = siteCopy(layout, env, 'siteB', secrets, { CONTENT_STORE_DIR: folder });
  // It does not become ready.
  empty.launch();
  const endVisits = repeat(async () => {
    await get(`${copies[1]}/faq`).catch(() => undefined);
    await delay(200);
  });
  return async () => {
    await endVisits();
    await Promise.all([redis.start(), content.start()]);
    await untilSearchable(copies[1] ?? '');
    await empty.stop();
    await siteB.start();
  };
}

/** @type {Fault['start']} */
async function killVarnish(context) {
  const { varnish } = context.components;
  await varnish.kill();
  await expireEverything(context);
  return () => varnish.start();
}

/** @param {StackContext} context */
async function expireEverything({ copies, secrets }) {
  const headers = { authorization: `Bearer ${secrets.REVALIDATE_SECRET}` };
  const body = JSON.stringify({ event: 'trial' });
  await fetch(`${copies[0]}/api/revalidate`, { method: 'POST', headers, body });
}

/** @type {Fault['start']} */
async function killCopies({ components: { siteA, siteB } }) {
  const copies = [siteA, siteB];
  await Promise.all(copies.map((copy) => copy.kill()));
  return () => Promise.all(copies.map((copy) => copy.start()));
}

/**
 * Nobody searches there meanwhile: the copy completes what it has by itself.
 *
 * @param {string} copy
 */
async function untilSearchable(copy) {
  const deadline = performance.now() + SEARCHABLE_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const response = await fetch(`${copy}/api/health/ready`);
    if (readiness.parse(await response.json()).search.missing.length === 0) return;
    await delay(1_000);
  }
  throw new Problem(`${copy} still cannot search everything.`);
}

async function nothing() {}

/** @param {string} url */
async function get(url) {
  const response = await fetch(url);
  await response.arrayBuffer();
}
