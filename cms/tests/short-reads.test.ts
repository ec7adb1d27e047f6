import { expect, test, vi } from 'vitest';
import { usesOf } from '../src/editing/file-uses';
import { answerReviews } from '../src/review/review-route';

const ARTICLE = 'api::article.article';
const TEXT = 'shared.rich-text';

/** The names that a search for uses of files looks for in a text. */
async function searchedFor(hashes: readonly string[]): Promise<unknown[]> {
  const findMany = vi.fn().mockResolvedValue([]);
  const component = { uid: TEXT, attributes: { body: { type: 'richtext' } } };
  const service = {
    ...{ contentTypes: {}, components: { [TEXT]: component } },
    db: {
      query: (model: string) => (model === TEXT ? { findMany } : { findMany: async () => [] }),
    },
  };
  const files = hashes.map((hash, id) => ({ id, name: `${hash}.png`, hash }));
  // @ts-expect-error The part of Strapi that a search needs.
  await usesOf(service, files).next();
  return findMany.mock.calls.flatMap(([query]) =>
    query.where.$or.map(({ body }: { body: { $contains: string } }) => body.$contains),
  );
}

test('for one file the database finds the texts that name it, and no others are read', async () => {
  expect(await searchedFor(['desk_1a2b'])).toEqual(['desk_1a2b']);
  const folder = Array.from({ length: 2000 }, (_, index) => `desk_${index}`);
  expect(await searchedFor(folder)).toEqual(['/uploads/']);
});

test('of what waits for a review the title and the author are read, and no block', async () => {
  const findOne = vi.fn().mockResolvedValue({ title: 'Waits' });
  const review = { entryType: ARTICLE, entryId: 'a', status: 'ready' };
  const attributes = { title: { type: 'string' }, blocks: { type: 'dynamiczone', components: [] } };
  const type = {
    uid: ARTICLE,
    info: { displayName: 'Article' },
    options: { draftAndPublish: true },
    attributes,
  };
  const service = {
    contentTypes: { [ARTICLE]: type },
    db: { query: () => ({ findOne, findMany: async () => [review] }) },
    plugin: () => ({
      service: () => ({ create: () => ({ can: { read: () => true, publish: () => true } }) }),
    }),
  };
  const ctx = { state: {}, body: null };
  // @ts-expect-error The parts of Strapi and of a request that the list needs.
  await answerReviews(service, ctx);
  expect(ctx.body).toMatchObject({ entries: [{ title: 'Waits', type: 'Article' }] });
  expect(findOne.mock.calls.map(([{ populate }]) => Object.keys(populate))).toEqual([
    ['createdBy'],
  ]);
});
