import { expect, onTestFinished, test } from 'vitest';
import { entryOf } from './support/client';
import { NOTIFY, PATIENT, startOutboxCms } from './support/outbox-cms';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';

test('a mail about a review that fails is tried again, and keeps nobody else from theirs; who may publish their own only gets none', async () => {
  const { site, cms, admin, remove } = await startOutboxCms();
  onTestFinished(remove);
  const role = entryOf(entryOf(await admin.request('POST', '/admin/roles', { name: 'Own' })).data);
  const permissions = ['read', 'publish'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    ...{ subject: ARTICLE, properties: {}, conditions: ['admin::is-creator'] },
  }));
  await admin.request('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
  await joinStaff(cms, admin, String(role.code), 'Ombeni');
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
  expect(mailsTo('author@example.com') + mailsTo('ombeni@example.com')).toBe(0);
});
