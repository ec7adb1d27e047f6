import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entryOf, type Fields } from './support/client';
import { sharedCms } from './support/cms';

const ARTICLE = 'api::article.article';
const SERVICE = 'api::service-page.service-page';

const editor = await createEditor(await sharedCms());

test('the address of a new article follows its title until it is published, or is written', async () => {
  const untitled = await editor.create(ARTICLE, {});
  expect(untitled.slug).toBeNull();
  const named = await editor.update(ARTICLE, untitled.documentId, { title: 'Our hours & rates' });
  expect(named.slug).toBe('our-hours-and-rates');
  const second = await editor.create(ARTICLE, { title: 'Our hours & rates', slug: '' });
  expect(second.slug).toBe('our-hours-and-rates-1');

  const renamed = await editor.update(ARTICLE, second.documentId, {
    title: 'Rates',
    slug: second.slug,
  });
  expect(renamed.slug).toBe('rates');
  await editor.publish(ARTICLE, second.documentId);
  expect((await editor.update(ARTICLE, second.documentId, { title: 'New' })).slug).toBe('rates');
  const written = await editor.create(ARTICLE, { title: 'Written', slug: 'by-hand' });
  expect((await editor.update(ARTICLE, written.documentId, { title: 'Other' })).slug).toBe(
    'by-hand',
  );

  await expect(editor.create(ARTICLE, { title: 'x', slug: 'two words' })).rejects.toThrow(
    /letters, digits and dashes.*"path":\["slug"\]/,
  );
  for (const slug of ['page.md', '..', '.']) {
    const reserved = editor.create(ARTICLE, { title: 'x', slug });
    await expect(reserved, slug).rejects.toThrow(/The site has no page at this address/);
  }
  const proposed = await editor.create(ARTICLE, { title: 'Holidays', slug: 'article-1' });
  await expect(editor.publish(ARTICLE, proposed.documentId)).rejects.toThrow(/says nothing/);
  const nameless = await editor.create(ARTICLE, { title: '日本' });
  await expect(editor.publish(ARTICLE, nameless.documentId)).rejects.toThrow(/Write an address/);
});

test('a page is not published at the address of another one, which its check says before', async () => {
  await editor.createArticle({ title: 'Opening hours', slug: 'opening-hours' });
  const { documentId } = await editor.create(ARTICLE, { title: 'Shops', slug: 'opening-hours' });
  const message = '“opening-hours” is the address of “Opening hours” already. Write another one.';
  const check = entryOf(await editor.request('GET', `/entry-check/${ARTICLE}/${documentId}`));
  expect(check.refusals).toEqual([{ place: 'Address (slug)', message }]);
  await expect(editor.publish(ARTICLE, documentId)).rejects.toThrow(message);
});

test('the address of a page is not its own obstacle', async () => {
  const article = await editor.create(ARTICLE, { title: 'Our prices 2027' });
  const { documentId } = article;
  expect(article.slug).toBe('our-prices-2027');
  const change = async (fields: Fields) => (await editor.update(ARTICLE, documentId, fields)).slug;
  expect(await change({ title: 'Our prices, 2027', slug: article.slug })).toBe(article.slug);
  expect(await change({ slug: '' })).toBe(article.slug);
  await editor.publish(ARTICLE, documentId);
  expect(await change({ slug: null })).toBe(article.slug);
  // What visitors open is its own as well, while the draft has another one.
  expect(await change({ slug: 'prices' })).toBe('prices');
  expect(await change({ slug: '' })).toBe(article.slug);

  const second = await editor.create(ARTICLE, { title: 'Our prices 2027' });
  expect(second.slug).toBe('our-prices-2027-1');
  const corrected = { title: 'Our prices: 2027', slug: second.slug };
  expect((await editor.update(ARTICLE, second.documentId, corrected)).slug).toBe(second.slug);
  expect((await editor.update(ARTICLE, second.documentId, { slug: '' })).slug).toBe(second.slug);
  const third = await editor.create(ARTICLE, { title: 'Our prices 2027' });
  expect(third.slug).toBe('our-prices-2027-2');
});

test('the address of a long title has room in its field', async () => {
  // Each letter is three Latin ones.
  const title = 'щ'.repeat(255);
  const first = await editor.create(ARTICLE, { title });
  expect(first.slug).toMatch(/^(?:shh)+$/);
  const second = await editor.create(ARTICLE, { title });
  expect(second.slug).toBe(`${first.slug}-1`);
  const words = await editor.create(ARTICLE, { title: 'long '.repeat(51) });
  expect(words.slug).toMatch(/^long(?:-long)+$/);
  const entry = await editor.create('api::menu.menu', { name: title });
  expect(entry.slug).toBe(first.slug);
  await editor.remove('api::menu.menu', entry.documentId);
});

test('the address of a service page follows its title as well', async () => {
  const page = await editor.create(SERVICE, { title: 'ERP & payroll' });
  expect(page.slug).toBe('erp-and-payroll');
  const renamed = await editor.update(SERVICE, page.documentId, {
    title: 'Payroll',
    slug: page.slug,
  });
  expect(renamed.slug).toBe('payroll');
  await editor.update(SERVICE, page.documentId, { slug: 'service-page' });
  await expect(editor.publish(SERVICE, page.documentId)).rejects.toThrow(/says nothing/);
});

test('what has entries below it is deleted together with them only', async () => {
  for (const uid of ['api::menu.menu', 'api::category.category']) {
    const create = (name: string, parent?: { documentId: string }) =>
      editor.create(uid, { name, ...(parent && { parent: { connect: [parent.documentId] } }) });
    const above = await create('Above');
    const middle = await create('Middle', above);
    const below = await create('Below', middle);
    const deleteAll = (entries: { documentId: string }[]) =>
      editor.request('POST', `/content-manager/collection-types/${uid}/actions/bulkDelete`, {
        documentIds: entries.map(({ documentId }) => documentId),
      });
    const refusal = / 400 .*Move or delete what is below it first/;
    await expect(editor.remove(uid, middle.documentId)).rejects.toThrow(refusal);
    await expect(deleteAll([above, middle])).rejects.toThrow(refusal);
    expect(await editor.get(uid, middle.documentId)).toMatchObject({ name: 'Middle' });
    await deleteAll([above, below, middle]);
    expect(await editor.find(uid, 'documentId', below.documentId)).toBeNull();
  }
});
