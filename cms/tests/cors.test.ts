import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import middlewares from '../config/middlewares';
import { readCorsOrigins } from '../src/cors-origins';
import { sharedCms, startCms, type TestCms } from './support/cms';
import { env } from './support/config-env';

const NAMED = 'https://app.example';
const TARGETS = [
  ['POST', '/admin/login'],
  ['POST', '/admin/access-token'],
  ['GET', '/content-manager/content-types'],
  ['GET', '/api/articles'],
  ['POST', '/api/contacts'],
  ['GET', '/uploads/missing.png'],
] as const;

let closed: TestCms;
let open: TestCms;
let cookie: string;
beforeAll(async () => {
  [closed, open] = await Promise.all([
    sharedCms(),
    startCms({ env: { CORS_ORIGINS: `${NAMED}, http://localhost:5173` } }),
  ]);
  cookie = await logIn(closed);
});
afterAll(() => open.remove());

/** The login cookie that the browser of an administrator has. */
async function logIn({ url, adminEmail, adminPassword }: TestCms): Promise<string> {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

/** The CORS headers that a page of `origin` meets: on its request, and on the preflight before it. */
async function corsHeaders({ url }: TestCms, origin: string, [method, target]: readonly string[]) {
  const request = await fetch(url + target, { method, headers: { origin, cookie } });
  const preflight = await fetch(url + target, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method ?? '',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  return { request: corsOf(request), preflight: corsOf(preflight) };
}

function corsOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
}

test('the own origin of the admin panel needs no CORS', async () => {
  const response = await fetch(`${closed.url}/admin/access-token`, {
    method: 'POST',
    headers: { cookie },
  });
  expect(await response.json()).toMatchObject({ data: { token: expect.any(String) } });
});

test.for(['http://other.example', 'http://127.0.0.1:1', NAMED, 'null'])(
  'a page of %s reads no response',
  async (origin) => {
    for (const target of TARGETS) {
      expect(await corsHeaders(closed, origin, target), target.join(' ')).toEqual({
        request: {},
        preflight: {},
      });
    }
  },
);

test('a named origin reads responses, without the login of staff', async () => {
  for (const target of TARGETS) {
    const { request, preflight } = await corsHeaders(open, NAMED, target);
    expect(request).toEqual({ 'access-control-allow-origin': NAMED });
    expect(preflight['access-control-allow-origin']).toBe(NAMED);
    expect(preflight['access-control-allow-methods']).toContain(target[0]);
    expect(preflight).not.toHaveProperty('access-control-allow-credentials');
  }
});

test('where origins are named, every other origin is refused as before', async () => {
  for (const target of TARGETS) {
    const headers = await corsHeaders(open, `${NAMED}.attacker.example`, target);
    expect(headers).toEqual({ request: {}, preflight: {} });
  }
});

test.for(['*', 'https://app.example/', 'app.example', 'null', 'file:///x', 'https://a.example,*'])(
  'CORS_ORIGINS="%s" is refused by its name',
  (setting) => {
    expect(() => readCorsOrigins(setting)).toThrow(/CORS_ORIGINS must be/);
  },
);

test('a wrong setting is refused with the configuration, which stops the boot', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => middlewares({ env })).not.toThrow();
  vi.stubEnv('CORS_ORIGINS', '*');
  expect(() => middlewares({ env })).toThrow(/CORS_ORIGINS must be/);
});
