import { afterEach, beforeAll, expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, type Fields } from './support/client';
import { sharedCms } from './support/cms';

const REDIRECT = 'api::redirect.redirect';
const ARTICLE = 'api::article.article';
const CASE_STUDY = 'api::case-study.case-study';
const SERVICE = 'api::service-page.service-page';

const cms = await sharedCms();
const editor = await createEditor(cms);
beforeAll(async () => {
  await removeAll();
});
afterEach(() => removeAll());

async function removeAll(): Promise<void> {
  for (const { documentId } of (await editor.list(REDIRECT, 'pageSize=100')).results) {
    await editor.remove(REDIRECT, documentId);
  }
}

const create = (from: string, to: string, rest: Fields = {}) =>
  editor.create(REDIRECT, { from, to, ...rest });
async function listAll(): Promise<string[]> {
  const { body } = await cms.get('redirects?sort=from&pagination[pageSize]=100');
  return entriesOf(body.data).map(({ from, to, type }) => `${from} ${to} ${type}`);
}
const events = () => cms.site.takeEvents();

test('a redirect is stored as it is read: without host and last slash, decoded', async () => {
  events();
  await create('https://site.example/old-page/', '/contact?from=old#form');
  await create('/caf%C3%A9/menu', 'https://partner.example/x');
  await create('/call-us', '/contact//');
  await create('/old folder/*', '/new/*', { type: 'temporary' });
  expect(await listAll()).toEqual([
    '/café/menu https://partner.example/x permanent',
    '/call-us /contact// permanent',
    '/old folder/* /new/* temporary',
    '/old-page /contact?from=old#form permanent',
  ]);
  expect(events()).toContain('redirect entry.create');
});

test.for([
  ['old-page', '/contact', /Start with a slash/],
  ['https://other.example/old', '/contact', /another host/],
  ['//other.example/old', '/contact', /another host/],
  ['/old?id=1', '/contact', /follows \? or #/],
  ['/old/../admin', '/contact', /plain word/],
  ['/a//b', '/contact', /plain word/],
  ['/a%2Fb', '/contact', /plain word/],
  ['/%E0%A4%A', '/contact', /percent/],
  ['/*', '/contact', /star/],
  ['/a*b', '/contact', /star/],
  ['/a/*/b', '/contact', /star/],
  ['/', '/contact', /address of the site itself/],
  ['/faq/', '/contact', /address of the site itself/],
  ['/api/revalidate', '/contact', /address of the site itself/],
  ['/post/old.md', '/contact', /address of the site itself/],
  ['/old', '//other.example', /starts? with/],
  ['/old', '/\\other.example', /backslash/],
  ['/old', 'http://other.example', /https/],
  ['/old', 'javascript:alert(1)', /https/],
  ['/old', 'https://user:word@other.example', /https/],
  ['/old', 'https://localhost', /https/],
  ['/old', '/new/*', /star/],
  ['/old/*', '/n*w', /star/],
  ['/old/*', 'https://other.example*', /star/],
  ['/old', '/two words', /spaces/],
  ['/flyer', '/no-such-page', /Nothing is at \/no-such-page/],
  ['/flyer', '/post/no-such-page?x=1', /Nothing is at/],
  ['/flyer', '/post/v2.5', /Nothing is at/],
  ['/flyer', '/contac.html', /Nothing is at/],
  ['/flyer', '/case-studies', /Nothing is at/],
  ['/flyer', '/no-article-found', /Nothing is at/],
] as const)('a redirect %s → %s is refused, with a sentence', async ([from, to, sentence]) => {
  await expect(create(from, to)).rejects.toThrow(sentence);
  expect(await listAll()).toEqual([]);
});

test('two redirects from one address are refused', async () => {
  await create('/taken', '/contact');
  await expect(create('/taken', '/faq')).rejects.toThrow(/already/);
  expect(await listAll()).toEqual(['/taken /contact permanent']);
});

test('a circle is refused, however long it is', async () => {
  const c = await create('/c', '/faq');
  const b = await create('/b', '/c');
  await create('/a', '/b');
  await editor.remove(REDIRECT, c.documentId);
  await expect(create('/c', '/a?x=1')).rejects.toThrow(/circle: \/c → \/a → \/b → \/c/);
  await expect(create('/self', '/self')).rejects.toThrow(/circle/);
  await expect(create('/deep/*', '/deep/er/*')).rejects.toThrow(/circle/);
  await create('/from/*', '/onto/*');
  await expect(create('/onto/*', '/from/*')).rejects.toThrow(/circle/);
  const article = await editor.createArticle({ title: 'Y', slug: 'y' });
  await create('/post/x', '/post/y');
  await editor.remove(ARTICLE, article.documentId);
  await expect(create('/erp/y', '/erp/x')).rejects.toThrow(/circle/);
  await create('/c', '/faq');
  await expect(editor.update(REDIRECT, b.documentId, { to: '/a' })).rejects.toThrow(/circle/);
  await editor.update(REDIRECT, b.documentId, { note: 'Moved in spring' });
});

test('where an article is shown there is nothing to redirect', async () => {
  const article = await editor.createArticle({ title: 'Payroll', slug: 'payroll' });
  await expect(create('/erp/payroll', '/contact')).rejects.toThrow(/shows the article “Payroll”/);
  await editor.remove(ARTICLE, article.documentId);
  await create('/erp/payroll', '/contact');
});

test('a redirect leads to what is there: an article, a screen, a file, another redirect', async () => {
  const draft = await editor.createArticle({ title: 'Soon', slug: 'soon', draft: true });
  await expect(create('/flyer', '/solutions/soon')).rejects.toThrow(/Publish the page first/);
  await editor.publish(ARTICLE, draft.documentId);
  const flyer = await create('/flyer', '/solutions/soon/');
  for (const [from, to] of [
    ['/leaflet', '/flyer#form'],
    ['/news', '/blogs/page/2'],
    ['/feed', '/feed.xml'],
    ['/price-list', '/uploads/prices_5f2c.pdf'],
    ['/soon.txt', '/post/soon.md'],
  ] as const) {
    await create(from, to);
  }
  const depot = { title: 'A depot', slug: 'depot', client: 'A carrier' };
  const study = await editor.createPublished(CASE_STUDY, depot);
  await create('/projects', '/case-studies');
  await editor.remove(CASE_STUDY, study.documentId);
  await editor.remove(ARTICLE, draft.documentId);
  await editor.update(REDIRECT, flyer.documentId, { note: 'Its page is gone; the note is saved.' });
});

test('a renamed slug leaves a redirect behind, renamed twice one hop, renamed back none', async () => {
  const article = await editor.createArticle({ title: 'Cloud', slug: 'cloud' });
  events();
  await editor.updateArticle(article.documentId, { slug: 'hosting' });
  expect(await listAll()).toEqual([]);
  await editor.publishArticle(article.documentId);
  expect(await listAll()).toEqual(['/post/cloud /post/hosting permanent']);
  expect(events()).toContain('redirect entry.create');

  await editor.publishArticle(article.documentId, { slug: 'servers' });
  expect(await listAll()).toEqual([
    '/post/cloud /post/servers permanent',
    '/post/hosting /post/servers permanent',
  ]);
  await editor.publishArticle(article.documentId, { slug: 'cloud' });
  expect(await listAll()).toEqual([
    '/post/hosting /post/cloud permanent',
    '/post/servers /post/cloud permanent',
  ]);
  await editor.publishArticle(article.documentId, { title: 'Cloud, again' });
  expect(await listAll()).toHaveLength(2);
  await editor.remove(ARTICLE, article.documentId);
});

test('a page that is renamed while it is unpublished, or in the bin, leaves a redirect when it is back', async () => {
  const { documentId } = await editor.createPublished(CASE_STUDY, { title: 'Port', client: 'P' });
  const rename = async (slug: string) => {
    await editor.update(CASE_STUDY, documentId, { slug });
    await editor.publish(CASE_STUDY, documentId);
  };
  await editor.unpublish(CASE_STUDY, documentId);
  const retitled = await editor.update(CASE_STUDY, documentId, { title: 'Harbour' });
  expect(retitled.slug).toBe('port');
  await editor.publish(CASE_STUDY, documentId);
  expect(await listAll()).toEqual([]);

  await editor.unpublish(CASE_STUDY, documentId);
  await rename('harbour');
  expect(await listAll()).toEqual(['/case-studies/port /case-studies/harbour permanent']);

  await editor.remove(CASE_STUDY, documentId);
  const bin = entryOf(await editor.request('GET', '/bin'));
  const deleted = entriesOf(bin.entries).find(({ title }) => title === 'Harbour');
  await editor.request('POST', `/bin/${deleted?.id}/restore`);
  await rename('quay');
  expect(await listAll()).toEqual([
    '/case-studies/harbour /case-studies/quay permanent',
    '/case-studies/port /case-studies/quay permanent',
  ]);
  await editor.remove(CASE_STUDY, documentId);
});

test('an address that another page has had since leads to that one, wherever it goes', async () => {
  const first = await editor.createArticle({ title: 'Tax', slug: 'tax' });
  await editor.unpublish(ARTICLE, first.documentId);
  await editor.update(ARTICLE, first.documentId, { slug: 'tax-of-old' });
  const second = await editor.createArticle({ title: 'Tax today', slug: 'tax' });
  await editor.publishArticle(second.documentId, { slug: 'taxes' });
  await editor.publish(ARTICLE, first.documentId);
  expect(await listAll()).toEqual(['/post/tax /post/taxes permanent']);
  for (const { documentId } of [first, second]) await editor.remove(ARTICLE, documentId);
});

test('a redirect that staff wrote stays, also where a page had its address meanwhile', async () => {
  await create('/post/vat', '/faq');
  const article = await editor.createArticle({ title: 'VAT', slug: 'vat' });
  await editor.publishArticle(article.documentId, { slug: 'value-added-tax' });
  expect(await listAll()).toEqual(['/post/vat /faq permanent']);
  await editor.remove(ARTICLE, article.documentId);
});

test('pages of services have redirects of their own: from where they were, and to where they are', async () => {
  const page = await editor.create(SERVICE, { title: 'ERP' });
  await expect(create('/flyer', '/services/erp')).rejects.toThrow(/Publish the page first/);
  await editor.publish(SERVICE, page.documentId);
  await create('/flyer', '/services/erp');
  await expect(create('/services/erp', '/faq')).rejects.toThrow(/shows the page “ERP”/);
  await create('/services/*', '/services/erp?from=old');
  await create('/leaflet', '/services/gone');
  await editor.update(SERVICE, page.documentId, { slug: 'erp-systems' });
  await editor.publish(SERVICE, page.documentId);
  expect(await listAll()).toContain('/services/erp /services/erp-systems permanent');
  await editor.remove(SERVICE, page.documentId);
});

test('a page gets another slug where an article has its old one, which then is what visitors see there', async () => {
  const article = await editor.createArticle({ title: 'Payroll, explained', slug: 'payroll' });
  const page = await editor.createPublished(SERVICE, { title: 'Payroll' });
  await editor.update(SERVICE, page.documentId, { slug: 'payroll-service' });
  await editor.publish(SERVICE, page.documentId);
  expect(await listAll()).toEqual([]);
  const { body } = await cms.get('service-pages?filters[slug]=payroll-service');
  expect(body.data).toMatchObject([{ title: 'Payroll' }]);

  await editor.update(SERVICE, page.documentId, { slug: 'salaries' });
  await editor.publish(SERVICE, page.documentId);
  const taken = await editor.createArticle({ title: 'Its service', slug: 'payroll-service' });
  await editor.update(SERVICE, page.documentId, { slug: 'wages' });
  await editor.publish(SERVICE, page.documentId);
  expect(await listAll()).toContain('/services/salaries /services/wages permanent');
  await editor.remove(SERVICE, page.documentId);
  for (const { documentId } of [article, taken]) await editor.remove(ARTICLE, documentId);
});

test('the site reads redirects and writes none', async () => {
  expect((await cms.get('redirects')).status).toBe(200);
  expect((await cms.send('POST', 'redirects', { data: {} })).status).toBe(403);
});
