import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { sharedCms } from './support/cms';
import { joinStaff, joinWithFields } from './support/staff';

const ARTICLE = 'api::article.article';

const cms = await sharedCms();
const admin = await createEditor(cms);
const intern = await joinWithFields(cms, admin, 'intern', {
  subject: ARTICLE,
  actions: ['create', 'read', 'update'],
  fields: ['title', 'slug', 'publishAt', 'publishProblem'],
});

test('who may not publish plans no publication, whatever fields their role may write', async () => {
  const planned = { title: 'By an intern', publishAt: hourAhead() };
  await expect(intern.create(ARTICLE, planned)).rejects.toThrow(
    /publishes no articles, also not by a date.*"path":\["publishAt"\]/,
  );
  const { documentId } = await intern.create(ARTICLE, { ...planned, publishAt: null });
  await expect(intern.update(ARTICLE, documentId, planned)).rejects.toThrow(/also not by a date/);
  expect(await admin.update(ARTICLE, documentId, planned)).toMatchObject(planned);
  await admin.remove(ARTICLE, documentId);
});

test('what an author changes after an editor has planned it goes out when somebody has read it', async () => {
  const author = await joinStaff(cms, admin, 'strapi-author', 'Subira');
  const { documentId } = await author.create(ARTICLE, { title: 'Read' });
  const publishAt = hourAhead();
  await admin.update(ARTICLE, documentId, { publishAt });
  // Who may publish changes it as they like.
  await admin.update(ARTICLE, documentId, { title: 'Read, and changed', publishAt });
  expect(await admin.get(ARTICLE, documentId)).toMatchObject({ publishAt, publishProblem: null });
  await author.update(ARTICLE, documentId, { title: 'Not read' });
  const ended = { publishAt: null, publishProblem: expect.stringMatching(/^Subira changed/) };
  expect(await admin.get(ARTICLE, documentId)).toMatchObject(ended);
  await author.update(ARTICLE, documentId, { title: 'Not read either' });
  expect(await admin.get(ARTICLE, documentId)).toMatchObject(ended);
  await admin.update(ARTICLE, documentId, { publishAt });
  expect(await admin.get(ARTICLE, documentId)).toMatchObject({ publishAt, publishProblem: null });
  await admin.remove(ARTICLE, documentId);
});

test('what is planned, or was returned by its reviewer, is not published among others, and the sentence says which', async () => {
  const plain = await admin.create(ARTICLE, { title: 'A plain one' });
  const planned = await admin.create(ARTICLE, { title: 'An embargo', publishAt: hourAhead() });
  const returned = await admin.create(ARTICLE, { title: 'A returned one' });
  for (const status of ['ready', 'returned']) {
    const review = { status, comment: '' };
    await admin.request('POST', `/review/${ARTICLE}/${returned.documentId}`, review);
  }
  for (const [{ documentId }, sentence] of [
    [planned, /Nothing was published\. “An embargo”: It is planned for a later moment\./],
    [returned, /Nothing was published\. “A returned one”: Changes were asked for in its review\./],
  ] as const) {
    const together = [plain.documentId, documentId];
    await expect(admin.publishAll(ARTICLE, together)).rejects.toThrow(sentence);
    for (const each of together)
      expect(await admin.get(ARTICLE, each)).toMatchObject({ status: 'draft' });
    // In its form it is published by those who have read what stands there.
    await admin.publish(ARTICLE, documentId);
  }
  for (const { documentId } of [plain, planned, returned]) await admin.remove(ARTICLE, documentId);
});

test('an open form brings no plan back that has ended', async () => {
  const colleague = await joinStaff(cms, admin, 'strapi-editor', 'Sikudhani');
  const publishAt = hourAhead();
  const { documentId } = await admin.create(ARTICLE, { title: 'Wrong', slug: 'wrong-prices' });
  const ends = {
    unpublished: () => admin.unpublish(ARTICLE, documentId),
    published: () => admin.publish(ARTICLE, documentId),
  };
  await admin.publish(ARTICLE, documentId);
  for (const [how, end] of Object.entries(ends)) {
    await admin.update(ARTICLE, documentId, { publishAt });
    const { revision } = await colleague.get(ARTICLE, documentId);
    const form = { title: 'Wrong, ', publishAt, revision };
    await end();
    await expect(colleague.update(ARTICLE, documentId, form), how).rejects.toThrow(
      /saved this entry .* ago, after you opened it/,
    );
    expect((await admin.get(ARTICLE, documentId)).publishAt, how).toBeNull();
  }
  // Without a plan nothing has changed that a form could bring back.
  const { revision } = await colleague.get(ARTICLE, documentId);
  await admin.unpublish(ARTICLE, documentId);
  await colleague.update(ARTICLE, documentId, { title: 'Right', revision });
  await admin.remove(ARTICLE, documentId);
});

function hourAhead(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}
