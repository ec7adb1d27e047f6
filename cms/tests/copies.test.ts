import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entryOf, type Fields, textOf } from './support/client';
import { sharedCms } from './support/cms';

const ARTICLE = 'api::article.article';
const ADDRESS = 'api::company-address.company-address';

test('a copy has neither the plan of an article nor the place of the head office', async () => {
  const editor = await createEditor(await sharedCms());
  const copyOf = async (uid: string, documentId: string, fields: Fields) => {
    const target = `/content-manager/collection-types/${uid}/clone/${documentId}`;
    const copy = entryOf(entryOf(await editor.request('POST', target, fields)).data);
    return editor.get(uid, textOf(copy.documentId));
  };
  const [publishAt, another] = ['2100-01-01T09:00:00.000Z', '2100-01-02T09:00:00.000Z'];
  const article = await editor.create(ARTICLE, { title: 'Planned', publishAt });
  // As the form of a copy sends it, and as nobody has touched it.
  const copies = [
    await copyOf(ARTICLE, article.documentId, { title: 'Copy', slug: 'copy-1', publishAt }),
    await copyOf(ARTICLE, article.documentId, { title: 'Copy', slug: 'copy-2' }),
    await copyOf(ARTICLE, article.documentId, { title: 'Copy', slug: 'c', publishAt: another }),
  ];
  expect(copies.map((copy) => copy.publishAt)).toEqual([null, null, another]);
  for (const { documentId } of [...copies, article]) {
    await editor.remove(ARTICLE, textOf(documentId));
  }

  const office = await editor.create(ADDRESS, { label: 'Dar', address: 'A', isDefault: true });
  const branch = await copyOf(ADDRESS, office.documentId, { label: 'Arusha', isDefault: true });
  expect(branch.isDefault).toBe(false);
  expect((await editor.get(ADDRESS, office.documentId)).isDefault).toBe(true);
  for (const each of [office.documentId, textOf(branch.documentId)]) {
    await editor.remove(ADDRESS, each);
  }
});
