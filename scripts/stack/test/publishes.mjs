// An editor publishes again and again: nobody may read the old words after the service has answered.
import { quantile } from '../../bench/numbers.mjs';
import { Problem } from '../../lib/steps.mjs';

const READS = 20;
const BLOGS = 'api::article-type.article-type';

/**
 * @param {object} options
 * @param {import('./visitor.mjs').Visitor} options.visit
 * @param {readonly string[]} options.copies Addresses of the copies themselves.
 * @param {import('../../../cms/scripts/editor.mjs').Editor} options.editor
 * @param {number} options.publishes
 * @returns {Promise<{ median: number, p95: number, reads: number }>} ms from the press of the button
 * until the answer, after which every read was new.
 */
export async function testPublishes({ visit, copies, editor, publishes }) {
  const slug = `published-often-${Date.now()}`;
  const blogs = await editor.find(BLOGS, 'type', 'blogs');
  const article = await editor.createArticle({
    title: 'Published often',
    slug,
    ...(blogs && { article_types: { connect: [{ documentId: blogs.documentId }] } }),
  });
  const page = `/post/${slug}`;
  // A 404 of it is stored in front, too.
  await Promise.all([page, page, '/blogs'].map((address) => visit(address)));
  /** @type {number[]} */
  const times = [];
  let reads = 0;
  for (let round = 1; round <= publishes; round += 1) {
    const title = `Published for the ${round} time`;
    await editor.updateArticle(article.documentId, { title });
    const pressedAt = performance.now();
    await editor.publishArticle(article.documentId);
    times.push(performance.now() - pressedAt);
    const texts = [
      ...Array.from({ length: READS }, () => visit(page)),
      ...copies.flatMap((copy) => Array.from({ length: READS }, () => read(copy + page))),
      ...[visit('/blogs'), ...copies.map((copy) => read(`${copy}/blogs`))],
    ];
    const old = (await Promise.all(texts)).filter(({ text }) => !text.includes(title));
    reads += texts.length;
    if (old.length > 0) {
      const [{ status }] = [old[0] ?? { status: 0 }];
      throw new Problem(
        `Publish ${round}: ${old.length} of ${texts.length} reads were old (${status}).`,
      );
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), reads };
}

/** @param {string} url */
async function read(url) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}
