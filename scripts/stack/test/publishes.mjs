// An editor publishes again and again: nobody may read the old words after the service has answered.
import { quantile } from '../../bench/numbers.mjs';
import { Problem } from '../../lib/steps.mjs';

const READS = 20;
const SERVICE_PAGE = 'api::service-page.service-page';
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
  await testAppearing(visit, editor);
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

/**
 * A page of a service, whose address was visited before there was one: the 404 is stored in front.
 *
 * @param {import('./visitor.mjs').Visitor} visit
 * @param {import('../../../cms/scripts/editor.mjs').Editor} editor
 */
async function testAppearing(visit, editor) {
  const slug = `appears-${Date.now()}`;
  const page = `/services/${slug}`;
  await Promise.all([visit(page), visit(page)]);
  await editor.createPublished(SERVICE_PAGE, { title: 'A service that appears', slug });
  const { status } = await visit(page);
  if (status !== 200) throw new Problem(`A page that was published is still a ${status}.`);
}

/** @param {string} url */
async function read(url) {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
}
