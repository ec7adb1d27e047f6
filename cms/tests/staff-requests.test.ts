import { expect, test } from 'vitest';
import { createEditor, type Editor } from '../scripts/editor.mjs';
import { entriesOf, entryOf } from './support/client';
import { sharedCms } from './support/cms';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';
const ARTICLES = `/content-manager/collection-types/${ARTICLE}`;

const cms = await sharedCms();
const admin = await createEditor(cms);
const author = await joinStaff(cms, admin, 'strapi-author', 'hand-written-requests');

test('no text of an author becomes a version of what a colleague publishes', async () => {
  const statement = await admin.create(ARTICLE, { title: 'A statement', slug: 'a-statement' });
  const { documentId } = statement;
  await admin.publish(ARTICLE, documentId);
  const own = await author.create(ARTICLE, { title: 'Not read by anybody' });
  const changed = await author.update(ARTICLE, own.documentId, { documentId, locale: 'en' });
  expect(changed).toMatchObject({ documentId: own.documentId, locale: null });
  const other = await author.create(ARTICLE, { title: 'Nor this', id: 900_000, documentId });
  expect(other.documentId).not.toBe(documentId);
  expect(other.id).not.toBe(900_000);

  await admin.request('POST', `${ARTICLES}/actions/bulkPublish`, { documentIds: [documentId] });
  const { body } = await cms.get(`articles?filters[documentId]=${documentId}`);
  expect(entriesOf(body.data).map(({ title }) => title)).toEqual(['A statement']);
  for (const each of [statement, own, other]) await admin.remove(ARTICLE, each.documentId);
});

test('nobody names another maker of an entry', async () => {
  const own = await author.create(ARTICLE, { title: 'Words of an author', createdBy: 1 });
  const fields = { title: 'Others, in the name of a colleague', createdBy: 1, updatedBy: 1 };
  expect(await author.update(ARTICLE, own.documentId, fields)).toMatchObject({
    createdBy: { firstname: 'hand-written-requests' },
    updatedBy: { firstname: 'hand-written-requests' },
  });
  await admin.remove(ARTICLE, own.documentId);
});

test('who may read some entries only reads no others together with them', async () => {
  const secret = await admin.create(ARTICLE, { title: 'Before the announcement' });
  const own = await author.create(ARTICLE, { title: 'An own draft' });
  const read = (staff: Editor, ...entries: { documentId: string }[]) =>
    staff.request('POST', `${ARTICLES}/actions/bulkFindForValidation`, {
      documentIds: entries.map(({ documentId }) => documentId),
    });
  await expect(read(author, secret)).rejects.toThrow(/ 403 /);
  await expect(read(author, own, secret)).rejects.toThrow(/ 403 /);
  expect(entriesOf(entryOf(await read(author, own)).results)).toHaveLength(1);
  expect(entriesOf(entryOf(await read(admin, own, secret)).results)).toHaveLength(2);
  for (const each of [secret, own]) await admin.remove(ARTICLE, each.documentId);
});

test('a login alone neither sends mails nor changes a setting nor reads a draft', async () => {
  const { documentId } = await admin.create(ARTICLE, { title: 'A draft in one language' });
  const query = `collectionType=collection-types&documentId=${documentId}&sourceLocale=en&targetLocale=fr`;
  const mail = { from: 'director@example.com', to: 'client@example.com', subject: 'A', text: 'B' };
  for (const [method, target, body] of [
    ['POST', '/email', mail],
    ['PUT', '/i18n/settings', { aiLocalizations: true }],
    ['GET', `/i18n/content-manager/get-fill-from-locale/${ARTICLE}?${query}`, undefined],
    ['POST', '/i18n/content-manager/actions/get-non-localized-fields', { model: ARTICLE, id: 1 }],
  ] as const) {
    await expect(author.request(method, target, body), target).rejects.toThrow(/ 403 /);
  }
  await admin.remove(ARTICLE, documentId);
});

test('who is refused what a page still offers is told why, and what to do; a program reads what it knows', async () => {
  const { documentId } = await author.create(ARTICLE, { title: 'Not hers to publish' });
  for (const [method, target, body] of [
    ['POST', `${ARTICLES}/${documentId}/actions/publish`, {}],
    ['POST', '/unsaved-menu-tree', { moves: [] }],
    ['GET', '/leads', undefined],
  ] as const) {
    await expect(author.request(method, target, body), target).rejects.toThrow(
      /Your role does not allow this\. .* copy what you have typed, reload the page/,
    );
  }
  expect(await cms.get('quote-requests')).toMatchObject({
    body: { error: { status: 403, message: 'Forbidden' } },
  });
  await admin.remove(ARTICLE, documentId);
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test('a title of any length keeps the service busy for a moment only', async () => {
  const title = 'n'.repeat(200_000);
  await expect(author.create(ARTICLE, { title })).rejects.toThrow(
    / 400 .*takes 255 characters at most/,
  );
  const field = { contentTypeUID: ARTICLE, field: 'slug', data: { title } };
  const proposed = await author.request('POST', '/content-manager/uid/generate', field);
  expect(proposed).toEqual({ data: 'n'.repeat(255) });
  await expect(admin.create('api::menu.menu', { name: title })).rejects.toThrow(/ 400 /);
});

test('an entry with more parts than any page has is refused before the service is busy with it', async () => {
  const quotes = (count: number) =>
    Array.from({ length: count }, () => ({ __component: 'shared.quote-wrapper', body: 'A' }));
  const slider = {
    __component: 'shared.slider-wrapper',
    files: Array.from({ length: 300 }, () => ({})),
  };
  const own = await author.create(ARTICLE, { title: 'A page', blocks: quotes(2) });
  for (const blocks of [quotes(301), [slider]]) {
    const fields = { title: 'More than a page', blocks };
    await expect(author.create(ARTICLE, fields)).rejects.toThrow(/ 400 .*301 parts, and 300 fit/);
    await expect(author.update(ARTICLE, own.documentId, fields)).rejects.toThrow(
      / 400 .*301 parts/,
    );
  }
  await admin.remove(ARTICLE, own.documentId);
});

test('a query that nobody can read is refused as such, to staff and to the site', async () => {
  for (const query of [
    ...['filters[$and]=1', 'filters[$or][]=1', 'filters[$and][0][$or][0]=x', 'filters[$not]=1'],
    ...['_q[]=1', '_q[a]=1', 'populate[article_types][filters][$or]=1'],
  ]) {
    await expect(author.request('GET', `${ARTICLES}?${query}`), query).rejects.toThrow(/ 400 /);
    expect(await cms.get(`articles?${query}`), query).toMatchObject({ status: 400 });
  }
  const many = Array.from({ length: 150 }, (_, index) => `filters[$or][${index}][slug]=a-${index}`);
  for (const query of [many.join('&'), 'filters[title][$not][$contains]=a', '_q=a']) {
    expect(await cms.get(`articles?${query}`), query).toMatchObject({ status: 200 });
  }
});

test('a number that no database has room for is refused, or not found', async () => {
  const { documentId } = await admin.create(ARTICLE, { title: 'Numbers' });
  const number = 99_999_999_999;
  for (const [method, target] of [
    ['GET', `/history/${ARTICLE}/${documentId}/${number}`],
    ['POST', `/bin/${number}/restore`],
    ['DELETE', `/upload/files/${number}`],
  ] as const) {
    await expect(admin.request(method, target), target).rejects.toThrow(/: 40[04] /);
  }
  const { status } = await cms.get(`articles?filters[id]=${number}`);
  expect(status).toBeLessThan(500);
  await admin.remove(ARTICLE, documentId);
});

test('long bodies are read for staff and for programs with a token only', async () => {
  const long = JSON.stringify({ email: 'a'.repeat(70_000), password: 'b' });
  const post = (target: string, init: RequestInit) =>
    fetch(cms.url + target, { method: 'POST', ...init }).then(({ status }) => status);
  const json = { 'Content-Type': 'application/json' };
  const bearer = (token: string) => ({ ...json, Authorization: `Bearer ${token}` });
  const chunked = { body: new Blob(['{"email":"a","password":"b"}']).stream(), duplex: 'half' };
  expect(await post('/admin/login', { headers: json, body: '{"email":"a","password":"b"}' })).toBe(
    400,
  );
  expect(await post('/admin/login', { headers: json, body: long })).toBe(401);
  expect(await post('/admin/login', { headers: json, ...chunked })).toBe(401);
  expect(await post('/api/articles', { headers: bearer('invented'), body: long })).toBe(401);
  // It is read, and then it is not for this token to write.
  expect(await post('/api/articles', { headers: bearer(cms.token), body: long })).toBe(403);
});

test('a body that is nested deeper than any form is refused in a sentence, which does not repeat it', async () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const post = async (target: string, body: string) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(cms.url + target, { method: 'POST', headers, body });
    return { status: response.status, length: (await response.text()).length };
  };
  for (const target of ['/admin/register', '/admin/reset-password', '/api/quote-requests']) {
    for (const depth of [21, 1_500, 30_000]) {
      const { status, length } = await post(target, nested(depth));
      expect(status, `${target} ${depth}`).toBe(400);
      expect(length, `${target} ${depth}`).toBeLessThan(500);
    }
  }
  expect(await post('/api/quote-requests', nested(20))).toMatchObject({ status: 401 });
});
