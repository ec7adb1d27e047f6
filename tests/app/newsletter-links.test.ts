import { createServer } from 'node:http';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toNewsletterState } from '@/lib/routing/newsletter';
import { listen } from '@/tests/support/listen';
import { setEnvironment } from '../support/form-env';

let status = 200;
let asked: unknown[] = [];
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  asked.push(JSON.parse(Buffer.concat(chunks).toString()).data);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: {} }));
});

/** What names the links of two tokens. */
const LINKS = { t1: 'YotJ2W3N6XpD', t2: 'xER0A41FnkDk' };

beforeEach(async () => {
  status = 200;
  asked = [];
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  setEnvironment({
    CONTENT_API_URL: `http://127.0.0.1:${await listen(service)}`,
    SITE_URL: 'https://www.example.com',
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  service.closeAllConnections();
  service.close();
});

async function open(
  method: 'GET' | 'POST',
  purpose: string,
  query: string,
  body?: BodyInit,
  cookie = '',
) {
  const route = await import('@/app/api/newsletter/[purpose]/route');
  const request = new NextRequest(`https://www.example.com/api/newsletter/${purpose}${query}`, {
    method,
    headers: { cookie },
    ...(body !== undefined && { body }),
  });
  const response = await route[method](request, { params: Promise.resolve({ purpose }) });
  const cookies = response.headers.getSetCookie();
  return { status: response.status, to: response.headers.get('location'), cookies };
}

test('opening a link changes nothing, and leads to the page with the button, which has no token', async () => {
  expect(await open('GET', 'unsubscribe', '?token=t1')).toEqual({
    status: 303,
    to: `/newsletter?state=unsubscribe&link=${LINKS.t1}`,
    cookies: [
      `newsletter-unsubscribe-${LINKS.t1}=t1; Path=/api/newsletter/unsubscribe; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`,
    ],
  });
  expect(asked).toEqual([]);
  expect((await open('GET', 'elsewhere', '?token=t1')).status).toBe(404);
});

test.each(['', '?token=', '?token=a%3B%20Domain%3Dexample.org', `?token=${'a'.repeat(2001)}`])(
  'the link %s has no token, and says so at once',
  async (query) => {
    expect(await open('GET', 'confirm', query)).toEqual({
      status: 303,
      to: '/newsletter?state=invalid',
      cookies: [],
    });
  },
);

test('the button of the page changes the subscription, and says what came of it', async () => {
  const cookie = `theme=dark; newsletter-confirm-${LINKS.t1}=t1; newsletter-unsubscribe-${LINKS.t2}=t2`;
  const press = async () => (await open('POST', 'confirm', '', `link=${LINKS.t1}`, cookie)).to;
  expect(await press()).toBe('/newsletter?state=confirmed');
  expect(asked).toEqual([{ token: 't1', purpose: 'confirm' }]);
  status = 404;
  expect(await press()).toBe('/newsletter?state=invalid');
  // Who wants to leave is not told to subscribe.
  const leave = async () => (await open('POST', 'unsubscribe', '', `link=${LINKS.t2}`, cookie)).to;
  expect(await leave()).toBe('/newsletter?state=unsubscribe-invalid');
  expect(asked.at(-1)).toEqual({ token: 't2', purpose: 'unsubscribe' });
  status = 503;
  expect(await press()).toBe('/newsletter?state=failed');
});

test('of two links that are open, each button acts on its own', async () => {
  const [first, second] = [
    await open('GET', 'unsubscribe', '?token=t1'),
    await open('GET', 'unsubscribe', '?token=t2'),
  ];
  const cookie = [...first.cookies, ...second.cookies].map((each) => each.split(';')[0]).join('; ');
  const press = async ({ to }: { to: string | null }) => {
    const link = new URLSearchParams(to?.split('?')[1]).get('link') ?? '';
    return (await open('POST', 'unsubscribe', '', new URLSearchParams({ link }), cookie)).to;
  };
  await press(first);
  await press(second);
  expect(asked).toMatchObject([{ token: 't1' }, { token: 't2' }]);
  // One whose cookie is gone acts on no other.
  status = 404;
  expect(await press({ to: '/newsletter?state=unsubscribe&link=gone' })).toBe(
    '/newsletter?state=unsubscribe-invalid',
  );
  expect(asked.at(-1)).toMatchObject({ token: '' });
});

test('of the links that one browser has opened, the oldest make room', async () => {
  const cookie = ['a', 'b', 'c', 'd', 'e'].map((link) => `newsletter-confirm-${link}=t`);
  const { cookies } = await open('GET', 'confirm', '?token=t1', undefined, cookie.join('; '));
  expect(cookies.map((each) => each.split('; Path')[0])).toEqual([
    'newsletter-confirm-a=',
    'newsletter-confirm-b=',
    `newsletter-confirm-${LINKS.t1}=t1`,
  ]);
  expect(cookies[0]).toContain('Max-Age=0');
});

// The pages and the route handlers have modules of their own.
test('a refusal is understood, whichever part of the server has read first', async () => {
  const { backgroundClient } = await import('@/lib/server/cms/content');
  backgroundClient();
  vi.resetModules();
  status = 404;
  expect((await open('POST', 'confirm', '?token=t1')).to).toBe('/newsletter?state=invalid');
});

const MULTIPART = new FormData();
MULTIPART.set('List-Unsubscribe', 'One-Click');

test.each([
  ['a form', new URLSearchParams('List-Unsubscribe=One-Click')],
  ['a form in parts', MULTIPART],
  ['text', 'List-Unsubscribe=One-Click'],
])(
  'a mail program unsubscribes with one request of %s, and is told when it has not, or is to try again',
  async (_, body) => {
    expect(await open('POST', 'unsubscribe', '?token=t2', body)).toMatchObject({
      status: 200,
      to: null,
    });
    expect(asked).toEqual([{ token: 't2', purpose: 'unsubscribe' }]);
    for (const [service, site] of [
      [404, 400],
      [503, 503],
    ] as const) {
      status = service;
      expect((await open('POST', 'unsubscribe', '?token=t2', body)).status).toBe(site);
    }
  },
);

test('a body that is too long or broken unsubscribes nobody', async () => {
  const long = `token=${'x'.repeat(20_000)}`;
  expect((await open('POST', 'unsubscribe', '', long)).status).toBe(404);
  status = 404;
  const broken = new Blob(['no parts'], { type: 'multipart/form-data; boundary=x' });
  expect((await open('POST', 'unsubscribe', '', broken)).to).toBe(
    '/newsletter?state=unsubscribe-invalid',
  );
});

test('what is no state of the screen is a link that is not valid', () => {
  expect(toNewsletterState('constructor')).toBe('invalid');
});

test('a network that tries links faster than people open them waits, and the service is not asked', async () => {
  setEnvironment({
    CONTENT_API_URL: process.env.CONTENT_API_URL ?? '',
    SEARCH_LIMIT_PER_MINUTE: '2',
  });
  const statuses = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await open('POST', 'confirm', '?token=guessed')).status);
  }
  expect(statuses).toEqual([303, 303, 429]);
  expect(asked).toHaveLength(2);
});
