// How soon visitors read what an editor published: from the service's response to the page.
import { setTimeout as delay } from 'node:timers/promises';

const BLOGS = 'api::article-type.article-type';
const MENU = 'api::menu.menu';
const BUTTON = 'Confirmed by the service';
const POLL_MS = 5;
const TIMEOUT_MS = 30_000;

/**
 * Publishes an article and renames a menu entry, again and again, and requests the pages that show
 * them until the new text is there.
 *
 * @param {object} options
 * @param {import('../../../cms/scripts/boot.mjs').RunningCms} options.cms
 * @param {string} options.siteUrl
 * @param {number} options.publishes How many times.
 * @returns {Promise<Record<string, number[]>>} Per page the milliseconds from the press of the
 *   button, sorted; and those until the service confirmed the publish.
 */
export async function measureFreshness({ cms, siteUrl, publishes }) {
  const { createEditor } = await import('../../../cms/scripts/editor.mjs');
  const editor = await createEditor(cms);
  const blogs = await findEntry(editor, BLOGS, 'type', 'blogs');
  const slug = `how-fresh-is-it-${Date.now()}`;
  const article = await editor.createArticle({
    title: 'How fresh is it',
    slug,
    article_types: { connect: [{ documentId: blogs.documentId }] },
  });
  const entry = await findEntry(editor, MENU, 'slug', 'industries');
  /** @type {Record<string, number[]>} */
  const times = {};
  /** @type {(name: string, ms: number) => void} */
  const note = (name, ms) => {
    times[name] = [...(times[name] ?? []), ms];
  };
  for (let round = 0; round < publishes; round += 1) {
    // A word of its own, which a search for it finds alone.
    const title = `Published again zzq${round}x`;
    await editor.updateArticle(article.documentId, { title });
    const pressedAt = performance.now();
    const published = await editor.publishArticle(article.documentId);
    note(BUTTON, performance.now() - pressedAt);
    const pages = {
      Article: [`/post/${slug}`, title],
      'Blog list': ['/blogs', title],
      'News on the home page': ['/', title],
      Feed: ['/feed.xml', title],
      Search: [`/search?q=zzq${round}x`, `/post/${slug}`],
      Sitemap: ['/sitemap.xml', String(published.updatedAt)],
    };
    await Promise.all(
      Object.entries(pages).map(async ([name, [address, text]]) => {
        note(name, await untilShown(siteUrl + address, `${text}`, pressedAt));
      }),
    );
    const name = `Trades ${round}`;
    const renamedAt = performance.now();
    await editor.update(MENU, entry.documentId, { name });
    note('Menu', await untilShown(`${siteUrl}/contact`, name, renamedAt));
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, values.sort((a, b) => a - b)]),
  );
}

/**
 * @param {import('../../../cms/scripts/editor.mjs').Editor} editor
 * @param {string} type
 * @param {string} field
 * @param {string} value
 */
async function findEntry(editor, type, field, value) {
  const entry = await editor.find(type, field, value);
  if (!entry) throw new Error(`The sample content has no ${type} whose ${field} is "${value}".`);
  return entry;
}

/**
 * @param {string} url
 * @param {string} text
 * @param {number} since
 * @returns {Promise<number>} In ms.
 */
async function untilShown(url, text, since) {
  for (;;) {
    const html = await read(url, text);
    const passed = performance.now() - since;
    if (html.includes(text)) return passed;
    if (passed > TIMEOUT_MS) throw new Error(`${url} never had the text "${text}".`);
    await delay(POLL_MS);
  }
}

/**
 * @param {string} url
 * @param {string} text
 * @returns {Promise<string>} Where it is the index of a sitemap, the part that has changed at that time.
 */
async function read(url, text) {
  const found = await (await fetch(url)).text();
  if (!found.includes('<sitemapindex')) return found;
  const changed = found.split('<sitemap>').find((part) => part.includes(text));
  const path = changed && /<loc>https?:\/\/[^/]+([^<]+)/.exec(changed)?.[1];
  return path ? (await fetch(new URL(path, url))).text() : '';
}
