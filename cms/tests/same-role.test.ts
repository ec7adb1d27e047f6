import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf } from './support/client';
import { sharedCms } from './support/cms';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';

test('who may work on what their own role has created has its history, review, preview and bin, and a copy', async () => {
  const cms = await sharedCms();
  const admin = await createEditor(cms);
  const role = entryOf(
    entryOf(await admin.request('POST', '/admin/roles', { name: 'Press' })).data,
  );
  const permissions = ['create', 'read', 'update', 'delete'].map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: ARTICLE,
    properties: action === 'delete' ? {} : { fields: ['title', 'slug', 'blocks'] },
    conditions: action === 'create' ? [] : ['admin::has-same-role-as-creator'],
  }));
  await admin.request('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
  const press = await joinStaff(cms, admin, String(role.code), 'Pendo');
  const colleague = await joinStaff(cms, admin, String(role.code), 'Petro');

  const { documentId } = await press.create(ARTICLE, { title: 'A statement' });
  const of = (route: string) => `/${route}/${ARTICLE}/${documentId}`;
  for (const route of ['history', 'review', 'entry-check']) {
    expect(await colleague.request('GET', of(route)), route).toBeTruthy();
  }
  expect(entryOf(await colleague.request('GET', of('tab-preview'))).url).toMatch(/^http/);
  const { drafts } = entryOf(await colleague.request('GET', '/staff-home'));
  expect(entriesOf(drafts).map(({ title }) => title)).toContain('A statement');
  const clone = `/content-manager/collection-types/${ARTICLE}/clone/${documentId}`;
  expect(await colleague.request('POST', clone, { title: 'Another', blocks: [] })).toBeTruthy();

  await press.remove(ARTICLE, documentId);
  const { entries } = entryOf(await colleague.request('GET', '/bin'));
  const deleted = entriesOf(entries).find(({ title }) => title === 'A statement');
  await colleague.request('POST', `/bin/${deleted?.id}/restore`);
  expect((await colleague.get(ARTICLE, documentId)).title).toBe('A statement');
  const outsider = await joinStaff(cms, admin, 'strapi-author', 'Pili');
  await expect(outsider.request('GET', of('history'))).rejects.toThrow(/ 403 /);
});
