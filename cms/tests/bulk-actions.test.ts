import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf } from './support/client';
import { sharedCms } from './support/cms';

const ARTICLE = 'api::article.article';
const HOUR_MS = 3_600_000;

const cms = await sharedCms();
const admin = await createEditor(cms);

type Entry = { documentId: string };

const idsOf = (entries: Entry[]) => entries.map(({ documentId }) => documentId);
const publishAll = (entries: Entry[]) => admin.publishAll(ARTICLE, idsOf(entries));
const removeAll = (entries: Entry[]) => admin.removeAll(ARTICLE, idsOf(entries));
const unpublishAll = (entries: Entry[]) =>
  admin.request('POST', `/content-manager/collection-types/${ARTICLE}/actions/bulkUnpublish`, {
    documentIds: idsOf(entries),
  });

async function published(entries: Entry[]): Promise<unknown[]> {
  const ids = idsOf(entries).map((id) => `filters[documentId][$in]=${id}`);
  const { body } = await cms.get(`articles?${ids.join('&')}&sort=title`);
  return entriesOf(body.data).map(({ title }) => title);
}

async function createAll(...fields: Record<string, unknown>[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const each of fields) entries.push(await admin.create(ARTICLE, each));
  return entries;
}

test('of several drafts with one address that are published together none is', async () => {
  const slug = 'one-address';
  const entries = await createAll(
    { title: 'First of two', slug },
    { title: 'Second of two', slug },
  );
  await expect(publishAll(entries)).rejects.toThrow(
    / 400 .*Nothing was published\. “Second of two”: “one-address” is the address of “First of two” already/,
  );
  expect(await published(entries)).toEqual([]);
  await removeAll(entries);
});

test('what is published together with an entry that is refused stays a draft', async () => {
  const entries = await createAll(
    { title: 'Later', publishAt: new Date(Date.now() + HOUR_MS).toISOString() },
    { title: 'Beside it' },
    { title: 'At the end' },
  );
  const [, ...others] = entries;
  await expect(publishAll(entries)).rejects.toThrow(/“Later”: It is planned/);
  // One that went on would be published before the next.
  await admin.remove(ARTICLE, (await admin.create(ARTICLE, { title: 'Afterwards' })).documentId);
  expect(await published(entries)).toEqual([]);

  expect(await publishAll(others)).toEqual({ count: 2 });
  expect(await published(entries)).toEqual(['At the end', 'Beside it']);
  expect(await unpublishAll(others)).toEqual({ count: 2 });
  expect(await published(entries)).toEqual([]);
  expect(await removeAll(entries)).toEqual({ count: 3 });
});
