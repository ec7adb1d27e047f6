import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf } from './support/client';
import { sharedCms } from './support/cms';
import { makeOlder } from './support/database';
import { joinStaff } from './support/staff';

const ADDRESS = 'api::company-address.company-address';
const ARTICLE = 'api::article.article';
const MENU = 'api::menu.menu';
const SETTING = 'api::global-entity.global-entity';

const cms = await sharedCms();
const admin = await createEditor(cms);
const neema = await joinStaff(cms, admin, 'strapi-editor', 'neema');
const baraka = await joinStaff(cms, admin, 'strapi-editor', 'baraka');

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

test('a window of one’s own that was opened before the own save in another one overwrites nothing', async () => {
  const { documentId } = await neema.create(ARTICLE, { title: 'Twice open', slug: 'twice-open' });
  const older = formOf(await neema.get(ARTICLE, documentId), ['title', 'slug', 'description']);
  await neema.update(ARTICLE, documentId, { ...older, description: 'Newer' });
  // The form that has just saved has not loaded the entry again yet.
  await neema.update(ARTICLE, documentId, { ...older, description: 'Newest' });
  for (const [ms, age] of [
    [60_000, 'a minute ago'],
    // The clock was set back by an hour.
    [-3_600_000, 'less than a minute ago'],
  ] as const) {
    await makeOlder(cms.dataDir, 'articles', ms, documentId, 'updated_at');
    await expect(
      neema.update(ARTICLE, documentId, { ...older, title: 'Typed in the older one' }),
    ).rejects.toThrow(`You saved this entry ${age}, after you opened it here`);
  }
  const newest = await neema.get(ARTICLE, documentId);
  expect(newest).toMatchObject({ title: 'Twice open', description: 'Newest' });
  const loaded = formOf(newest, ['title', 'slug', 'description']);
  for (const title of ['Loaded again', 'And saved twice']) {
    await neema.update(ARTICLE, documentId, { ...loaded, title });
  }
  await admin.remove(ARTICLE, documentId);
});

test('who discarded the changes of an entry is named to those who have it open', async () => {
  const { documentId } = await admin.create(ARTICLE, { title: 'Out', slug: 'discarded' });
  await admin.publish(ARTICLE, documentId);
  await neema.update(ARTICLE, documentId, { title: 'Changed' });
  const form = formOf(await neema.get(ARTICLE, documentId), ['title', 'slug']);
  const actions = `/content-manager/collection-types/${ARTICLE}/${documentId}/actions`;
  await baraka.request('POST', `${actions}/discard`, {});
  expect((await baraka.get(ARTICLE, documentId)).status).toBe('published');
  await expect(neema.update(ARTICLE, documentId, { ...form, title: 'More' })).rejects.toThrow(
    /baraka discarded the changes of this entry, after you opened it\./,
  );
  await neema.update(ARTICLE, documentId, formOf(await neema.get(ARTICLE, documentId), ['title']));
  await admin.remove(ARTICLE, documentId);
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
