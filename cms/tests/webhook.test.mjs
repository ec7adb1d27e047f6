import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createEditor } from '../scripts/editor.mjs';
import { startCms, startReceiver } from './support.mjs';

let receiver;
let cms;
let editor;
before(async () => {
  receiver = await startReceiver({ delayMs: 300 });
  cms = await startCms({ env: { SEED_PACK: 'empty', REVALIDATE_URL: receiver.url } });
  editor = await createEditor(cms);
});
after(async () => {
  await cms.remove();
  await receiver.close();
});

const events = () => receiver.calls.splice(0).map(({ body }) => body.event);

test('the first boot calls nobody', () => {
  assert.deepEqual(events(), []);
});

test('publishing has told the site when the button turns', async () => {
  const article = await editor.create('api::article.article', { title: 'News', slug: 'news' });
  events();

  await editor.publish('api::article.article', article.documentId);
  const published = receiver.calls.find(({ body }) => body.event === 'entry.publish');
  assert.equal(published.headers.authorization, `Bearer ${cms.revalidateSecret}`);
  assert.equal(published.body.uid, 'api::article.article');
  events();

  await editor.unpublish('api::article.article', article.documentId);
  assert.ok(events().includes('entry.unpublish'));

  await editor.remove('api::article.article', article.documentId);
  assert.ok(events().includes('entry.delete'));
});

test('a change of a setting and of a picture is told as well', async () => {
  const setting = await editor.create('api::global-entity.global-entity', {
    key: 'company_phone',
    value: '1',
  });
  assert.ok(events().includes('entry.create'));
  await editor.update('api::global-entity.global-entity', setting.documentId, { value: '2' });
  assert.ok(events().includes('entry.update'));

  const file = await editor.upload(
    'a.svg',
    {},
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  events();
  await editor.updateMedia(file.id, { alternativeText: 'New text' });
  assert.ok(events().includes('media.update'));
  await editor.removeMedia(file.id);
  assert.ok(events().includes('media.delete'));
});

test('the content check is asked of the site, and only for who is logged in', async () => {
  for (const authorization of [undefined, 'Bearer wrong', `Bearer ${cms.token}`]) {
    const headers = authorization ? { authorization } : {};
    const { status } = await fetch(`${cms.url}/content-check`, { headers });
    assert.equal(status, 401);
  }
  assert.deepEqual(await editor.request('GET', '/content-check'), {
    url: '/api/content-check',
    authorization: `Bearer ${cms.revalidateSecret}`,
  });
});

test('what visitors send leaves by no webhook, although it listens to every new entry', async () => {
  const quote = { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Private' };
  for (const [target, data] of [
    ['quote-requests', quote],
    ['free-quotes', quote],
    ['newsletters', { email: quote.email }],
    ['contacts', { ...quote, service: undefined, company_name: 'x', phone: '1' }],
  ]) {
    assert.equal((await cms.send('POST', target, { data })).status, 201, target);
  }
  const stored = await editor.find('api::quote-request.quote-request', 'name', 'Asha');
  await editor.update('api::quote-request.quote-request', stored.documentId, {
    message: 'Private too',
  });
  await editor.remove('api::quote-request.quote-request', stored.documentId);
  await delay(1000);
  assert.deepEqual(receiver.calls, []);

  await editor.create('api::qna.qna', { title: 'Q', description: 'A' });
  assert.deepEqual(events(), ['entry.create']);
});

test('a site that is down keeps no editor waiting', async () => {
  await receiver.close();
  const started = Date.now();
  await editor.create('api::qna.qna', { title: 'Q2', description: 'A2' });
  assert.ok(Date.now() - started < 3000);
});
