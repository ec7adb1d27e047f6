import { afterAll, expect, test } from 'vitest';
import { PNG } from '../../tests/support/png';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, type Fields } from './support/client';
import { startCms } from './support/cms';
import { countRows, emptySlug, makeOlder, multiplyVersions } from './support/database';
import { joinStaff, joinWithFields } from './support/staff';

const ADDRESS = 'api::company-address.company-address';
const ARTICLE = 'api::article.article';
const ARTICLE_TYPE = 'api::article-type.article-type';
const MENU = 'api::menu.menu';
const QNA = 'api::qna.qna';
const PROFILE = 'api::company-profile.company-profile';
const REDIRECT = 'api::redirect.redirect';
const SERVICE = 'api::service.service';
const SETTING = 'api::global-entity.global-entity';
const TEAM = 'api::team.team';
const COLLECTIONS = '/content-manager/collection-types';
const RELATIONS = '/content-manager/relations';
const DAY_MS = 24 * 60 * 60 * 1000;

const cms = await startCms();
afterAll(() => cms.remove());
const admin = await createEditor(cms);
const author = await joinStaff(cms, admin, 'strapi-author', 'Asha');

const markdown = (body: string) => ({ __component: 'shared.rich-text-markdown-wrapper', body });
const connect = ({ documentId }: { documentId: string }) => ({ connect: [{ documentId }] });

async function versionsOf(uid: string, documentId: string, staff = admin): Promise<Fields[]> {
  return entriesOf(entryOf(await staff.request('GET', `/history/${uid}/${documentId}`)).versions);
}

async function compareWith(
  uid: string,
  documentId: string,
  version: Fields | undefined,
  staff = admin,
) {
  const body = await staff.request('GET', `/history/${uid}/${documentId}/${version?.id}`);
  return entriesOf(entryOf(body).differences).map(({ field, ...difference }) => difference);
}

const restore = (uid: string, documentId: string, version: Fields | undefined, staff = admin) =>
  staff.request('POST', `/history/${uid}/${documentId}/${version?.id}/restore`);

async function deleted(staff = admin): Promise<Fields[]> {
  return entriesOf(entryOf(await staff.request('GET', '/bin')).entries);
}

const bringBack = (version: Fields | undefined, staff = admin) =>
  staff.request('POST', `/bin/${version?.id}/restore`);

test('a version of an article says who changed what, compares block by block, and is restored as a draft', async () => {
  const cover = await admin.upload('desk.png', { alternativeText: 'A desk' }, PNG);
  const type = await admin.create(ARTICLE_TYPE, { type: 'notes', label: 'Notes' });
  const { documentId } = await admin.createArticle({
    title: 'Month-end',
    cover: cover.id,
    article_types: connect(type),
    blocks: [markdown('First'), markdown('Second')],
    seo: { metaTitle: 'Month-end in three days' },
  });
  await admin.publishArticle(documentId, {
    title: 'Changed',
    cover: null,
    article_types: { set: [] },
    seo: null,
    blocks: [markdown('New'), markdown('First'), markdown('Second, changed')],
  });

  const versions = await versionsOf(ARTICLE, documentId);
  expect(versions.map(({ kind }) => kind)).toEqual([...['published', 'published', 'before']]);
  const [newest, first] = versions;
  expect(newest).toMatchObject({ authorName: 'Site Admin', title: 'Changed' });
  expect(newest?.changed).toEqual(
    expect.arrayContaining(['Title', 'Cover image', 'Collections', 'Blocks']),
  );
  expect(await compareWith(ARTICLE, documentId, newest)).toEqual([]);
  const differences = await compareWith(ARTICLE, documentId, first);
  expect(differences).toEqual(
    expect.arrayContaining([
      { place: 'Title', before: 'Month-end', after: 'Changed' },
      { place: 'Cover image', before: 'desk.png', after: '' },
      { place: 'Collections', before: 'Notes', after: '' },
      {
        place: 'Search engines and sharing, Title for search engines',
        before: 'Month-end in three days',
        after: '',
      },
      { place: '1st block, Text', before: '', after: 'New' },
      { place: '3rd block, Text', before: 'Second', after: 'Second, changed' },
    ]),
  );
  expect(differences.filter(({ place }) => String(place).includes('block'))).toHaveLength(2);

  expect(await restore(ARTICLE, documentId, first)).toEqual({ missing: 0, skipped: [] });
  const draft = await admin.get(ARTICLE, documentId);
  expect(draft).toMatchObject({
    title: 'Month-end',
    cover: { id: cover.id },
    seo: { metaTitle: 'Month-end in three days' },
    blocks: [{ body: 'First' }, { body: 'Second' }],
  });
  const shown = await cms.get(`articles?filters[documentId]=${documentId}`);
  expect(shown.body.data, 'visitors see the draft only when it is published').toMatchObject([
    { title: 'Changed' },
  ]);
  await admin.publishArticle(documentId);
  const query = `articles?filters[documentId]=${documentId}&populate=article_types`;
  expect((await cms.get(query)).body.data).toMatchObject([
    { article_types: [{ type: 'notes', label: 'Notes' }] },
  ]);
});

test('a change inside a part of the form is shown to those who may read that part', async () => {
  const { documentId } = await admin.create(SERVICE, {
    type: 'core',
    details: [{ title: 'Payroll' }, { title: 'ERP' }],
  });
  await admin.update(SERVICE, documentId, {
    details: [{ title: 'Payroll' }, { title: 'ERP, changed', description: 'New' }],
  });
  const [, first] = await versionsOf(SERVICE, documentId);
  expect(await compareWith(SERVICE, documentId, first)).toEqual([
    { place: 'Services: 2nd, Name of the service', before: 'ERP', after: 'ERP, changed' },
    { place: 'Services: 2nd, What the client gets', before: '', after: 'New' },
  ]);

  const fields = ['type', 'details.title'];
  const action = 'plugin::content-manager.explorer.read';
  const role = entryOf(entryOf(await admin.request('POST', '/admin/roles', { name: 'T' })).data);
  await admin.request('PUT', `/admin/roles/${role.id}/permissions`, {
    permissions: [{ action, subject: SERVICE, properties: { fields }, conditions: [] }],
  });
  const reader = await joinStaff(cms, admin, String(role.code), 'Neema');
  expect(await compareWith(SERVICE, documentId, first, reader)).toEqual([
    { place: 'Services: 2nd, Name of the service', before: 'ERP', after: 'ERP, changed' },
  ]);

  // Who may write a part of a component only cannot restore it: the rest of it would be lost.
  await admin.request('PUT', `/admin/roles/${role.id}/permissions`, {
    permissions: ['read', 'update'].map((name) => ({
      action: `plugin::content-manager.explorer.${name}`,
      ...{ subject: SERVICE, properties: { fields }, conditions: [] },
    })),
  });
  expect(await restore(SERVICE, documentId, first, reader)).toMatchObject({
    skipped: ['Services'],
  });
  expect(await admin.get(SERVICE, documentId)).toMatchObject({
    details: [{ title: 'Payroll' }, { title: 'ERP, changed', description: 'New' }],
  });
});

test('what an entry contained before its first version can be restored, without what was deleted since', async () => {
  const kept = await admin.create(ARTICLE_TYPE, { type: 'first', label: 'First' });
  const gone = await admin.create(ARTICLE_TYPE, { type: 'second', label: 'Second' });
  const { documentId } = await admin.create(ARTICLE, {
    title: 'One',
    article_types: { connect: [kept, gone].map(({ documentId }) => ({ documentId })) },
  });
  await admin.update(ARTICLE, documentId, { title: 'Two', article_types: { set: [] } });
  await admin.remove(ARTICLE_TYPE, gone.documentId);
  const [, before] = await versionsOf(ARTICLE, documentId);
  expect(before).toMatchObject({ kind: 'before', title: 'One' });
  expect(await restore(ARTICLE, documentId, before)).toEqual({ missing: 1, skipped: [] });
  expect(await admin.get(ARTICLE, documentId)).toMatchObject({
    title: 'One',
    article_types: { count: 1 },
  });

  // Programs that write past the service leave one such version each, of which the newest stay.
  await multiplyVersions(cms.dataDir, documentId, 50);
  await emptySlug(cms.dataDir, 'articles', documentId);
  await admin.update(ARTICLE, documentId, { title: 'Four' });
  const kinds = (await versionsOf(ARTICLE, documentId)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'before')).toHaveLength(50);
});

test('a save that changes nothing, or is refused, is no version; types without drafts have one per save', async () => {
  const { documentId } = await admin.create(MENU, { name: 'Why' });
  await admin.update(MENU, documentId, { name: 'Because' });
  await admin.update(MENU, documentId, { name: 'Because' });
  await expect(admin.update(MENU, documentId, { order: 1.5 })).rejects.toThrow(/ 400 /);
  const versions = await versionsOf(MENU, documentId);
  expect(versions.map(({ kind }) => kind)).toEqual(['saved', 'before']);
  await restore(MENU, documentId, versions[1]);
  expect(await admin.get(MENU, documentId)).toMatchObject({ name: 'Why' });
  expect((await versionsOf(MENU, documentId)).map(({ kind }) => kind)).toEqual([
    ...['saved', 'saved', 'before'],
  ]);

  await admin.updateSingle(PROFILE, { brand: 'Nyuzi', badges: [{ text: 'Partner' }] });
  await admin.updateSingle(PROFILE, { brand: 'Kanga', badges: [] });
  const profile = (await admin.getSingle(PROFILE)).documentId;
  const [, first] = await versionsOf(PROFILE, profile);
  await restore(PROFILE, profile, first);
  expect(await admin.getSingle(PROFILE)).toMatchObject({
    brand: 'Nyuzi',
    badges: [{ text: 'Partner' }],
  });
});

test('a collection is restored without publishing what only the draft of an article says', async () => {
  const { documentId } = await admin.create(ARTICLE_TYPE, { type: 'posts', label: 'Posts' });
  const planned = await admin.createArticle({ title: 'In the draft only' });
  const former = await admin.createArticle({ title: 'Former post' });
  const latest = await admin.createArticle({ title: 'Latest post' });
  const shown = async () => {
    const { body } = await cms.get('articles?filters[article_types][type]=posts');
    return entriesOf(body.data).map(({ title }) => title);
  };
  await admin.updateArticle(planned.documentId, { article_types: connect({ documentId }) });
  await admin.update(ARTICLE_TYPE, documentId, { articles: connect(former) });
  await admin.update(ARTICLE_TYPE, documentId, { label: 'All posts' });
  const [, before] = await versionsOf(ARTICLE_TYPE, documentId);
  await restore(ARTICLE_TYPE, documentId, before);
  expect(await admin.get(ARTICLE_TYPE, documentId)).toMatchObject({ label: 'Posts' });
  expect(await shown()).toEqual(['Former post']);

  const disconnect = [{ documentId: former.documentId }];
  await admin.update(ARTICLE_TYPE, documentId, { articles: { ...connect(latest), disconnect } });
  expect(await shown()).toEqual(['Latest post']);
  await restore(ARTICLE_TYPE, documentId, before);
  expect(await shown()).toEqual(['Former post']);
  const draft = await admin.get(ARTICLE, planned.documentId);
  expect(draft.article_types, 'the draft keeps its link').toEqual({ count: 1 });
});

test('a restored version is refused where a rule refuses it, and leaves no trace', async () => {
  const from = await admin.create(REDIRECT, { from: '/old', to: '/services', type: 'permanent' });
  await admin.update(REDIRECT, from.documentId, { from: '/older', to: '/services' });
  await admin.create(REDIRECT, { from: '/old', to: '/contact', type: 'permanent' });
  const [, first] = await versionsOf(REDIRECT, from.documentId);
  await expect(restore(REDIRECT, from.documentId, first)).rejects.toThrow(/ 400 /);
  expect(await versionsOf(REDIRECT, from.documentId)).toHaveLength(2);
});

test('a deleted entry comes back with its versions, its day and the links that led to it', async () => {
  const { documentId } = await admin.createArticle({ title: 'Brought back', slug: 'back' });
  await admin.publishArticle(documentId, { description: 'Second version' });
  const created = (await admin.get(ARTICLE, documentId)).createdAt;
  const parent = await admin.create(MENU, { name: 'Parent', slug: 'parent' });
  const child = await admin.create(MENU, {
    name: 'Child',
    slug: 'child',
    parent: connect(parent),
    article: connect({ documentId }),
  });
  await admin.removeArticle(documentId);
  await admin.request('POST', `/content-manager/collection-types/${MENU}/actions/bulkDelete`, {
    documentIds: [parent.documentId, child.documentId],
  });
  const titles = ['Parent', 'Child', 'Brought back'];
  const inBin = await deleted();
  const [menu, below, article] = titles.map((title) => inBin.find((each) => each.title === title));
  expect(menu).toMatchObject({ type: 'Menu', deletedBy: 'Site Admin' });
  expect(article).toMatchObject({ wasPublished: true });

  await bringBack(menu);
  await bringBack(below);
  await bringBack(article);
  expect((await deleted()).filter(({ title }) => titles.includes(String(title)))).toEqual([]);
  expect((await cms.get('articles?filters[slug]=back')).body.data).toEqual([]);
  await admin.publishArticle(documentId);
  const shown = await cms.get(`menus?filters[slug]=child&populate=*`);
  expect(entriesOf(shown.body.data)[0]).toMatchObject({
    documentId: child.documentId,
    parent: { documentId: parent.documentId },
    article: { documentId, createdAt: created, description: 'Second version' },
  });
  expect((await versionsOf(ARTICLE, documentId)).length).toBeGreaterThan(1);
});

test.for([
  ['first', 'first'],
  ['first', 'last'],
  ['last', 'first'],
  ['last', 'last'],
] as const)(
  'a menu entry opens its article again, which was deleted %s and came back %s',
  async ([gone, back]) => {
    const slug = `deleted-${gone}-back-${back}`;
    const { documentId } = await admin.createArticle({ title: `${slug}-article`, slug });
    const article = connect({ documentId });
    const entry = await admin.create(MENU, { name: `${slug}-entry`, slug, article });
    const removeArticle = () => admin.removeArticle(documentId);
    const removeEntry = () => admin.remove(MENU, entry.documentId);
    const isFirst = gone === 'first';
    for (const remove of isFirst ? [removeArticle, removeEntry] : [removeEntry, removeArticle])
      await remove();

    const inBin = await deleted();
    const parts = back === 'first' ? ['article', 'entry'] : ['entry', 'article'];
    for (const part of parts)
      await bringBack(inBin.find(({ title }) => title === `${slug}-${part}`));
    await admin.publishArticle(documentId);
    const shown = await cms.get(`menus?filters[slug]=${slug}&populate=*`);
    expect(entriesOf(shown.body.data)).toMatchObject([{ article: { documentId } }]);
  },
);

test('what has taken the place of a deleted entry in a draft keeps it', async () => {
  const page = 'api::service-page.service-page';
  const [former, present] = ['Former lead', 'Present lead'].map((name) => ({ name }));
  const gone = await admin.create(TEAM, { ...former });
  await admin.publish(TEAM, gone.documentId);
  const { documentId } = await admin.create(page, { title: 'Led', lead: connect(gone) });
  await admin.publish(page, documentId);
  await admin.update(page, documentId, { summary: 'Not meant' });
  // Of the two rows of the page, the draft is the newer one from then on.
  await admin.request('POST', `${COLLECTIONS}/${page}/${documentId}/actions/discard`, {});
  await admin.remove(TEAM, gone.documentId);
  const next = await admin.create(TEAM, { ...present });
  await admin.update(page, documentId, { lead: connect(next) });

  await bringBack(await findDeleted('Former lead'));
  const { results } = entryOf(
    await admin.request('GET', `${RELATIONS}/${page}/${documentId}/lead`),
  );
  expect(entriesOf(results)).toMatchObject([present]);
});

test('a menu entry that comes back before its parent is below it again, once the parent is back', async () => {
  const parent = await admin.create(MENU, { name: 'Above' });
  const slug = 'back-before-its-parent';
  const child = await admin.create(MENU, { name: 'Below', slug, parent: connect(parent) });
  for (const { documentId } of [child, parent]) await admin.remove(MENU, documentId);
  const inBin = await deleted();
  const find = (name: string) => inBin.find(({ title }) => title === name);
  expect(await bringBack(find('Below'))).toMatchObject({ missing: 1 });
  await bringBack(find('Above'));
  const { documentId } = parent;
  const shown = await cms.get(`menus?filters[slug]=${slug}&populate=parent`);
  expect(entriesOf(shown.body.data)).toMatchObject([{ parent: { documentId } }]);
});

test.for([
  [MENU, 'menus'],
  ['api::category.category', 'categories'],
] as const)('an entry without a part of the address comes back: %s', async ([uid, table]) => {
  const { documentId } = await admin.create(uid, { name: '服务', slug: 'services-cn' });
  await emptySlug(cms.dataDir, table, documentId);
  await admin.update(uid, documentId, { link: '/services' });
  await admin.update(uid, documentId, { slug: 'written' });
  const [, without] = await versionsOf(uid, documentId);
  await restore(uid, documentId, without);
  expect((await admin.get(uid, documentId)).slug).toBe(documentId.toLowerCase());

  await emptySlug(cms.dataDir, table, documentId);
  await admin.remove(uid, documentId);
  const [gone] = (await deleted()).filter((entry) => entry.uid === uid);
  await bringBack(gone);
  expect((await admin.get(uid, documentId)).slug).toBe(documentId.toLowerCase());
});

/** The one that staff deleted last, of those with this title. */
const findDeleted = async (name: string) => (await deleted()).find(({ title }) => title === name);

test('a former head office comes back as another office, and changes no details of today', async () => {
  const place = { address: 'Samora Avenue', isDefault: true };
  const details = { phone: '+255 1', time: 'Mon to Fri' };
  const phone = await admin.create(SETTING, { key: 'company_phone', value: '+255 1' });
  const former = await admin.create(ADDRESS, { ...place, ...details, label: 'Former office' });
  await admin.remove(ADDRESS, former.documentId);
  const today = { ...place, label: 'New office', phone: '+255 2', time: 'Always' };
  const office = await admin.create(ADDRESS, today);
  await bringBack(await findDeleted('Former office'));
  expect(await admin.get(ADDRESS, former.documentId)).toMatchObject({
    ...details,
    isDefault: false,
  });
  expect(await admin.get(ADDRESS, office.documentId)).toMatchObject(today);
  expect(await admin.get(SETTING, phone.documentId)).toMatchObject({ value: '+255 2' });

  await admin.remove(ADDRESS, office.documentId);
  await admin.update(SETTING, phone.documentId, { value: '+255 3' });
  await bringBack(await findDeleted('New office'));
  expect(await admin.get(ADDRESS, office.documentId)).toMatchObject({ ...today, phone: '+255 3' });
  for (const [uid, { documentId }] of [
    [SETTING, phone],
    [ADDRESS, former],
    [ADDRESS, office],
  ] as const)
    await admin.remove(uid, documentId);
});

test('a setting that comes back has the phone number that the head office has now', async () => {
  const details = { label: 'Head office', address: 'Samora Avenue', isDefault: true };
  const office = await admin.create(ADDRESS, { ...details, phone: '+255 4' });
  const phone = await admin.create(SETTING, { key: 'company_phone', value: '+255 4' });
  await admin.remove(SETTING, phone.documentId);
  await admin.update(ADDRESS, office.documentId, { phone: '+255 5' });
  await bringBack(await findDeleted('company_phone'));
  expect(await admin.get(SETTING, phone.documentId)).toMatchObject({ value: '+255 5' });
  expect(await admin.get(ADDRESS, office.documentId)).toMatchObject({ phone: '+255 5' });
});

test('authors see and restore their own entries only, and nothing of what they may not write', async () => {
  const foreign = await admin.createArticle({ title: 'Foreign', slug: 'foreign' });
  await admin.publishArticle(foreign.documentId, { title: 'Foreign, changed' });
  const [version] = await versionsOf(ARTICLE, foreign.documentId);
  await expect(versionsOf(ARTICLE, foreign.documentId, author)).rejects.toThrow(/ 403 /);
  await expect(restore(ARTICLE, foreign.documentId, version, author)).rejects.toThrow(/ 403 /);
  const question = await admin.create(QNA, { title: 'Theirs', description: 'No' });
  await expect(versionsOf(QNA, question.documentId, author)).rejects.toThrow(/ 403 /);

  const own = await author.create(ARTICLE, { title: 'Own' });
  await author.update(ARTICLE, own.documentId, { title: 'Own, changed' });
  const mine = await versionsOf(ARTICLE, own.documentId, author);
  expect(mine[0]).toMatchObject({ kind: 'draft', authorName: 'Asha' });
  await restore(ARTICLE, own.documentId, mine[1], author);
  expect(await admin.get(ARTICLE, own.documentId)).toMatchObject({ title: 'Own' });

  await admin.removeArticle(foreign.documentId);
  await admin.removeArticle(own.documentId);
  await admin.remove(QNA, question.documentId);
  expect((await deleted(author)).map(({ title }) => title)).toEqual(['Own']);
  const [, , notHers] = await deleted();
  await expect(bringBack(notHers, author)).rejects.toThrow(/ 404 /);
  const quote = 'api::quote-request.quote-request';
  await expect(versionsOf(quote, 'x')).rejects.toThrow(/ 404 /);
  expect((await fetch(`${cms.url}/bin`)).status).toBe(401);
});

test('who may not write all of a deleted entry, or what led to it, is told to ask an editor', async () => {
  const slug = 'leads-to-an-article';
  const own = await author.create(ARTICLE, { title: 'In the menu' });
  const entry = await admin.create(MENU, { name: 'Leads to it', slug, article: connect(own) });
  const opened = async () => {
    await admin.publishArticle(own.documentId);
    const shown = await cms.get(`menus?filters[slug]=${slug}&populate=article`);
    return entryOf(entriesOf(shown.body.data)[0]).article;
  };
  await admin.removeArticle(own.documentId);
  await expect(bringBack(await findDeleted('In the menu'), author)).rejects.toThrow(
    / 400 .*without its link in Menu, which your role may not change\. Ask an editor/,
  );
  const editor = await joinStaff(cms, admin, 'strapi-editor', 'Rehema');
  await bringBack(await findDeleted('In the menu'), editor);
  expect(await opened()).toMatchObject({ documentId: own.documentId });

  // A menu entry that is in the bin, too, waits with its link for somebody who may bring it back.
  await admin.removeArticle(own.documentId);
  await admin.remove(MENU, entry.documentId);
  await bringBack(await findDeleted('In the menu'), author);
  await bringBack(await findDeleted('Leads to it'), editor);
  expect(await opened()).toMatchObject({ documentId: own.documentId });

  const rights = { subject: QNA, actions: ['create', 'read'], fields: ['title', 'description'] };
  const helper = await joinWithFields(cms, admin, 'Juma', rights);
  const fields = { title: 'In a group', description: 'Yes.', group: 'Prices' };
  const question = await admin.create(QNA, fields);
  await admin.remove(QNA, question.documentId);
  await expect(bringBack(await findDeleted('In a group'), helper)).rejects.toThrow(
    / 400 .*without what it has in Group.*\. Ask an editor/,
  );
  await bringBack(await findDeleted('In a group'), editor);
  expect(await admin.get(QNA, question.documentId)).toMatchObject(fields);
});

test('a deleted entry comes back when the account of its creator is gone', async () => {
  const leaver = await joinStaff(cms, admin, 'strapi-author', 'Zuri');
  const { documentId, createdBy } = await leaver.create(ARTICLE, { title: 'By a leaver' });
  await admin.removeArticle(documentId);
  await admin.request('DELETE', `/admin/users/${entryOf(createdBy).id}`);
  await bringBack((await deleted()).find(({ title }) => title === 'By a leaver'));
  expect(await admin.get(ARTICLE, documentId)).toMatchObject({
    createdBy: { firstname: 'Site', lastname: 'Admin' },
  });
  await admin.removeArticle(documentId);
});

test('a deleted entry can be brought back for 30 days, and is gone with its versions then', async () => {
  const { documentId } = await admin.create(QNA, { title: 'For a month', description: 'D' });
  await admin.update(QNA, documentId, { description: 'Changed' });
  await admin.remove(QNA, documentId);
  const isThere = async () => (await deleted()).some(({ title }) => title === 'For a month');
  await makeOlder(cms.dataDir, 'entry_versions', 29 * DAY_MS);
  expect(await isThere()).toBe(true);
  await makeOlder(cms.dataDir, 'entry_versions', 2 * DAY_MS);
  expect(await isThere()).toBe(false);
  const ofEntry = `entry_id = '${documentId}'`;
  expect(await countRows(cms.dataDir, 'entry_versions', ofEntry)).toBe(0);
});
