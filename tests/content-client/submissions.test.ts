import { expect, test } from 'vitest';
import { errorResponse } from '../support/fake-fetch';
import { errorOf, setup } from './support';

const SAVED = { status: 201, body: { data: { documentId: 'd1' } } };
const quote = { name: 'Asha', email: 'a@example.com', service: 'ERP', message: 'Please call me.' };
const source = { page: '/services', referrer: null, utm: { utm_source: 'letter' } };

test('where a lead came from is kept with it', async () => {
  const { client, requests } = setup([SAVED]);
  await client.quoteRequests.create(quote, { source });
  expect(requests[0]?.body).toEqual({ data: { ...quote, source } });
});

test('a service that has no field for it gets the lead, and is not asked again', async () => {
  const refused = errorResponse(400, 'Invalid key source');
  const { client, requests } = setup([refused, SAVED, SAVED]);
  await client.quoteRequests.create(quote, { source });
  await client.quoteRequests.create(quote, { source });
  expect(requests.map(({ body }) => body)).toEqual([
    { data: { ...quote, source } },
    { data: quote },
    { data: quote },
  ]);
});

test('a lead that is wrong for another reason is refused, and an outage sends it once', async () => {
  const wrong = errorResponse(400, 'email must be a valid email');
  const refused = setup([wrong, wrong]);
  const error = await errorOf(refused.client.quoteRequests.create(quote, { source }));
  expect(error.serviceMessage).toBe('email must be a valid email');
  const down = setup([errorResponse(503, 'Later')]);
  expect((await errorOf(down.client.quoteRequests.create(quote, { source }))).kind).toBe(
    'unavailable',
  );
  expect(down.requests).toHaveLength(1);
});

test('the outbox is told and asked; a service without one is not', async () => {
  const counts = { waiting: 2, oldestSeconds: 61 };
  const { client, requests } = setup([
    { status: 200, body: { data: { settled: 1 } } },
    { status: 200, body: { data: counts } },
  ]);
  const notice = { documentId: 'd1', outcome: 'sent' } as const;
  await client.submissions.notified(notice);
  expect(await client.submissions.outbox()).toEqual(counts);
  expect(requests[0]?.url.pathname).toBe('/api/submissions/notified');
  expect(requests[0]?.body).toEqual({ data: notice });

  const plain = setup([errorResponse(404, 'Not Found')]);
  await plain.client.submissions.notified(notice);
  expect(await plain.client.submissions.outbox()).toBeNull();
  expect(plain.requests).toHaveLength(1);
});

test('a subscription is changed by the token of its mail', async () => {
  const { client, requests } = setup([{ body: {} }]);
  await client.submissions.changeSubscription('t', 'confirm');
  expect(requests[0]).toMatchObject({
    method: 'POST',
    body: { data: { token: 't', purpose: 'confirm' } },
  });
  expect(requests[0]?.url.pathname).toBe('/api/submissions/subscriber');
});

test('a write has the key by which the service knows it again, and only that', async () => {
  const { client, requests } = setup([SAVED]);
  await client.quoteRequests.create({ ...quote, phone: '1' }, { idempotencyKey: 'k' });
  await client.quoteRequests.create(quote);
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k', null]);
  expect(requests.map(({ body }) => body)).toEqual([
    { data: { ...quote, phone: '1' } },
    { data: quote },
  ]);
  expect([...(requests[1]?.headers.keys() ?? [])]).toEqual([
    'accept',
    'authorization',
    'content-type',
  ]);
});

test('a service without a log of missing pages is not told again', async () => {
  const { client, requests } = setup([errorResponse(405, 'No')]);
  await client.notFoundLog.report([{ path: '/a', hits: 2, referrer: null }]);
  await client.notFoundLog.report([{ path: '/b', hits: 1, referrer: null }]);
  expect(requests.map(({ body }) => body)).toEqual([
    { data: [{ path: '/a', hits: 2, referrer: null }] },
  ]);
  // That says nothing about another addition.
  await client.submissions.outbox();
  expect(requests).toHaveLength(2);
});

test('the outbox is never read from a cache that a tag refreshes', async () => {
  const { client, requests } = setup([{ body: { data: { waiting: 0, oldestSeconds: null } } }]);
  await client.submissions.outbox();
  expect(requests[0]?.init.next).toEqual({ revalidate: 300, tags: [] });
});
