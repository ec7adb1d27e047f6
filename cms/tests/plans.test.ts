import { beforeAll, expect, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { sharedCms } from './support/cms';
import { joinWithFields } from './support/staff';

const ARTICLE = 'api::article.article';

let admin: Editor;
let intern: Editor;
beforeAll(async () => {
  const cms = await sharedCms();
  admin = await createEditor(cms);
  intern = await joinWithFields(cms, admin, 'intern', {
    subject: ARTICLE,
    actions: ['create', 'read', 'update'],
    fields: ['title', 'slug', 'publishAt', 'publishProblem'],
  });
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

function hourAhead(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}
