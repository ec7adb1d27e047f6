// How soon visitors read what an editor published: from the service's answer to the words on the page.
import { setTimeout as delay } from 'node:timers/promises';

const BLOGS = 'api::article-type.article-type';
const MENU = 'api::menu.menu';
const BUTTON = 'The publish button';
const POLL_MS = 5;
const GIVE_UP_MS = 30_000;

/**
 * Publishes an article and renames a menu entry, again and again, and asks for the pages that show
 * them until the new words are there.
 *
 * @returns per page the milliseconds from the service's answer, sorted; and for the button those
 *   until that answer.
 */
export async function measureFreshness({ cms, siteUrl, publishes }) {
  const { createEditor } = await import('../../cms/scripts/editor.mjs');
  const editor = await createEditor(cms);
  const blogs = await editor.find(BLOGS, 'type', 'blogs');
  const slug = 'how-fresh-is-it';
  const article = await editor.createArticle({
    title: 'How fresh is it',
    slug,
    article_types: { connect: [{ documentId: blogs.documentId }] },
  });
  const entry = await editor.find(MENU, 'slug', 'industries');

  const pages = { Article: `/post/${slug}`, 'Blog list': '/blogs', 'News on the home page': '/' };
  const times = Object.fromEntries(
    [BUTTON, ...Object.keys(pages), 'Menu'].map((name) => [name, []]),
  );
  for (let round = 0; round < publishes; round += 1) {
    const title = `Published the ${round} time`;
    await editor.updateArticle(article.documentId, { title });
    const pressedAt = performance.now();
    await editor.publishArticle(article.documentId);
    const answeredAt = performance.now();
    times[BUTTON].push(answeredAt - pressedAt);
    await Promise.all(
      Object.entries(pages).map(async ([name, address]) => {
        times[name].push(await untilWords(siteUrl + address, title, answeredAt));
      }),
    );
    const name = `Trades ${round}`;
    await editor.update(MENU, entry.documentId, { name });
    times.Menu.push(await untilWords(`${siteUrl}/contact`, name, performance.now()));
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, values.sort((a, b) => a - b)]),
  );
}

async function untilWords(url, words, since) {
  for (;;) {
    const html = await (await fetch(url)).text();
    const passed = performance.now() - since;
    if (html.includes(words)) return passed;
    if (passed > GIVE_UP_MS) throw new Error(`${url} never had the words "${words}".`);
    await delay(POLL_MS);
  }
}
