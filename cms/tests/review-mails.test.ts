import { expect, onTestFinished, test } from 'vitest';
import { NOTIFY, PATIENT, startOutboxCms } from './support/outbox-cms';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';

test('a mail about a review that fails is tried again, and keeps nobody else from theirs', async () => {
  const { site, cms, admin, remove } = await startOutboxCms();
  onTestFinished(remove);
  await joinStaff(cms, admin, 'strapi-editor', 'Editor');
  const author = await joinStaff(cms, admin, 'strapi-author', 'Author');
  const { documentId } = await author.create(ARTICLE, { title: 'Month-end' });
  const mailsTo = (email: string) => site.about(NOTIFY, `"email":"${email}"`).length;

  site.answer('failed');
  await author.request('POST', `/review/${ARTICLE}/${documentId}`, {
    ...{ status: 'ready', comment: '' },
  });
  await expect.poll(() => mailsTo(cms.adminEmail), PATIENT).toBe(1);
  site.answer('sent');
  await expect.poll(() => mailsTo('editor@example.com'), PATIENT).toBe(1);
  expect(mailsTo(cms.adminEmail)).toBe(2);
  expect(mailsTo('author@example.com')).toBe(0);
});
