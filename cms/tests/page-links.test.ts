import { expect, onTestFinished, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { toLink } from '../src/admin/page-links/link-target';
import { entriesOf, entryOf } from './support/client';
import { sharedCms } from './support/cms';
import { deleteRows, multiplyRow } from './support/database';

const VACANCY = 'api::vacancy.vacancy';

test.for([
  [true, 'our rates', '[our rates](/post/rates)'],
  [true, 'Rates [2026]', '[Rates \\[2026\\]](/post/rates)'],
  [false, 'Rates & <taxes>', '<a href="/post/rates">Rates &amp; &lt;taxes></a>'],
] as const)('a link is what the field holds (Markdown: %s): %s', ([isMarkdown, words, link]) => {
  expect(toLink(isMarkdown, words, '/post/rates')).toBe(link);
});

test('of the pages of the site the first are listed, and those that have what is typed', async () => {
  const cms = await sharedCms();
  const editor = await createEditor(cms);
  const { documentId } = await editor.createArticle({ title: 'Zebra hours', slug: 'zebra-1' });
  const vacancy = { title: 'Keeper of zebras', slug: 'keeper' };
  const keeper = await editor.create(VACANCY, vacancy);
  onTestFinished(async () => {
    await deleteRows(cms.dataDir, 'articles', `${documentId}%`);
    await editor.remove(VACANCY, keeper.documentId);
  });
  await editor.publish(VACANCY, keeper.documentId);
  const list = async (q: string) => {
    const answer = await editor.request('GET', `/site-pages?q=${encodeURIComponent(q)}`);
    return entriesOf(entryOf(answer).pages).map(({ address }) => address);
  };
  expect(await list('ZEBRA')).toEqual(['/post/zebra-1', '/careers/keeper']);
  expect(await list('/careers/kee')).toEqual(['/careers/keeper']);
  expect(await list('get a q')).toEqual(['/quote']);
  expect(await list('no page has this')).toEqual([]);
  await multiplyRow(cms.dataDir, 'articles', documentId, 30);
  expect(await list('/post/')).toHaveLength(20);
  expect(await list('')).toHaveLength(20);
  expect(await list('zebra')).toHaveLength(20);
});
