import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entriesOf, entryOf } from './support/client';
import { startCms, type TestCms } from './support/cms';
import { multiplyRow } from './support/database';
import { startFakeSite } from './support/fake-site';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';

let cms: TestCms;
let site: Awaited<ReturnType<typeof startFakeSite>>;
let admin: Editor;
let author: Editor;
beforeAll(async () => {
  site = await startFakeSite();
  cms = await startCms({ env: { REVALIDATE_URL: `${site.url}/api/revalidate` } });
  admin = await createEditor(cms);
  author = await joinStaff(cms, admin, 'strapi-author', 'Asha');
});
afterAll(async () => {
  await cms.remove();
  await site.close();
});

const home = async (staff: Editor) => entryOf(await staff.request('GET', '/staff-home'));
const idsOf = (list: unknown) => entriesOf(list).map(({ documentId }) => documentId);

test('what exists once is opened at its own address, from the home page and from a mail', async () => {
  const PROFILE = 'api::company-profile.company-profile';
  await admin.updateSingle(PROFILE, { brand: 'Nyuzi' });
  await joinStaff(cms, admin, 'strapi-editor', 'Zuri');
  const { documentId } = await admin.getSingle(PROFILE);
  const comment = 'Our name is new';
  await admin.request('POST', `/review/${PROFILE}/${documentId}`, { status: 'ready', comment });
  const adminPath = `/content-manager/single-types/${PROFILE}`;
  expect(entriesOf((await home(admin)).drafts)).toContainEqual(
    expect.objectContaining({ title: 'Nyuzi', adminPath }),
  );
  expect(entriesOf(entryOf(await admin.request('GET', '/reviews')).entries)).toMatchObject([
    { comment, adminPath },
  ]);
  const mails = () => site.about('/api/notify', comment).map(({ body }) => body);
  await expect.poll(mails).toEqual([expect.stringContaining(`${cms.url}/admin${adminPath}`)]);
  await admin.publishSingle(PROFILE);
});

test('an author asks for a review, an editor returns it, and publishing ends it', async () => {
  const editor = await joinStaff(cms, admin, 'strapi-editor', 'Neema');
  const { documentId } = await author.create(ARTICLE, { title: 'For review' });
  const target = `/review/${ARTICLE}/${documentId}`;
  const waitingFor = async (staff: Editor) =>
    entriesOf(entryOf(await staff.request('GET', '/reviews')).entries);
  const say = (staff: Editor, status: string, comment: string) =>
    staff.request('POST', target, { status, comment });

  expect(await author.request('GET', target)).toMatchObject({ mayAsk: true, mayReturn: false });
  await say(author, 'ready', 'Please look at the figures');
  expect(await waitingFor(author)).toEqual([]);
  expect(await waitingFor(editor)).toMatchObject([
    { title: 'For review', comment: 'Please look at the figures', authorName: 'Asha' },
  ]);
  const mailsTo = (email: string) =>
    site.about('/api/notify', documentId).filter(({ body }) => body.includes(email)).length;
  await expect.poll(() => mailsTo('neema@example.com')).toBe(1);
  expect(mailsTo('asha@example.com')).toBe(0);
  await expect(say(author, 'returned', '')).rejects.toThrow(/ 403 /);
  await expect(say(author, 'ready', 'Please!')).rejects.toThrow(/waits for a review already/);
  await say(editor, 'returned', 'The second one is wrong');
  expect(await waitingFor(editor)).toEqual([]);
  expect(await waitingFor(author)).toMatchObject([
    { status: 'returned', comment: 'The second one is wrong', authorName: 'Neema' },
  ]);
  await expect.poll(() => mailsTo('asha@example.com')).toBe(1);
  await expect(say(editor, 'returned', 'All of it')).rejects.toThrow(/Nobody waits/);
  expect(entryOf(await author.request('GET', target)).reviews).toHaveLength(2);
  await say(author, 'ready', 'Corrected');
  await editor.publish(ARTICLE, documentId);
  expect(entryOf(await author.request('GET', target)).reviews).toEqual([]);
  const foreign = await admin.create(ARTICLE, { title: 'Not hers' });
  await expect(author.request('GET', `/review/${ARTICLE}/${foreign.documentId}`)).rejects.toThrow(
    / 403 /,
  );
});

test('what was returned waits for the one who asked, also where another wrote the entry', async () => {
  const editor = await joinStaff(cms, admin, 'strapi-editor', 'Zawadi');
  const { documentId } = await admin.create(ARTICLE, { title: 'Of another' });
  const target = `/review/${ARTICLE}/${documentId}`;
  const waitingFor = async (staff: Editor) =>
    idsOf(entryOf(await staff.request('GET', '/reviews')).entries);
  await editor.request('POST', target, { status: 'ready', comment: '' });
  await admin.request('POST', target, { status: 'returned', comment: 'Shorter' });
  expect(await waitingFor(editor)).toEqual([documentId]);
  expect(await waitingFor(admin)).toEqual([]);
});

test('the home page lists what waits for each member of staff, and nothing that is not theirs', async () => {
  const day = 86_400_000;
  const publishAt = new Date(Date.now() + day).toISOString();
  const planned = await admin.create(ARTICLE, { title: 'Planned', publishAt });
  const changed = await admin.createArticle({ title: 'Changed', slug: 'changed-later' });
  await cms.send('POST', 'missed-addresses/report', { data: [{ path: '/flyer', hits: 3 }] });
  const before = await home(admin);
  expect(idsOf(before.planned)).toEqual([planned.documentId]);
  expect(idsOf(before.drafts)).toContain(planned.documentId);
  expect(idsOf(before.drafts)).not.toContain(changed.documentId);
  expect(entriesOf(before.notFound)).toMatchObject([{ path: '/flyer', hits: 3 }]);
  const hers = await home(author);
  expect(idsOf(hers.planned)).toEqual([]);
  expect(idsOf(hers.drafts)).not.toContain(planned.documentId);
  expect(hers.notFound).toBeNull();
});

test('an author finds her own on the home page, however many of others are before it', async () => {
  const own = await author.create(ARTICLE, { title: 'Hers' });
  const publishAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await admin.update(ARTICLE, own.documentId, { publishAt });
  const sooner = new Date(Date.now() + 86_400_000).toISOString();
  const { documentId } = await admin.create(ARTICLE, { title: 'Another', publishAt: sooner });
  await multiplyRow(cms.dataDir, 'articles', documentId, 250);
  const { drafts, planned } = await home(author);
  expect(idsOf(planned)).toEqual([own.documentId]);
  expect(idsOf(drafts)).toEqual([own.documentId]);
  expect(entriesOf((await home(admin)).planned)).toHaveLength(8);
});
