import { beforeAll, expect, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entriesOf, entryOf } from './support/client';
import { sharedCms } from './support/cms';
import { joinStaff } from './support/staff';

const ADDRESS = 'api::company-address.company-address';
const ARTICLE = 'api::article.article';
const MENU = 'api::menu.menu';
const SETTING = 'api::global-entity.global-entity';

let admin: Editor;
let neema: Editor;
let baraka: Editor;
beforeAll(async () => {
  const cms = await sharedCms();
  admin = await createEditor(cms);
  neema = await joinStaff(cms, admin, 'strapi-editor', 'neema');
  baraka = await joinStaff(cms, admin, 'strapi-editor', 'baraka');
});

/** What the form of an entry sends when one field was changed. */
function formOf({ revision, ...entry }: Record<string, unknown>, fields: readonly string[]) {
  expect(revision).toEqual(expect.any(String));
  return { ...Object.fromEntries(fields.map((name) => [name, entry[name]])), revision };
}

test('a window of one’s own that was opened before a colleague saved overwrites nothing', async () => {
  const { documentId } = await neema.create(ARTICLE, { title: 'One', slug: 'own-windows' });
  const first = formOf(await neema.get(ARTICLE, documentId), ['title', 'slug', 'description']);
  await baraka.update(ARTICLE, documentId, {
    ...formOf(await baraka.get(ARTICLE, documentId), ['title', 'slug']),
    description: 'His',
  });
  const second = formOf(await neema.get(ARTICLE, documentId), ['title', 'slug', 'description']);
  for (const title of ['Two', 'Three']) {
    await neema.update(ARTICLE, documentId, { ...second, title });
  }
  await expect(neema.update(ARTICLE, documentId, { ...first, title: 'Four' })).rejects.toThrow(
    /You saved this entry .* ago, after you opened it here/,
  );
  expect(await neema.get(ARTICLE, documentId)).toMatchObject({
    title: 'Three',
    description: 'His',
  });
});

test('a number that a colleague changes in the settings is not undone by an open form of the office', async () => {
  const setting = await baraka.create(SETTING, { key: 'company_phone', value: '+255 1' });
  const { documentId } = await neema.create(ADDRESS, {
    ...{ label: 'Arusha', address: 'Old street', phone: '+255 1', isDefault: true },
  });
  const fields = ['label', 'address', 'phone', 'isDefault'];
  const form = formOf(await neema.get(ADDRESS, documentId), fields);
  await baraka.update(SETTING, setting.documentId, { value: '+255 2' });
  await expect(
    neema.update(ADDRESS, documentId, { ...form, address: 'New street' }),
  ).rejects.toThrow(/baraka saved this entry/);
  expect((await neema.get(SETTING, setting.documentId)).value).toBe('+255 2');

  const own = formOf(await neema.get(ADDRESS, documentId), fields);
  await neema.update(ADDRESS, documentId, own);
  await neema.update(SETTING, setting.documentId, { value: '+255 3' });
  await expect(neema.update(ADDRESS, documentId, own)).rejects.toThrow(/You saved this entry/);

  const other = await baraka.create(ADDRESS, {
    ...{ label: 'Moshi', address: 'Street', phone: '+255 4', isDefault: true },
  });
  await expect(neema.update(ADDRESS, documentId, own)).rejects.toThrow(/baraka saved this entry/);
  for (const each of [other.documentId, documentId]) await admin.remove(ADDRESS, each);
  await admin.remove(SETTING, setting.documentId);
});

test('a link that came back with a deleted entry is not undone by an open form', async () => {
  const article = await neema.create(ARTICLE, { title: 'Brought back', slug: 'brought-back' });
  const { documentId } = await neema.create(MENU, {
    ...{ name: 'Opens it', article: { connect: [{ documentId: article.documentId }] } },
  });
  await baraka.remove(ARTICLE, article.documentId);
  const form = formOf(await neema.get(MENU, documentId), ['name']);
  const { entries } = entryOf(await baraka.request('GET', '/bin'));
  const deleted = entriesOf(entries).find(({ title }) => title === 'Brought back');
  await baraka.request('POST', `/bin/${deleted?.id}/restore`);
  await expect(neema.update(MENU, documentId, { ...form, article: { set: [] } })).rejects.toThrow(
    /baraka saved this entry/,
  );
  await admin.remove(MENU, documentId);
  await admin.remove(ARTICLE, article.documentId);
});
