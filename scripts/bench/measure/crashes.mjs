// `kill -9` of the site, again and again, under load and while an editor publishes.
import { setTimeout as delay } from 'node:timers/promises';
import { sorted, visit } from './visit.mjs';

const SLUG = 'what-survives-a-crash';
const VISITORS = 8;
const ADDRESSES = ['/', '/blogs', '/faq', '/post/none', `/post/${SLUG}`, '/services'];
const UP_MS = 700;
const TIMEOUT_MS = 30_000;

/**
 * @typedef {object} CrashNumbers
 * @property {number[]} times Sorted: ms from the start of the process to the first good home page.
 * @property {number} visits That got a response.
 * @property {number} broken Responses that are neither whole pages nor 404s.
 * @property {number} lost Starts after which the article was not the one that was last published.
 */

/**
 * @param {object} options
 * @param {import('../../../cms/scripts/boot.mjs').RunningCms} options.cms
 * @param {string} options.siteUrl
 * @param {import('../running-site.mjs').MeasuredSite} options.site
 * @param {number} options.crashes
 * @returns {Promise<CrashNumbers>}
 */
export async function measureCrashes({ cms, siteUrl, site, crashes }) {
  const { createEditor } = await import('../../../cms/scripts/editor.mjs');
  const editor = await createEditor(cms);
  const { documentId } = await editor.createArticle({ title: 'Survivor 0', slug: SLUG });
  await editor.publishArticle(documentId);
  let [visits, broken, lost, published] = [0, 0, 0, 0];
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const { status, text } = await visit(siteUrl + ADDRESSES[turn % ADDRESSES.length]);
      if (status === 0) await delay(50);
      else visits += 1;
      const isWhole = (status === 200 || status === 404) && text.endsWith('</html>');
      if (status !== 0 && !isWhole) broken += 1;
    }
  });
  const times = [];
  for (let crash = 0; crash < crashes; crash += 1) {
    const title = `Survivor ${crash + 1}`;
    await editor.updateArticle(documentId, { title });
    // The power goes while the service and the site talk about the publish.
    const publishing = editor.publishArticle(documentId);
    await delay(Math.random() * 100);
    await site.kill();
    await publishing;
    published = crash + 1;
    const startedAt = performance.now();
    const starting = site.start();
    await untilGood(`${siteUrl}/`);
    times.push(performance.now() - startedAt);
    await starting;
    await delay(UP_MS);
    const { text } = await visit(`${siteUrl}/post/${SLUG}`);
    if (!text.includes(`Survivor ${published}`)) lost += 1;
  }
  isOver = true;
  await Promise.all(visitors);
  return { times: sorted(times), visits, broken, lost };
}

/** @param {string} url */
async function untilGood(url) {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const { status, text } = await visit(url);
    if (status === 200 && text.endsWith('</html>')) return;
    await delay(20);
  }
  throw new Error(`${url} had no good response for ${TIMEOUT_MS} ms.`);
}
