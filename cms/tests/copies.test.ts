import { expect, test } from 'vitest';
import { PNG } from '../../tests/support/png';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entryOf, type Fields, textOf } from './support/client';
import { sharedCms } from './support/cms';

const ARTICLE = 'api::article.article';
const ADDRESS = 'api::company-address.company-address';
const MENU = 'api::menu.menu';
const CATEGORY = 'api::category.category';

test('a copy has neither the plan of an article nor the place of the head office', async () => {
  const editor = await createEditor(await sharedCms());
  const [publishAt, another] = ['2100-01-01T09:00:00.000Z', '2100-01-02T09:00:00.000Z'];
  const article = await editor.create(ARTICLE, { title: 'Planned', publishAt });
  // As the form of a copy sends it, and as nobody has touched it.
  const copies = [
    await copyOf(editor, ARTICLE, article.documentId, { title: 'Copy', slug: 'copy-1', publishAt }),
    await copyOf(editor, ARTICLE, article.documentId, { title: 'Copy', slug: 'copy-2' }),
    await copyOf(editor, ARTICLE, article.documentId, {
      title: 'Copy',
      slug: 'c',
      publishAt: another,
    }),
  ];
  expect(copies.map((copy) => copy.publishAt)).toEqual([null, null, another]);
  for (const { documentId } of [...copies, article]) {
    await editor.remove(ARTICLE, textOf(documentId));
  }

  const office = await editor.create(ADDRESS, { label: 'Dar', address: 'A', isDefault: true });
  const branch = await copyOf(editor, ADDRESS, office.documentId, {
    label: 'Arusha',
    isDefault: true,
  });
  expect(branch.isDefault).toBe(false);
  expect((await editor.get(ADDRESS, office.documentId)).isDefault).toBe(true);
  for (const each of [office.documentId, textOf(branch.documentId)]) {
    await editor.remove(ADDRESS, each);
  }
});

test.for([MENU, CATEGORY])(
  'what is below an entry of %s stays there when it is copied',
  async (uid) => {
    const cms = await sharedCms();
    const editor = await createEditor(cms);
    const above = await editor.create(uid, { name: 'Above the copied' });
    const parent = { connect: [{ documentId: above.documentId }] };
    const copied = await editor.create(uid, { name: 'Copied', parent });
    const parentOfBelow = { connect: [{ documentId: copied.documentId }] };
    const below = await editor.create(uid, { name: 'Below the copied', parent: parentOfBelow });
    // As a form sends it that has the field, and as one that has not.
    const untouched = { children: { connect: [], disconnect: [] } };
    const copies = [
      await copyOf(editor, uid, copied.documentId, { name: 'Copy', slug: 'copy-1', ...untouched }),
      await copyOf(editor, uid, copied.documentId, { name: 'Copy', slug: 'copy-2' }),
    ];

    const plural = uid === MENU ? 'menus' : 'categories';
    const parentOf = async (documentId: string) => {
      const { body } = await cms.get(`${plural}/${documentId}?populate=parent`);
      return entryOf(entryOf(body.data).parent).documentId;
    };
    expect(await parentOf(below.documentId)).toBe(copied.documentId);
    for (const { documentId } of copies) {
      expect(await parentOf(textOf(documentId))).toBe(above.documentId);
    }
    for (const { documentId } of [...copies, below, copied, above]) {
      await editor.remove(uid, textOf(documentId));
    }
  },
);

async function copyOf(editor: Editor, uid: string, documentId: string, fields: Fields) {
  const target = `/content-manager/collection-types/${uid}/clone/${documentId}`;
  const copy = entryOf(entryOf(await editor.request('POST', target, fields)).data);
  return editor.get(uid, textOf(copy.documentId));
}

test('of a type without drafts nothing is on the site by one press', async () => {
  const editor = await createEditor(await sharedCms());
  const office = await editor.create(ADDRESS, { label: 'Mombasa', address: 'A' });
  const target = `/content-manager/collection-types/${ADDRESS}/auto-clone/${office.documentId}`;
  await expect(editor.request('POST', target, {})).rejects.toThrow(/ 400 .*"live"/);
  expect((await editor.list(ADDRESS, '_q=Mombasa')).results).toHaveLength(1);
  await editor.remove(ADDRESS, office.documentId);
});

test('the copy of a page is made in its form, and gets an address of its own', async () => {
  const editor = await createEditor(await sharedCms());
  const source = await editor.create(ARTICLE, { title: 'Rates', slug: 'rates-of-source' });
  const target = `/content-manager/collection-types/${ARTICLE}/auto-clone/${source.documentId}`;
  await expect(editor.request('POST', target, {})).rejects.toThrow(
    / 400 .*\[\["Address \(slug\)"\],"address"\]/,
  );
  const { slug } = source;
  const copyTo = (fields: Fields) => copyOf(editor, ARTICLE, source.documentId, fields);
  const copies = [
    await copyTo({ title: 'Copied rates', slug }),
    await copyTo({ title: 'Copied rates', slug }),
    await copyTo({ title: 'Rates', slug: 'written' }),
  ];
  expect(copies.map((copy) => copy.slug)).toEqual(['copied-rates', 'copied-rates-1', 'written']);
  for (const { documentId } of [source, ...copies])
    await editor.remove(ARTICLE, textOf(documentId));
});

test('of entries that are published together, the one that is refused is named', async () => {
  const editor = await createEditor(await sharedCms());
  const silent = await editor.upload('silent-cover.png', {}, PNG);
  const drafts = [
    await editor.create(ARTICLE, { title: 'A good one', slug: 'bulk-1' }),
    await editor.create(ARTICLE, { title: 'A bad one', slug: 'bulk-2', cover: silent.id }),
  ];
  const ids = drafts.map(({ documentId }) => documentId);
  await expect(editor.publishAll(ARTICLE, ids)).rejects.toThrow(
    / 400 .*Nothing was published\. “A bad one”: .*silent-cover\.png/,
  );
  for (const documentId of ids) {
    expect((await editor.get(ARTICLE, documentId)).status).toBe('draft');
    await editor.remove(ARTICLE, documentId);
  }
});
