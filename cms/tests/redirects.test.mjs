import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createEditor } from '../scripts/editor.mjs';
import { startCms, startReceiver } from './support.mjs';

const REDIRECT = 'api::redirect.redirect';
const MISSED = 'api::missed-address.missed-address';
const ARTICLE = 'api::article.article';

let receiver;
let cms;
let editor;
before(async () => {
  receiver = await startReceiver();
  cms = await startCms({
    env: {
      SEED_PACK: 'empty',
      SITE_URL: 'https://site.example',
      REVALIDATE_URL: receiver.url,
      PUBLIC_URL: 'https://cms.example',
    },
  });
  editor = await createEditor(cms);
});
after(async () => {
  await cms.remove();
  await receiver.close();
});

const events = () => receiver.calls.splice(0).map(({ body }) => `${body.model} ${body.event}`);
const make = (from, to, rest = {}) => editor.create(REDIRECT, { from, to, ...rest });
const all = async () =>
  (await cms.get('redirects?sort=from&pagination[pageSize]=100')).body.data.map(
    ({ from, to, type }) => `${from} ${to} ${type}`,
  );
async function clear() {
  for (const { documentId } of (await editor.list(REDIRECT, 'pageSize=100')).results) {
    await editor.remove(REDIRECT, documentId);
  }
}

test('a redirect is stored as it is read: without host and last slash, decoded', async () => {
  await make('https://site.example/old-page/', '/contact?from=old#form');
  await make('/caf%C3%A9/menu', 'https://partner.example/x');
  await make('/old folder/*', '/new/*', { type: 'temporary' });
  assert.deepEqual(await all(), [
    '/café/menu https://partner.example/x permanent',
    '/old folder/* /new/* temporary',
    '/old-page /contact?from=old#form permanent',
  ]);
  assert.ok(events().includes('redirect entry.create'));
  await clear();
});

test('what leads nowhere or to a stranger is refused, with a sentence at its field', async () => {
  await make('/taken', '/contact');
  const refused = [
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
    ['/taken', '/faq', /already/],
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
  ];
  for (const [from, to, sentence] of refused) {
    await assert.rejects(make(from, to), sentence, `${from} → ${to}`);
  }
  assert.deepEqual(await all(), ['/taken /contact permanent']);
  await clear();
});

test('a circle is refused, however long it is', async () => {
  await make('/a', '/b');
  const b = await make('/b', '/c');
  await assert.rejects(make('/c', '/a?x=1'), /circle: \/c → \/a → \/b → \/c/);
  await assert.rejects(make('/self', '/self'), /circle/);
  await assert.rejects(make('/deep/*', '/deep/er/*'), /circle/);
  await make('/from/*', '/onto/*');
  await assert.rejects(make('/onto/*', '/from/*'), /circle/);
  await make('/post/x', '/post/y');
  await assert.rejects(make('/erp/y', '/erp/x'), /circle/);
  await make('/c', '/d');
  await assert.rejects(editor.update(REDIRECT, b.documentId, { to: '/a' }), /circle/);
  await editor.update(REDIRECT, b.documentId, { note: 'Moved in spring' });
  await clear();
});

test('where an article is shown there is nothing to redirect', async () => {
  const article = await editor.createArticle({ title: 'Payroll', slug: 'payroll' });
  await assert.rejects(make('/erp/payroll', '/contact'), /shows the article “Payroll”/);
  await editor.remove(ARTICLE, article.documentId);
  await make('/erp/payroll', '/contact');
  await clear();
});

test('a renamed slug leaves a redirect behind, renamed twice one hop, renamed back none', async () => {
  const article = await editor.createArticle({ title: 'Cloud', slug: 'cloud' });
  events();
  await editor.updateArticle(article.documentId, { slug: 'hosting' });
  assert.deepEqual(await all(), []);
  await editor.publishArticle(article.documentId);
  assert.deepEqual(await all(), ['/post/cloud /post/hosting permanent']);
  assert.ok(events().includes('redirect entry.create'));

  await editor.publishArticle(article.documentId, { slug: 'servers' });
  assert.deepEqual(await all(), [
    '/post/cloud /post/servers permanent',
    '/post/hosting /post/servers permanent',
  ]);
  await editor.publishArticle(article.documentId, { slug: 'cloud' });
  assert.deepEqual(await all(), [
    '/post/hosting /post/cloud permanent',
    '/post/servers /post/cloud permanent',
  ]);
  await editor.publishArticle(article.documentId, { title: 'Cloud, again' });
  assert.equal((await all()).length, 2);
  await editor.remove(ARTICLE, article.documentId);
  await clear();
});

test('missed addresses are counted, told to nobody, and become redirects', async () => {
  events();
  const report = (data) => cms.send('POST', 'missed-addresses/report', { data });
  assert.equal((await report([{ path: '/old-shop', hits: 2 }])).status, 201);
  await report([
    { path: '/old-shop', hits: 3 },
    { path: '/café', hits: 1 },
  ]);
  const row = await editor.find(MISSED, 'path', '/old-shop');
  assert.equal(row.hits, 5);
  assert.ok(Date.parse(row.first_seen) <= Date.parse(row.last_seen));
  assert.deepEqual(events(), []);

  await assert.rejects(
    editor.update(MISSED, row.documentId, { redirect_to: 'shop' }),
    /redirect_to.*starts with one slash|starts with one slash.*redirect_to/,
  );
  await editor.update(MISSED, row.documentId, { redirect_to: '/services', hits: 0 });
  assert.deepEqual(await all(), ['/old-shop /services permanent']);
  assert.equal((await editor.get(MISSED, row.documentId)).hits, 5);
  assert.ok(events().includes('redirect entry.create'));
  await editor.update(MISSED, row.documentId, { redirect_to: '/contact' });
  assert.deepEqual(await all(), ['/old-shop /contact permanent']);
  await assert.rejects(editor.create(MISSED, { path: '/x' }), /fills this list/);
  await clear();
});

test('a report is bounded, and so is the list', async () => {
  const report = (data) => cms.send('POST', 'missed-addresses/report', { data });
  for (const data of [
    null,
    {},
    [{ path: 'x', hits: 1 }],
    [{ path: '/x', hits: 0 }],
    [{ path: '/x', hits: 1.5 }],
    [{ path: '/x\n', hits: 1 }],
    [{ path: '/x?mail=asha@example.com', hits: 1 }],
    [{ path: `/${'x'.repeat(300)}`, hits: 1 }],
    Array.from({ length: 201 }, (_, index) => ({ path: `/${index}`, hits: 1 })),
  ]) {
    assert.equal((await report(data)).status, 400, JSON.stringify(data)?.slice(0, 60));
  }
  await report([{ path: '/asked-for-often', hits: 50 }]);
  for (let batch = 0; batch < 6; batch += 1) {
    await report(
      Array.from({ length: 200 }, (_, index) => ({ path: `/scan/${batch}/${index}`, hits: 1 })),
    );
  }
  assert.equal((await editor.list(MISSED)).pagination.total, 1000);
  assert.equal((await editor.find(MISSED, 'path', '/asked-for-often')).hits, 50);
  assert.equal(await editor.find(MISSED, 'path', '/scan/0/0'), null);
});

test('the site reads redirects and reports misses, and can do no more', async () => {
  assert.equal((await cms.get('redirects')).status, 200);
  assert.equal((await cms.send('POST', 'redirects', { data: {} })).status, 403);
  for (const target of ['missed-addresses', 'missed-addresses/report']) {
    assert.notEqual((await cms.get(target)).status, 200, target);
  }
});

test('the preview link is signed, short-lived, and names path and entry', async () => {
  const article = await editor.createArticle({ title: 'Draft', slug: 'draft', draft: true });
  const ask = (uid, query) => editor.request('GET', `/content-manager/preview/url/${uid}?${query}`);
  const { data } = await ask(ARTICLE, `documentId=${article.documentId}&status=draft`);
  const link = new URL(data.url);
  assert.equal(link.origin + link.pathname, 'https://site.example/api/preview');
  const [body, signature] = link.searchParams.get('pass').split('.');
  assert.equal(
    signature,
    createHmac('sha256', cms.previewSecret).update(body).digest('base64url'),
  );
  const pass = JSON.parse(Buffer.from(body, 'base64url').toString());
  assert.equal(pass.path, '/post/draft');
  assert.equal(
    pass.entry,
    `https://cms.example/admin/content-manager/collection-types/${ARTICLE}/${article.documentId}`,
  );
  assert.ok(pass.expires > Date.now() && pass.expires <= Date.now() + 30 * 60 * 1000);

  await editor.updateSingle('api::about.about', { title: 'Who we are' });
  const about = await ask('api::about.about', 'status=draft');
  assert.ok(about.data.url);
  const setting = await editor.create('api::global-entity.global-entity', { key: 'k', value: 'v' });
  const none = await ask('api::global-entity.global-entity', `documentId=${setting.documentId}`);
  assert.equal(none?.data?.url, undefined);
  await editor.remove(ARTICLE, article.documentId);
});
