import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContentClient } from '../../content-client';
import { errorAnswer, fakeFetch, listAnswer } from '../support/fake-fetch';
import { addressOf, errorOf, setup, TOKEN } from './support';

const QUOTE = { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Hello there' };

const never = () => new Promise<Response>(() => {});
const refuse = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outcome of a call together with the time it took. */
async function timed(call: Promise<unknown>) {
  const start = performance.now();
  const outcome = errorOf(call).then((error) => ({ error, ms: performance.now() - start }));
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a request', () => {
  test('carries the token in its header and nowhere else', async () => {
    const { client, requests } = setup([listAnswer([])]);
    await client.faq.list();

    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(requests[0]?.url.href).not.toContain(TOKEN);
  });

  test('of a read says how long the answer may be kept and what refreshes it', async () => {
    const { client, requests } = setup([listAnswer([])]);
    await client.team.list();

    expect(requests[0]?.init.next).toEqual({
      revalidate: 300,
      tags: ['content:team', 'content:media'],
    });
    expect(requests[0]?.init.cache).toBeUndefined();
  });

  test('of a read can be kept until a tag is refreshed', async () => {
    const { client, requests } = setup([listAnswer([])], { revalidateSeconds: false });
    await client.faq.list();

    expect(requests[0]?.init.next).toEqual({ revalidate: false, tags: ['content:faq'] });
  });

  test('for drafts says so and is not kept', async () => {
    const { client, requests } = setup([listAnswer([])], { drafts: true });
    await client.articles.find('payroll');

    expect(requests[0]?.url.searchParams.get('status')).toBe('draft');
    expect(requests[0]?.init.cache).toBe('no-store');
    expect(requests[0]?.init.next).toBeUndefined();
  });

  test('of a write is never kept', async () => {
    const { client, requests } = setup([{ status: 201, body: { data: { documentId: 'd1' } } }]);
    await client.quoteRequests.create(QUOTE);

    expect(requests[0]?.init.cache).toBe('no-store');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('works with an address that ends in a slash or has a path', async () => {
    const { client, requests } = setup([listAnswer([])], { baseUrl: 'https://firm.example/cms/' });
    await client.faq.list();

    expect(requests[0]?.url.pathname).toBe('/cms/api/qnas');
  });

  test('escapes what a visitor put into the address', async () => {
    const { client, requests } = setup([listAnswer([])]);
    await client.articles.find('a&filters[slug]=b#c/../café');

    expect(requests[0]?.url.pathname).toBe('/api/articles');
    expect(requests[0]?.url.hash).toBe('');
    expect(requests[0]?.url.searchParams.get('filters[slug][$eq]')).toBe(
      'a&filters[slug]=b#c/../café',
    );
  });

  test('goes through the global fetch of the moment when none was given', async () => {
    const client = createContentClient({
      baseUrl: 'https://cms.example',
      mediaUrl: 'https://cms.example',
      token: TOKEN,
    });
    const replaced = fakeFetch(listAnswer([]));
    vi.stubGlobal('fetch', replaced);
    await client.faq.list();

    expect(replaced.requests).toHaveLength(1);
  });

  test('does not follow a redirect with the token', async () => {
    const { client, requests } = setup([
      { status: 302, headers: { location: 'https://elsewhere.example/' } },
    ]);
    const { error } = await timed(client.faq.list());

    expect(requests).toHaveLength(1);
    expect(requests[0]?.init.redirect).toBe('manual');
    expect(error).toMatchObject({ kind: 'malformed', status: 302 });
  });
});

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
    const { client } = setup([errorAnswer(status, 'So it is')], { retry: { retries: 0 } });
    const error = await errorOf(client.faq.list());

    expect(error).toMatchObject({ kind, status, serviceMessage: 'So it is' });
    expect(error.message).toBe(`GET /api/qnas returned ${status}: So it is`);
  });

  test('names every field that broke a rule', async () => {
    const broken = [
      { path: ['email'], message: 'email must be a valid email' },
      { path: ['phone'], message: 'phone must be at most 40 characters' },
    ];
    const { client } = setup([errorAnswer(400, '2 errors occurred', broken)]);
    const error = await errorOf(client.quoteRequests.create(QUOTE));

    expect(error.fieldErrors).toEqual([
      { path: 'email', message: 'email must be a valid email' },
      { path: 'phone', message: 'phone must be at most 40 characters' },
    ]);
  });

  test('keeps the kind of its status when the body is not what the service sends', async () => {
    const { client } = setup([{ status: 401, body: '<h1>Unauthorized</h1>' }]);

    expect(await errorOf(client.faq.list())).toMatchObject({
      kind: 'unauthorized',
      serviceMessage: null,
      fieldErrors: [],
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

  test('is "malformed" when the answer is not JSON', async () => {
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

  test('is "malformed" when a single type answers with a list', async () => {
    const { client } = setup([listAnswer([])]);

    expect((await errorOf(client.about.find())).kind).toBe('malformed');
  });

  test('never shows the token, whoever quotes it', async () => {
    const echoing = setup([errorAnswer(403, `No rights for ${TOKEN}`)]);
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

  test('of the network says what the system called it', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const { client } = setup([() => Promise.reject(new TypeError('fetch failed', { cause }))], {
      retry: { retries: 0 },
    });

    const error = await errorOf(client.faq.list());
    expect(error).toMatchObject({ kind: 'unavailable', status: null });
    expect(error.message).toBe('GET /api/qnas failed: fetch failed (ECONNREFUSED)');
  });

  test('that a framework steers with passes as it is', async () => {
    const steering = Object.assign(new Error('Dynamic'), { digest: 'DYNAMIC_SERVER_USAGE' });
    const { client, requests } = setup([() => Promise.reject(steering)]);

    await expect(client.faq.list()).rejects.toBe(steering);
    expect(requests).toHaveLength(1);
  });
});

describe('a read that fails', () => {
  test('is asked three times more, after 1, 2 and 4 seconds', async () => {
    const { client, requests } = setup([refuse]);
    const { error, ms } = await timed(client.faq.list());

    expect(requests).toHaveLength(4);
    expect(ms).toBe(7000);
    expect(error.kind).toBe('unavailable');
  });

  test.each([408, 425, 429, 500, 502, 503, 504])('with %i is asked again', async (status) => {
    const { client, requests } = setup([errorAnswer(status, 'Later'), listAnswer([])]);
    const answer = client.faq.list();
    await vi.runAllTimersAsync();

    expect(await answer).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 413])('with %i is not asked again', async (status) => {
    const { client, requests } = setup([errorAnswer(status, 'No')]);
    await timed(client.faq.list());

    expect(requests).toHaveLength(1);
  });

  test('waits no longer than the longest delay', async () => {
    const { client, requests } = setup([refuse], {
      retry: { retries: 7, budgetMs: 1_000_000 },
    });
    const { ms } = await timed(client.faq.list());

    expect(requests).toHaveLength(8);
    expect(ms).toBe(1000 * (1 + 2 + 4 + 8 + 16 + 30 + 30));
  });

  test('does not begin a wait that would pass the budget', async () => {
    const { client, requests } = setup([refuse], { retry: { budgetMs: 3000 } });
    const { ms } = await timed(client.faq.list());

    expect(requests).toHaveLength(2);
    expect(ms).toBe(1000);
  });

  test('by never answering ends with the budget, not after it', async () => {
    const { client, requests } = setup([never]);
    const { error, ms } = await timed(client.faq.list());

    // 5 s, a wait of 1 s, and the 2 s that are left.
    expect(requests).toHaveLength(2);
    expect(ms).toBe(8000);
    expect(error.message).toBe('GET /api/qnas timed out after 2000 ms');
  });

  test('with Retry-After waits as long as it was told', async () => {
    const later = { ...errorAnswer(429, 'Later'), headers: { 'retry-after': '3' } };
    const { client, requests } = setup([later, listAnswer([])]);
    const answer = client.faq.list();

    await vi.advanceTimersByTimeAsync(2999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual([]);
  });

  test('with a Retry-After beyond the budget gives up at once and tells', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    const later = { ...errorAnswer(503, 'Later'), headers: { 'retry-after': date } };
    const { client, requests } = setup([later]);
    const { error, ms } = await timed(client.faq.list());

    expect(requests).toHaveLength(1);
    expect(ms).toBe(0);
    expect(error.retryAfter).toBeGreaterThanOrEqual(59);
  });

  test('with an unreadable Retry-After is asked again as usual', async () => {
    const later = { ...errorAnswer(503, 'Later'), headers: { 'retry-after': 'soon' } };
    const { client } = setup([later, later, later, later]);
    const { error, ms } = await timed(client.faq.list());

    expect(ms).toBe(7000);
    expect(error.retryAfter).toBeNull();
  });
});

describe('an attempt', () => {
  test('is given up after the time-out, and its connection let go', async () => {
    const { client, requests } = setup([never], { timeoutMs: 700, retry: { retries: 0 } });
    const { error, ms } = await timed(client.faq.list());

    expect(ms).toBe(700);
    expect(error).toMatchObject({ kind: 'unavailable', status: null });
    expect(requests[0]?.signal?.aborted).toBe(true);
  });

  test('is also given up when the body stops in the middle', async () => {
    const stuck = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":[')),
    });
    const { client } = setup([() => new Response(stuck)], { retry: { retries: 0 } });
    const { error, ms } = await timed(client.faq.list());

    expect(ms).toBe(5000);
    expect(error.kind).toBe('unavailable');
  });

  test('that succeeds leaves no timer behind', async () => {
    const { client } = setup([listAnswer([])]);
    await client.faq.list();

    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a write that fails', () => {
  test.each([
    ['the network', refuse],
    ['a time-out', never],
    ['500', errorAnswer(500, 'Internal')],
    ['429', errorAnswer(429, 'Too many')],
  ])('by %s is not sent again', async (_, step) => {
    const { client, requests } = setup([step]);
    const { error } = await timed(client.quoteRequests.create(QUOTE));

    expect(requests).toHaveLength(1);
    expect(error.kind).toBe('unavailable');
  });
});

describe('a long list', () => {
  const entry = (number: number) => ({ title: `Question ${number}`, description: 'Answer' });
  const entries = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));

  test('is read to its end', async () => {
    const { client, requests } = setup([
      listAnswer(entries(1, 100), { page: 1, pageCount: 3, total: 230 }),
      listAnswer(entries(101, 200), { page: 2, pageCount: 3, total: 230 }),
      listAnswer(entries(201, 230), { page: 3, pageCount: 3, total: 230 }),
    ]);
    const faq = await client.faq.list();

    expect(faq).toHaveLength(230);
    expect(faq.at(-1)?.title).toBe('Question 230');
    expect(requests.map(addressOf)).toEqual([
      '/api/qnas?sort=createdAt:asc&pagination[pageSize]=100',
      '/api/qnas?sort=createdAt:asc&pagination[pageSize]=100&pagination[page]=2',
      '/api/qnas?sort=createdAt:asc&pagination[pageSize]=100&pagination[page]=3',
    ]);
  });

  test('that shrinks while it is read ends at the empty page', async () => {
    const { client, requests } = setup([
      listAnswer(entries(1, 100), { page: 1, pageCount: 3 }),
      listAnswer([], { page: 2, pageCount: 3 }),
    ]);

    expect(await client.faq.list()).toHaveLength(100);
    expect(requests).toHaveLength(2);
  });

  test('that never ends is cut and reported', async () => {
    const { client, requests, issues } = setup([listAnswer([entry(1)], { pageCount: 1_000_000 })]);

    expect(await client.faq.list()).toHaveLength(1000);
    expect(requests).toHaveLength(1000);
    expect(issues).toEqual([
      { resource: 'faq', entry: null, path: '', message: 'only the first 1000 entries were read' },
    ]);
  });

  test('without page numbers is one page', async () => {
    const { client, requests } = setup([{ body: { data: [entry(1)], meta: {} } }]);

    expect(await client.faq.list()).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });
});
