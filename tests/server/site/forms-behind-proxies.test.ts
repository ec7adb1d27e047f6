import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from './start-site';

const SITE = 'www.example.org';
let site: Awaited<ReturnType<typeof startSite>>;
let field = '';

beforeAll(async () => {
  site = await startSite({ SITE_URL: `https://${SITE}` });
  field = /\$ACTION_ID_\w+/.exec((await site.get('/action')).text)?.[0] ?? '';
  expect(field).not.toBe('');
});
afterAll(() => site.stop());

/** Sends the form as a browser without JavaScript does; resolves with the status. */
function submit(
  headers: Record<string, string>,
  body = plainForm(),
  { port } = site,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        path: '/action',
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'multipart/form-data; boundary=form', ...headers },
      },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.once('error', reject).end(body);
  });
}

function plainForm(): string {
  return [
    '--form',
    `Content-Disposition: form-data; name="${field}"`,
    ...['', '', '--form--', ''],
  ].join('\r\n');
}

/** The same as a browser with scripts does. */
function call(headers: Record<string, string>, body: string): Promise<number> {
  const action = field.replace('$ACTION_ID_', '');
  const own = { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' };
  return submit({ origin: `https://${SITE}`, host: SITE, ...own, ...headers }, body);
}

test.each([
  ['keeps the host of the visitor', { host: SITE }],
  ['names itself as the host', { host: '127.0.0.1:3000' }],
  ['forwards the host', { host: 'site:3000', 'x-forwarded-host': SITE }],
  ['forwards another host', { host: 'site:3000', 'x-forwarded-host': 'other.example' }],
])('a form of the site arrives behind a proxy that %s', async (_name, headers) => {
  expect(await submit({ origin: `https://${SITE}`, ...headers })).toBe(200);
});

test('a form of the address that was opened arrives without a proxy', async () => {
  expect(await submit({ origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' })).toBe(200);
});

test('without a SITE_URL the site is this machine, at its port', async () => {
  const copy = await startSite();
  const headers = { origin: `http://localhost:${copy.port}`, host: 'site:3000' };
  expect(await submit(headers, plainForm(), copy)).toBe(200);
  await copy.stop();
});

test.each([
  ['host', { host: SITE }],
  ['forwarded host', { host: SITE, 'x-forwarded-host': 'attacker.example' }],
])('a form of another site is refused, whatever it says of the %s', async (_name, headers) => {
  expect(await submit({ origin: 'https://attacker.example', ...headers })).toBe(400);
});

test('with scripts it is the same: what is no form, or comes from another site, is the sender’s fault', async () => {
  expect(await call({}, '[]')).toBe(200);
  expect(await call({ origin: 'https://attacker.example' }, '[]')).toBe(400);
  for (const body of ['{', '["$1"]', '["$K1"', '['.repeat(20_000)]) {
    expect(await call({}, body)).toBe(400);
  }
  const type = 'multipart/form-data; boundary=form';
  expect(await call({ 'content-type': type }, '--form\r\nbroken')).toBe(400);
});

test('a form of another site is counted as refused, and calls nobody', async () => {
  await submit({ origin: 'https://attacker.example', host: SITE });
  const { text } = await site.get('/api/metrics');
  expect(text).toMatch(/site_requests_total\{route="article",status="400"\} [1-9]/);
  // The site has its own error screen rendered, which is one.
  expect(text).not.toMatch(/route="article",status="5/);
});
