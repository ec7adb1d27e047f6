import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { bootCms } from '../scripts/boot.mjs';
import { startCms } from './support.mjs';

const NAMED = 'https://app.example';
const TARGETS = [
  ['POST', '/admin/login'],
  ['POST', '/admin/access-token'],
  ['GET', '/content-manager/content-types'],
  ['GET', '/api/articles'],
  ['POST', '/api/contacts'],
  ['GET', '/uploads/missing.png'],
];

let dataDir;
let cms;
before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  cms = await startCms({ dataDir, env: { SEED_PACK: 'empty' } });
});
after(async () => {
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What a browser is told about reading a response from another origin. */
const corsHeaders = ({ headers }) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

/** The request of a page in a browser, and the preflight that goes before it. */
async function askFrom(origin, method, target) {
  const cookie = await staffCookie();
  const request = await fetch(cms.url + target, { method, headers: { origin, cookie } });
  const preflight = await fetch(cms.url + target, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  return { request, preflight };
}

let cookie;
/** The login that the browser of an administrator holds. */
async function staffCookie() {
  if (cookie) return cookie;
  const response = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: cms.adminEmail, password: cms.adminPassword }),
  });
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  assert.match(cookie, /refresh/i);
  return cookie;
}

test('no page of another origin may read a response', async () => {
  const own = await fetch(`${cms.url}/admin/access-token`, {
    method: 'POST',
    headers: { cookie: await staffCookie() },
  });
  assert.ok((await own.json()).data.token, 'the login is good, and the origin of the admin works');

  const { port } = new URL(cms.url);
  for (const origin of [
    'http://other.example',
    `http://127.0.0.1:${Number(port) + 1}`,
    NAMED,
    'null',
  ]) {
    for (const [method, target] of TARGETS) {
      const { request, preflight } = await askFrom(origin, method, target);
      assert.deepEqual(corsHeaders(request), {}, `${origin} ${method} ${target}`);
      assert.deepEqual(corsHeaders(preflight), {}, `${origin} OPTIONS ${target}`);
    }
  }
});

test('a named origin may read responses, without the login of staff; others still may not', async () => {
  await cms.stop();
  cms = await startCms({ dataDir, env: { CORS_ORIGINS: `${NAMED}, http://localhost:5173` } });
  for (const [method, target] of TARGETS) {
    const { request, preflight } = await askFrom(NAMED, method, target);
    assert.deepEqual(corsHeaders(request), { 'access-control-allow-origin': NAMED }, target);
    assert.equal(preflight.status, 204);
    const answer = corsHeaders(preflight);
    assert.equal(answer['access-control-allow-origin'], NAMED);
    assert.equal(answer['access-control-allow-credentials'], undefined);
    assert.match(answer['access-control-allow-methods'], new RegExp(method));

    const other = await askFrom('https://app.example.attacker.example', method, target);
    assert.deepEqual(corsHeaders(other.request), {}, target);
    assert.deepEqual(corsHeaders(other.preflight), {}, target);
  }
});

for (const setting of ['*', 'https://app.example/', 'app.example', 'null', 'https://a.example,*']) {
  test(`CORS_ORIGINS="${setting}" stops the boot and names the variable`, async (t) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
    t.after(() => rm(dir, { recursive: true, force: true }));
    await assert.rejects(
      bootCms({ port: 14998, dataDir: dir, env: { CORS_ORIGINS: setting } }),
      /CORS_ORIGINS must be/,
    );
  });
}
