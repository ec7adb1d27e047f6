// Visitors at a steady rate while an editor publishes.
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../numbers.mjs';
import { sorted, visit, visitSteadily } from './visit.mjs';

const BLOGS = 'api::article-type.article-type';
const SLUG = 'a-busy-day';
const PUBLISH_INTERVAL_MS = 1000;
/** Before anything is timed: the code of a program that has just started is not compiled yet. */
const WARM_UP_SECONDS = 10;

/**
 * @typedef {object} BusyNumbers
 * @property {number} visits
 * @property {number} failed Visits with another status than 200.
 * @property {number} old Visits that began after a publish was confirmed and read what was before it.
 * @property {number} publishes
 * @property {{ idle: number, busy: number }} p95 In ms: with the same visitors, without and with publishing.
 */

/**
 * @param {object} options
 * @param {import('../../../cms/scripts/boot.mjs').RunningCms} options.cms
 * @param {string} options.siteUrl
 * @param {number} options.perSecond Visits.
 * @param {number} options.seconds
 * @returns {Promise<BusyNumbers>}
 */
export async function measureBusy({ cms, siteUrl, perSecond, seconds }) {
  const { createEditor } = await import('../../../cms/scripts/editor.mjs');
  const editor = await createEditor(cms);
  const [blogs] = (await editor.list(BLOGS, 'filters[type][$eq]=blogs')).results;
  const { documentId } = await editor.createArticle({
    title: 'Edition 0 of a busy day',
    slug: SLUG,
    article_types: { connect: [{ documentId: blogs?.documentId }] },
  });
  await editor.publishArticle(documentId);
  let confirmed = 0;
  let [failed, old, publishes] = [0, 0, 0];
  const visitAll = async (duration = seconds) => {
    /** @type {number[]} */
    const times = [];
    const visitOne = async (/** @type {number} */ index) => {
      const expected = confirmed;
      const address = [`/post/${SLUG}`, '/blogs', '/', '/faq'][index % 4];
      const query = index % 8 < 4 ? '' : `?utm_source=campaign-${index}`;
      const { status, text, ms } = await visit(`${siteUrl}${address}${query}`);
      times.push(ms);
      if (status !== 200) failed += 1;
      const shown = /Edition (\d+) of a busy day/.exec(text)?.[1];
      if (index % 4 < 3 && Number(shown ?? -1) < expected) old += 1;
    };
    await visitSteadily({ perSecond, seconds: duration, visitOne });
    return quantile(sorted(times), 0.95);
  };
  await visitAll(WARM_UP_SECONDS);
  const idle = await visitAll();
  let isOver = false;
  const publishing = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await editor.updateArticle(documentId, { title: `Edition ${publishes + 1} of a busy day` });
      await editor.publishArticle(documentId);
      publishes += 1;
      confirmed = publishes;
      await delay(Math.max(0, PUBLISH_INTERVAL_MS - (performance.now() - startedAt)));
    }
  })();
  const busy = await visitAll();
  isOver = true;
  await publishing;
  return { visits: perSecond * seconds * 2, failed, old, publishes, p95: { idle, busy } };
}
