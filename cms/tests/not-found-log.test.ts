import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf } from './support/client';
import { sharedCms } from './support/cms';
import { deleteRows } from './support/database';
import { joinStaff, joinWithFields } from './support/staff';

const LOG = 'api::missed-address.missed-address';

const cms = await sharedCms();
const editor = await createEditor(cms);
beforeAll(async () => {
  await deleteRows(cms.dataDir, 'missed_addresses');
  await deleteRows(cms.dataDir, 'redirects');
});
// A thousand of them: the next file has a short log again.
afterAll(() => deleteRows(cms.dataDir, 'missed_addresses'));

const report = (data: unknown) => cms.send('POST', 'missed-addresses/report', { data });
async function find(path: string) {
  const entry = await editor.find(LOG, 'path', path);
  if (!entry) throw new Error(`${path} is not in the log`);
  return entry;
}
async function listRedirects(): Promise<string[]> {
  const { body } = await cms.get('redirects?sort=from');
  return entriesOf(body.data).map(({ from, to, type }) => `${from} ${to} ${type}`);
}

test('addresses that were not found are counted, announced to nobody, and become redirects', async () => {
  cms.site.takeEvents();
  expect((await report([{ path: '/old-shop', hits: 2 }])).status).toBe(201);
  await report([
    { path: '/old-shop', hits: 3, referrer: 'https://example.com/partners' },
    { path: '/café', hits: 1, referrer: null },
  ]);
  const row = await find('/old-shop');
  expect(row).toMatchObject({ hits: 5, referrer: 'https://example.com/partners' });
  const [first, last] = [row.first_seen, row.last_seen].map((moment) => Date.parse(String(moment)));
  expect(last).toBeGreaterThanOrEqual(Number(first));

  await expect(editor.update(LOG, row.documentId, { redirect_to: 'shop' })).rejects.toThrow(
    /redirect_to.*starts with one slash|starts with one slash.*redirect_to/,
  );
  await editor.update(LOG, row.documentId, { redirect_to: '/services', hits: 0 });
  expect(await listRedirects()).toEqual(['/old-shop /services permanent']);
  expect((await find('/old-shop')).hits).toBe(5);
  const events = cms.site.takeEvents();
  expect(events).toContain('redirect entry.create');
  expect(events.filter((event) => event.includes('missed'))).toEqual([]);
  await editor.update(LOG, row.documentId, { redirect_to: '/contact' });
  expect(await listRedirects()).toEqual(['/old-shop /contact permanent']);
  await expect(editor.create(LOG, { path: '/x' })).rejects.toThrow(/fills this list/);
});

test('an address that works again leaves the log; one that was redirected says where to', async () => {
  await report([
    { path: '/solutions/back-again', hits: 1 },
    { path: '/leaflet', hits: 1 },
  ]);
  const article = await editor.createArticle({ title: 'Back again', slug: 'back-again' });
  await report([
    { path: '/careers/driver', hits: 1 },
    { path: '/old-jobs/driver', hits: 1 },
  ]);
  await editor.createPublished('api::vacancy.vacancy', { title: 'Driver', slug: 'driver' });
  expect(await editor.find(LOG, 'path', '/careers/driver')).toBeNull();
  expect((await find('/old-jobs/driver')).hits, 'is still not there').toBe(1);
  await editor.create('api::redirect.redirect', { from: '/leaflet', to: '/contact' });
  expect(await editor.find(LOG, 'path', '/solutions/back-again')).toBeNull();
  expect((await find('/leaflet')).redirect_to).toBe('/contact');
  await editor.removeArticle(article.documentId);
});

test('an address whose redirect was changed or deleted says so', async () => {
  await report([
    { path: '/poster', hits: 1 },
    { path: '/banner', hits: 1 },
  ]);
  const REDIRECT = 'api::redirect.redirect';
  const leadsTo = async (path: string) => (await find(path)).redirect_to;
  const { documentId } = await editor.create(REDIRECT, { from: '/poster', to: '/contact' });
  await editor.update(REDIRECT, documentId, { to: '/services' });
  expect(await leadsTo('/poster')).toBe('/services');
  await editor.update(REDIRECT, documentId, { from: '/banner' });
  expect(await leadsTo('/poster')).toBeNull();
  expect(await leadsTo('/banner')).toBe('/services');
  await editor.remove(REDIRECT, documentId);
  expect(await leadsTo('/banner')).toBeNull();
});

test('an emptied target takes back the redirect that was made here, and no other', async () => {
  await report([
    { path: '/flyer', hits: 1 },
    { path: '/folder', hits: 1 },
  ]);
  const flyer = await find('/flyer');
  await editor.update(LOG, flyer.documentId, { redirect_to: '/contact' });
  await editor.update(LOG, flyer.documentId, { hits: 5 });
  expect(await listRedirects()).toContain('/flyer /contact permanent');
  await editor.update(LOG, flyer.documentId, { redirect_to: '' });
  expect(await listRedirects()).not.toContain('/flyer /contact permanent');
  expect((await find('/flyer')).redirect_to).toBeNull();

  await editor.create('api::redirect.redirect', { from: '/folder', to: '/contact' });
  const folder = await find('/folder');
  await expect(editor.update(LOG, folder.documentId, { redirect_to: '' })).rejects.toThrow(
    /delete it there.*redirect_to|redirect_to.*delete it there/,
  );
  expect(await listRedirects()).toContain('/folder /contact permanent');
  expect((await find('/folder')).redirect_to).toBe('/contact');
  // Nor does another target replace what somebody wrote under Redirects.
  await expect(editor.update(LOG, folder.documentId, { redirect_to: '/services' })).rejects.toThrow(
    /change it there.*redirect_to|redirect_to.*change it there/,
  );
  await editor.update(LOG, folder.documentId, { redirect_to: '/contact' });
  expect(await listRedirects()).toContain('/folder /contact permanent');
});

test('what a colleague has filled in meanwhile is not overwritten, and its redirect stays', async () => {
  await report([{ path: '/price-list', hits: 1 }]);
  const { documentId } = await find('/price-list');
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'Rukia');
  await colleague.update(LOG, documentId, { redirect_to: '/contact' });
  const { revision } = await editor.get(LOG, documentId);
  await colleague.update(LOG, documentId, { redirect_to: '/services', revision });
  await expect(editor.update(LOG, documentId, { redirect_to: '/faq', revision })).rejects.toThrow(
    /Rukia saved this entry/,
  );
  expect(await listRedirects()).toContain('/price-list /services permanent');
});

test('who may not write redirects writes none in the log', async () => {
  const tidier = await joinWithFields(cms, editor, 'tidier', {
    ...{ subject: LOG, actions: ['read', 'update'], fields: ['path', 'hits', 'redirect_to'] },
  });
  await report([
    { path: '/brochure', hits: 1 },
    { path: '/catalogue', hits: 1 },
  ]);
  const brochure = await find('/brochure');
  const catalogue = await find('/catalogue');
  await editor.update(LOG, catalogue.documentId, { redirect_to: '/contact' });
  for (const [{ documentId }, target] of [
    [brochure, '/services'],
    [catalogue, '/services'],
    [catalogue, ''],
  ] as const) {
    await expect(tidier.update(LOG, documentId, { redirect_to: target })).rejects.toThrow(
      /Your role .* redirects.*redirect_to/,
    );
  }
  const redirects = await listRedirects();
  expect(redirects).toContain('/catalogue /contact permanent');
  expect(redirects.join()).not.toContain('/brochure');
});

test.for([
  null,
  {},
  [{ path: 'x', hits: 1 }],
  [{ path: '/x', hits: 0 }],
  [{ path: '/x', hits: 1.5 }],
  [{ path: '/x\n', hits: 1 }],
  [{ path: '/x', hits: 1, referrer: 'javascript:alert(1)' }],
  [{ path: '/x', hits: 1, referrer: '/y?mail=asha@example.com' }],
  [{ path: '/x?mail=asha@example.com', hits: 1 }],
  [{ path: `/${'x'.repeat(300)}`, hits: 1 }],
  Array.from({ length: 201 }, (_, index) => ({ path: `/${index}`, hits: 1 })),
])('a report that is none, or too long, is refused (%#)', async (data) => {
  expect((await report(data)).status).toBe(400);
});

test('the log is bounded, and the rarest addresses make room', async () => {
  await report([{ path: '/often', hits: 50 }]);
  for (let batch = 0; batch < 6; batch += 1) {
    await report(
      Array.from({ length: 200 }, (_, index) => ({ path: `/scan/${batch}/${index}`, hits: 1 })),
    );
  }
  expect((await editor.list(LOG)).pagination.total).toBe(1000);
  expect((await find('/often')).hits).toBe(50);
  expect(await editor.find(LOG, 'path', '/scan/0/0')).toBeNull();
});

test.for(['missed-addresses', 'missed-addresses/report'])(
  'the site does not read %s',
  async (target) => {
    expect((await cms.get(target)).status).not.toBe(200);
  },
);
