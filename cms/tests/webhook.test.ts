import { afterAll, expect, test, vi } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { toStaffReport } from '../src/content-check/for-staff';
import { entriesOf, entryOf } from './support/client';
import { startCms } from './support/cms';
import { startFakeSite } from './support/fake-site';
import { createProgram } from './support/program';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';
const MENU = 'api::menu.menu';
const QNA = 'api::qna.qna';
const QUOTE = 'api::quote-request.quote-request';
const SETTING = 'api::global-entity.global-entity';

const site = await startFakeSite({ lineMs: 300 });
const cms = await startCms({ env: { REVALIDATE_URL: site.webhookUrl } });
afterAll(async () => {
  await cms.remove();
  await site.close();
});
const editor = await createEditor(cms);

test('publishing has told the site when the button turns', async () => {
  const article = await editor.create(ARTICLE, { title: 'News', slug: 'news' });
  site.takeEvents();

  await editor.publish(ARTICLE, article.documentId);
  const published = site.webhookCalls().find(({ event }) => event === 'entry.publish');
  expect(published?.headers.authorization).toBe(`Bearer ${cms.revalidateSecret}`);
  expect(published?.uid).toBe(ARTICLE);
  site.takeEvents();

  await editor.unpublish(ARTICLE, article.documentId);
  expect(site.takeEvents()).toContain('article entry.unpublish');

  await editor.remove(ARTICLE, article.documentId);
  expect(site.takeEvents()).toContain('article entry.delete');
});

test('of many editors who publish at once, each has told the site of the own article', async () => {
  const articles = [];
  for (let index = 0; index < 8; index += 1) {
    articles.push(await editor.create(ARTICLE, { title: `News ${index}`, slug: `news-${index}` }));
  }
  site.takeEvents();
  const early = await Promise.all(
    articles.map(async ({ documentId, slug }) => {
      await editor.publish(ARTICLE, documentId);
      const isTold = site
        .webhookCalls()
        .some(({ event, entry }) => event === 'entry.publish' && entry?.slug === slug);
      return isTold ? null : slug;
    }),
  );
  expect(early.filter(Boolean)).toEqual([]);
  site.takeEvents();
});

test('publishing has told the site also while a program writes a hundred entries', async () => {
  const program = await createProgram(cms, editor);
  const article = await editor.create(ARTICLE, { title: 'In between', slug: 'in-between' });
  // The site applies together what arrives meanwhile.
  site.slowDown(400);
  for (let index = 0; index < 100; index += 1) {
    await program.send('POST', 'redirects', { data: { from: `/old-${index}`, to: '/contact' } });
  }
  await editor.publish(ARTICLE, article.documentId);
  site.slowDown(0);
  expect(site.takeEvents()).toContain('article entry.publish');
});

test('a change of a setting and of an image is told as well', async () => {
  const setting = await editor.create(SETTING, { key: 'company_phone', value: '1' });
  expect(site.takeEvents()).toContain('global-entity entry.create');
  // A preview of what nobody has saved is told to nobody.
  const preview = `/unsaved-preview/${SETTING}/${setting.documentId}`;
  await editor.request('POST', preview, { values: { value: '3' } });
  await editor.update(SETTING, setting.documentId, { value: '2' });
  expect(site.takeEvents()).toEqual(['global-entity entry.update']);

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const file = await editor.upload('a.svg', {}, svg);
  site.takeEvents();
  await editor.updateMedia(file.id, { alternativeText: 'New text' });
  expect(site.takeEvents()).toContain('media.update');
  await editor.removeMedia(file.id);
  expect(site.takeEvents()).toContain('media.delete');
});

test('an entry that is moved in the menu tree is told when it is saved, and not before', async () => {
  const [parent, child] = [
    await editor.create(MENU, { name: 'Above' }),
    await editor.create(MENU, { name: 'Below' }),
  ];
  site.takeEvents();
  const moves = [{ entry: child.documentId, parent: parent.documentId, before: null }];
  await editor.request('POST', '/unsaved-menu-tree', { moves });
  await editor.request('POST', '/menu-tree', { moves });
  // Of the one that was saved.
  expect(site.takeEvents()).toEqual(['menu entry.update']);
});

test('the content check is asked of the site, and only for who is logged in', async () => {
  for (const authorization of [undefined, 'Bearer wrong', `Bearer ${cms.token}`]) {
    const headers = new Headers(authorization ? { authorization } : {});
    expect((await fetch(`${cms.url}/content-check`, { headers })).status).toBe(401);
  }
  expect(await editor.request('GET', '/content-check')).toEqual({
    url: '/api/content-check',
    authorization: `Bearer ${cms.revalidateSecret}`,
  });
  expect(await editor.request('GET', '/content-check?fresh')).toMatchObject({
    url: '/api/content-check?fresh',
  });
});

test('the findings name fields as the form does, and authors see those of their own entries', async () => {
  const author = await joinStaff(cms, editor, 'strapi-author', 'author');
  const own = await author.create(ARTICLE, { title: 'Own', slug: 'own' });
  const other = await editor.createArticle({
    title: 'Other',
    slug: 'other',
    blocks: [
      { __component: 'shared.html-markdown-wrapper', body: 'x' },
      { __component: 'shared.slider-wrapper', files: [] },
    ],
  });
  const places = [
    [other, 'blocks.0.body'],
    [other, 'blocks.1.files.2.file'],
    [other, 'seo.metaTitle'],
    [own, 'slug'],
    [own, ''],
  ] as const;
  const findings = places.map(([{ documentId }, place]) => ({
    place,
    entry: {
      type: 'article',
      adminPath: `/content-manager/collection-types/${ARTICLE}/${documentId}`,
    },
  }));
  site.respondWith({ findings: [...findings, { place: 'menus', entry: null }] });
  const placesFor = async (staff: Editor) =>
    entriesOf(entryOf(await staff.request('GET', '/content-check')).findings).map(
      ({ place }) => place,
    );
  expect(await placesFor(editor)).toEqual([
    '1st block, HTML',
    '2nd block, Images and videos: 3rd, Image or video',
    'Search engines and sharing, Title for search engines',
    'Address (slug)',
    '',
    'menus',
    // The settings that every page shows; a test above has created the phone.
    ...['', '', ''],
  ]);
  const report = entryOf(await editor.request('GET', '/content-check'));
  expect(entriesOf(report.findings).map(({ message }) => message)).toContain(
    'There is no setting with the key “company_logo”: the logo is missing at the top of every page.',
  );
  expect(entriesOf(report.findings)[0]?.entry).toMatchObject({ type: 'Article' });
  expect(await placesFor(author)).toEqual(['Address (slug)', '', 'menus']);
});

test('what visitors send leaves by no webhook, although it listens to every new entry', async () => {
  site.takeEvents();
  const quote = { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Private' };
  for (const [target, data] of [
    ['quote-requests', quote],
    ['free-quotes', quote],
    ['newsletters', { email: quote.email }],
    ['contacts', { ...quote, service: undefined, company_name: 'x', phone: '1' }],
  ] as const) {
    expect((await cms.send('POST', target, { data })).status, target).toBe(201);
  }
  const stored = await editor.find(QUOTE, 'name', 'Asha');
  if (!stored) throw new Error('The quote request was not stored');
  await editor.update(QUOTE, stored.documentId, { stage: 'won' });
  await editor.remove(QUOTE, stored.documentId);

  // The admin responds when every call before this one was taken.
  await editor.create(QNA, { title: 'Q', description: 'A' });
  expect(site.takeEvents()).toEqual(['qna entry.create']);
});

test('a wrong secret is in the log with what to do, and the change is sent again', async () => {
  site.takeEvents();
  site.fail({ status: 401 });
  await editor.create(QNA, { title: 'Refused', description: 'A' });
  site.fail(null);
  expect(site.takeEvents()).toEqual(['qna entry.create']);
  const line = cms
    .log()
    .split('\n')
    .find((text) => text.includes('webhook-refused'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'warn',
    program: 'content',
    event: 'webhook-refused',
    // Of the request of the editor who made the change.
    requestId: expect.any(String),
    message: expect.stringContaining('REVALIDATE_SECRET must be the same'),
  });
  await expect.poll(() => site.takeEvents(), { timeout: 5_000 }).toEqual(['qna entry.create']);
});

test('the id of a request comes back with its response', async () => {
  const get = (id: string) => fetch(`${cms.url}/_health`, { headers: { 'x-request-id': id } });
  expect((await get('request-of-the-site')).headers.get('x-request-id')).toBe(
    'request-of-the-site',
  );
  expect((await get('{"forged":1}')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

// Of a busy machine; on an idle one an editor waits for ten seconds. Where it is down: deliveries.test.ts.
const WAIT = { timeout: 60_000 };

test('a site that never responds keeps an editor waiting for some seconds only', WAIT, async () => {
  site.takeEvents();
  site.fail({ silentAt: '/api/revalidate' });
  await editor.create(QNA, { title: 'Q', description: 'A' });
  expect(site.takeEvents()).toEqual(['qna entry.create']);
});

test('the home page gets the first findings that its member of staff may see', async () => {
  const { documentId } = await editor.create(ARTICLE, { title: 'Many', slug: 'many-findings' });
  const entry = { adminPath: `/content-manager/collection-types/${ARTICLE}/${documentId}` };
  const findings = Array.from({ length: 20 }, () => ({ place: 'slug', entry }));
  site.respondWith({ findings });
  const shown = async (query: string) =>
    entriesOf(entryOf(await editor.request('GET', `/content-check${query}`)).findings).length;
  expect(await shown('?last')).toBe(8);
  expect(await shown('')).toBeGreaterThanOrEqual(20);
});

test('entries of many findings are read together, and their blocks only where a finding is in one', async () => {
  const findMany = vi.fn().mockResolvedValue([]);
  const service = {
    contentTypes: { [ARTICLE]: { info: {}, attributes: { blocks: {} } } },
    db: { query: () => ({ findMany }) },
    plugin: () => ({ service: () => ({ create: () => ({ can: { read: () => true } }) }) }),
  };
  const findings = Array.from({ length: 100 }, (_, index) => ({
    place: index % 50 === 7 ? 'blocks.0.body' : 'slug',
    entry: { adminPath: `/content-manager/collection-types/${ARTICLE}/a${index % 50}` },
  }));
  // @ts-expect-error The part of Strapi that a report needs.
  await toStaffReport(service, { state: {} }, { findings });
  const reads = findMany.mock.calls.flatMap(([query]) =>
    query.where ? [[query.where.documentId.$in.length, query.populate.blocks ?? false]] : [],
  );
  expect(reads).toEqual([
    [49, false],
    [1, true],
  ]);

  findMany.mockClear();
  // @ts-expect-error The part of Strapi that a report needs.
  await toStaffReport(service, { state: {} }, { findings: Array(1000).fill(findings[0]) }, 8);
  expect(findMany).toHaveBeenCalledOnce();
});
