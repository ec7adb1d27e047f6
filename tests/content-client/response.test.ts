import { describe, expect, test, vi } from 'vitest';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { errorOf, fakeTimers, setup, TOKEN, timed } from './support';

const QUOTE = { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Hello there' };

fakeTimers();

describe('an error', () => {
  test.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'rejected'],
    [409, 'rejected'],
    [413, 'rejected'],
    [408, 'unavailable'],
    [425, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ])('of status %i is %s', async (status, kind) => {
    const { client } = setup([errorResponse(status, 'So it is')], { retry: { retries: 0 } });
    const error = await errorOf(client.faq.list());

    expect(error).toMatchObject({ kind, status, serviceMessage: 'So it is' });
    expect(error.message).toBe(`GET /api/qnas returned ${status}: So it is`);
  });

  test('names every field that broke a rule', async () => {
    const broken = [
      { path: ['email'], message: 'email must be a valid email' },
      { path: ['phone'], message: 'phone must be at most 40 characters' },
    ];
    const { client } = setup([errorResponse(400, '2 errors occurred', broken)]);
    const error = await errorOf(client.quoteRequests.create(QUOTE));

    expect(error.fieldErrors).toEqual([
      { path: 'email', message: 'email must be a valid email' },
      { path: 'phone', message: 'phone must be at most 40 characters' },
    ]);
  });

  test('has the kind of its status when the body is not what the service sends', async () => {
    const { client } = setup([{ status: 401, body: '<h1>Unauthorized</h1>' }]);

    expect(await errorOf(client.faq.list())).toMatchObject({
      kind: 'unauthorized',
      serviceMessage: null,
      fieldErrors: [],
    });
  });

  test('has the message at the top of the body where the service writes it there', async () => {
    const { client } = setup([{ status: 400, body: { message: 'Down for repair' } }]);
    expect(await errorOf(client.faq.list())).toMatchObject({
      serviceMessage: 'Down for repair',
      message: 'GET /api/qnas returned 400: Down for repair',
    });
  });

  test('survives details of an unknown form', async () => {
    const body = { error: { message: 'Invalid key', details: { errors: ['x', { path: 1 }] } } };
    const { client } = setup([{ status: 400, body }]);

    expect(await errorOf(client.faq.list())).toMatchObject({
      serviceMessage: 'Invalid key',
      fieldErrors: [],
    });
  });

  test('is "malformed" when the response is not JSON', async () => {
    const { client, requests } = setup([{ body: '<!doctype html>' }]);
    const { error } = await timed(client.faq.list());

    expect(error).toMatchObject({ kind: 'malformed', status: 200 });
    expect(requests).toHaveLength(1);
  });

  test.each([[{ items: [] }], [{ data: {} }], [{ data: null }], [[]], ['null']])(
    'is "malformed" when a list has the envelope %j',
    async (body) => {
      const { client } = setup([{ body }]);

      expect((await errorOf(client.faq.list())).kind).toBe('malformed');
    },
  );

  test('is "malformed" when a single type returns a list', async () => {
    const { client } = setup([listResponse([])]);

    expect((await errorOf(client.about.find())).kind).toBe('malformed');
  });

  test('never shows the token, even where another program quotes it', async () => {
    const echoing = setup([errorResponse(403, `No rights for ${TOKEN}`)]);
    const quoting = setup([() => Promise.reject(new TypeError(`bad header "Bearer ${TOKEN}"`))], {
      retry: { retries: 0 },
    });
    const errors = [
      await errorOf(echoing.client.faq.list()),
      await errorOf(quoting.client.faq.list()),
    ];

    for (const error of errors) {
      expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain(TOKEN);
    }
    expect(errors[0]?.serviceMessage).toBe('No rights for [token]');
  });

  test('of the network contains the code of the system', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const { client } = setup([() => Promise.reject(new TypeError('fetch failed', { cause }))], {
      retry: { retries: 0 },
    });

    const error = await errorOf(client.faq.list());
    expect(error).toMatchObject({ kind: 'unavailable', status: null });
    expect(error.message).toBe('GET /api/qnas failed: fetch failed (ECONNREFUSED)');
  });

  test('of the framework itself passes unchanged', async () => {
    const steering = Object.assign(new Error('Dynamic'), { digest: 'DYNAMIC_SERVER_USAGE' });
    const { client, requests } = setup([() => Promise.reject(steering)]);

    await expect(client.faq.list()).rejects.toBe(steering);
    expect(requests).toHaveLength(1);
  });
});

test.each([
  ['7', 7],
  ['120', 120],
  ['7x', null],
  ['x7', null],
  [undefined, null],
  ['Thu, 01 Jan 2026 00:01:30 GMT', 90],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
])('"Retry-After: %s" is %j seconds', async (value, seconds) => {
  vi.setSystemTime('2026-01-01T00:00:00.500Z');
  const headers: Record<string, string> = value === undefined ? {} : { 'retry-after': value };
  const { client } = setup([{ status: 429, body: {}, headers }], { retry: { retries: 0 } });
  expect((await errorOf(client.faq.list())).retryAfter).toBe(seconds);
});

describe('the message of an error', () => {
  test.each([
    [{ status: 300 }, 'GET /api/qnas returned 300; redirects are not followed'],
    [{ status: 200, body: '<p>' }, 'GET /api/qnas returned 200 with a body that is not JSON'],
    [{ status: 400, body: '<p>' }, 'GET /api/qnas returned 400'],
    [{ body: {} }, '/api/qnas returned an unknown structure: data'],
    [{ body: [] }, '/api/qnas returned an unknown structure: the whole body'],
    [{ body: { data: 'none' } }, '/api/qnas returned an unknown structure: data'],
  ])('of %j says what is wrong', async (step, message) => {
    const { client } = setup([step]);
    expect((await errorOf(client.faq.list())).message).toBe(message);
  });

  test('of a write names it', async () => {
    const { client } = setup([errorResponse(400, 'No', [{ path: ['a', 'b'], message: 'c' }])]);
    const error = await errorOf(client.quoteRequests.create(QUOTE));
    expect(error.message).toBe('POST /api/quote-requests returned 400: No');
    expect(error.fieldErrors).toEqual([{ path: 'a.b', message: 'c' }]);
  });

  test.each([
    ['fetch failed', 'GET /api/qnas failed: no response'],
    [new Error('gone', { cause: 'why' }), 'GET /api/qnas failed: gone'],
    [new Error('gone', { cause: new Error('x') }), 'GET /api/qnas failed: gone'],
  ])('of the network error %s says so', async (reason, message) => {
    const { client } = setup([() => Promise.reject(reason)], { retry: { retries: 0 } });
    const error = await errorOf(client.faq.list());
    expect(error).toMatchObject({ message, fieldErrors: [] });
  });

  test('is whole where there is no token', async () => {
    const { client } = setup([errorResponse(400, 'No')], { token: ' ' });
    expect((await errorOf(client.faq.list())).serviceMessage).toBe('No');
  });
});
