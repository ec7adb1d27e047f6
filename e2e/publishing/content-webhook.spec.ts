import { expect, test } from '../support/test';

const EVENT = { event: 'entry.update', model: 'qna', entry: { id: 1, publishedAt: null } };

test('only the right secret is let in, with status 401 for any other', async ({
  request,
  environment,
}) => {
  const attempts = ['', 'Bearer ', 'Bearer wrong', environment.cms.revalidateSecret.slice(0, -1)];
  for (const authorization of attempts) {
    const response = await request.post('/api/revalidate', {
      headers: { authorization },
      data: EVENT,
    });
    expect(response.status(), authorization).toBe(401);
  }
});

test('a body that cannot be read is 400, one that is too large 413', async ({
  request,
  environment,
}) => {
  const headers = { authorization: `Bearer ${environment.cms.revalidateSecret}` };
  for (const data of ['', 'not json', '[]', '{}', '{"event":7}']) {
    const response = await request.post('/api/revalidate', { headers, data });
    expect(response.status(), data).toBe(400);
  }
  const large = await request.post('/api/revalidate', {
    headers,
    data: JSON.stringify({ ...EVENT, padding: 'x'.repeat(5 * 1024 * 1024) }),
  });
  expect(large.status()).toBe(413);
});

for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) {
  test(`${method} is not allowed`, async ({ request }) => {
    const response = await request.fetch('/api/revalidate', { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('POST');
  });
}

test('an event that is not understood refreshes everything', async ({ request, environment }) => {
  const response = await request.post('/api/revalidate', {
    headers: { authorization: `Bearer ${environment.cms.revalidateSecret}` },
    data: { event: 'review.done', model: 'something-new' },
  });
  expect(response.status()).toBe(200);
  const { tags } = await response.json();
  expect(tags).toBeGreaterThan(10);
});

test('a record of a visitor refreshes nothing', async ({ request, environment }) => {
  for (const model of ['quote-request', 'free-quote', 'newsletter', 'contact']) {
    const response = await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${environment.cms.revalidateSecret}` },
      data: { event: 'entry.create', model, entry: { email: 'visitor@example.com' } },
    });
    expect(await response.json()).toEqual({ event: 'entry.create', tags: 0 });
  }
});
