import { expect, onTestFinished, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entriesOf, entryOf } from './support/client';
import { sharedCms } from './support/cms';
import { deleteRows, makeOlder, multiplyRow } from './support/database';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';

const cms = await sharedCms();
const site = cms.site;
const admin = await createEditor(cms);
const author = await joinStaff(cms, admin, 'strapi-author', 'Amani');

const home = async (staff: Editor) => entryOf(await staff.request('GET', '/staff-home'));
const idsOf = (list: unknown) => entriesOf(list).map(({ documentId }) => documentId);

test('what exists once is opened at its own address, from the home page and from a mail', async () => {
  const PROFILE = 'api::company-profile.company-profile';
  // A file before this one may have published it in the same second.
  await makeOlder(cms.dataDir, 'company_profiles', 5_000, undefined, 'updated_at');
  await admin.updateSingle(PROFILE, { brand: 'Nyuzi' });
  await joinStaff(cms, admin, 'strapi-editor', 'Tumaini');
  const { documentId } = await admin.getSingle(PROFILE);
  const comment = 'Our name is new';
  await admin.request('POST', `/review/${PROFILE}/${documentId}`, { status: 'ready', comment });
  const adminPath = `/content-manager/single-types/${PROFILE}`;
  expect(entriesOf((await home(admin)).drafts)).toContainEqual(
    expect.objectContaining({ title: 'Nyuzi', adminPath }),
  );
  expect(entriesOf(entryOf(await admin.request('GET', '/reviews')).entries)).toContainEqual(
    expect.objectContaining({ comment, adminPath }),
  );
  // Staff of other files, who share this service, are told as well.
  const mails = () =>
    site
      .about('/api/notify', comment)
      .map(({ body }) => body)
      .filter((body) => body.includes('tumaini@example.com'));
  await expect.poll(mails).toEqual([expect.stringContaining(`${cms.url}/admin${adminPath}`)]);
  await admin.publishSingle(PROFILE);
});

test('an author asks for a review, an editor returns it, and publishing ends it', async () => {
  const editor = await joinStaff(cms, admin, 'strapi-editor', 'Furaha');
  const { documentId } = await author.create(ARTICLE, { title: 'For review' });
  const target = `/review/${ARTICLE}/${documentId}`;
  const waitingFor = async (staff: Editor) =>
    entriesOf(entryOf(await staff.request('GET', '/reviews')).entries).filter(
      (entry) => entry.documentId === documentId,
    );
  const say = (staff: Editor, status: string, comment: string) =>
    staff.request('POST', target, { status, comment });

  expect(await author.request('GET', target)).toMatchObject({ mayAsk: true, mayReturn: false });
  await say(author, 'ready', 'Please look at the figures');
  expect(await waitingFor(author)).toEqual([]);
  expect(await waitingFor(editor)).toMatchObject([
    { title: 'For review', comment: 'Please look at the figures', authorName: 'Amani' },
  ]);
  const mailsTo = (email: string) =>
    site.about('/api/notify', documentId).filter(({ body }) => body.includes(email)).length;
  await expect.poll(() => mailsTo('furaha@example.com')).toBe(1);
  expect(mailsTo('amani@example.com')).toBe(0);
  await expect(say(author, 'returned', '')).rejects.toThrow(/ 403 /);
  await expect(say(author, 'ready', 'Please!')).rejects.toThrow(/waits for a review already/);
  const returned = async (staff: Editor) =>
    entriesOf(entryOf(await staff.request('GET', `/returned/${ARTICLE}`)).entries);
  const listed = { documentId, title: 'For review' };
  expect(await returned(editor)).not.toContainEqual(listed);
  await say(editor, 'returned', 'The second one is wrong');
  expect(await returned(editor)).toContainEqual(listed);
  const other = await joinStaff(cms, admin, 'strapi-author', 'Zawadi');
  expect(await returned(other)).toEqual([]);
  expect(await waitingFor(editor)).toEqual([]);
  expect(await waitingFor(author)).toMatchObject([
    { status: 'returned', comment: 'The second one is wrong', authorName: 'Furaha' },
  ]);
  await expect.poll(() => mailsTo('amani@example.com')).toBe(1);
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

test('a review ends with the changes that it was about', async () => {
  const { documentId } = await author.create(ARTICLE, { title: 'As it was' });
  await admin.publish(ARTICLE, documentId);
  await author.update(ARTICLE, documentId, { title: 'Changed' });
  const target = `/review/${ARTICLE}/${documentId}`;
  await author.request('POST', target, { status: 'ready', comment: 'A new title' });
  await author.request(
    'POST',
    `/content-manager/collection-types/${ARTICLE}/${documentId}/actions/discard`,
    {},
  );
  expect(entryOf(await author.request('GET', target)).reviews).toEqual([]);
  expect(idsOf(entryOf(await admin.request('GET', '/reviews')).entries)).not.toContain(documentId);
  await admin.remove(ARTICLE, documentId);
});

test('what was returned waits for the one who asked, also where another wrote the entry', async () => {
  const editor = await joinStaff(cms, admin, 'strapi-editor', 'Imani');
  const { documentId } = await admin.create(ARTICLE, { title: 'Of another' });
  const target = `/review/${ARTICLE}/${documentId}`;
  const waitingFor = async (staff: Editor) =>
    idsOf(entryOf(await staff.request('GET', '/reviews')).entries);
  await editor.request('POST', target, { status: 'ready', comment: '' });
  await admin.request('POST', target, { status: 'returned', comment: 'Shorter' });
  expect(await waitingFor(editor)).toContain(documentId);
  expect(await waitingFor(admin)).not.toContain(documentId);
});

test('what was returned to somebody who has left waits for those who may publish it', async () => {
  const gone = await joinStaff(cms, admin, 'strapi-author', 'Sefu');
  const { documentId } = await gone.create(ARTICLE, { title: 'Left behind' });
  const target = `/review/${ARTICLE}/${documentId}`;
  const waiting = async () => idsOf(entryOf(await admin.request('GET', '/reviews')).entries);
  await gone.request('POST', target, { status: 'ready', comment: '' });
  await admin.request('POST', target, { status: 'returned', comment: 'Shorter' });
  expect(await waiting()).not.toContain(documentId);
  const { id } = entryOf(entryOf(await gone.request('GET', '/admin/users/me')).data);
  await admin.request('PUT', `/admin/users/${id}`, { isActive: false });
  expect(await waiting()).toContain(documentId);
  await admin.request('DELETE', `/admin/users/${id}`);
  expect(await waiting()).toContain(documentId);
  await admin.remove(ARTICLE, documentId);
});

test('the home page lists what waits for each member of staff, and nothing that is not theirs', async () => {
  const day = 86_400_000;
  const publishAt = new Date(Date.now() + day).toISOString();
  const planned = await admin.create(ARTICLE, { title: 'Planned', publishAt });
  const changed = await admin.createArticle({ title: 'Changed', slug: 'changed-later' });
  await admin.create('api::article-type.article-type', {
    type: 'seen-at-home',
    label: 'Seen at home',
  });
  await cms.send('POST', 'missed-addresses/report', { data: [{ path: '/brochure', hits: 3000 }] });
  const before = await home(admin);
  expect(idsOf(before.planned)).toContain(planned.documentId);
  expect(idsOf(before.drafts)).toContain(planned.documentId);
  expect(idsOf(before.drafts)).not.toContain(changed.documentId);
  expect(entriesOf(before.notFound)[0]).toMatchObject({ path: '/brochure', hits: 3000 });
  // The newest of all changes is that of the log, which no member of staff made.
  expect(entriesOf(before.edited)[0]).toMatchObject({ type: 'Article type' });
  expect(entriesOf(before.edited)[1]).toMatchObject({ title: 'Changed', type: 'Article' });
  expect(entriesOf(before.edited).map(({ type }) => type)).not.toContain('Not-found log');
  const hers = await home(author);
  // Nor the collections, which she may choose, but not change.
  expect(entriesOf(hers.edited).filter(({ type }) => type !== 'Article')).toEqual([]);
  expect(idsOf(hers.edited)).not.toContain(changed.documentId);
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
  onTestFinished(() => deleteRows(cms.dataDir, 'articles', `${documentId}-%`));
  const { drafts, planned } = await home(author);
  expect(idsOf(planned)).toEqual([own.documentId]);
  expect(idsOf(drafts)).toEqual([own.documentId]);
  expect(entriesOf((await home(admin)).planned)).toHaveLength(8);
});
