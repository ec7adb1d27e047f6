import { describe, expect, test } from 'vitest';
import type { ContentClient } from '../../content-client';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { errorOf, setup } from './support';

const quote = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '+255',
  service: 'ERP',
  message: 'Please call me.',
};
const { phone, ...withoutPhone } = quote;
const contact = {
  name: 'Asha',
  companyName: 'Asha & Co',
  email: 'asha@example.com',
  phone,
  message: 'Please call me.',
};
const { companyName: _, ...withoutCompany } = contact;

const WRITES: [string, (client: ContentClient) => Promise<unknown>, string, unknown][] = [
  ['a quote request', (c) => c.quoteRequests.create(quote), '/api/quote-requests', quote],
  [
    'a quote request without phone',
    (c) => c.quoteRequests.create(withoutPhone),
    '/api/quote-requests',
    withoutPhone,
  ],
  ['a free quote', (c) => c.freeQuotes.create(withoutPhone), '/api/free-quotes', withoutPhone],
  [
    'a subscription',
    (c) => c.newsletters.create({ email: 'asha@example.com' }),
    '/api/newsletters',
    { email: 'asha@example.com' },
  ],
  [
    'a contact message',
    (c) => c.contactMessages.create(contact),
    '/api/contacts',
    {
      name: 'Asha',
      company_name: 'Asha & Co',
      email: 'asha@example.com',
      phone: '+255',
      message: 'Please call me.',
    },
  ],
];

describe.each(WRITES)('%s', (_, create, path, data) => {
  test('is sent to its address with its fields', async () => {
    const { client, requests } = setup([{ status: 201, body: { data: { documentId: 'd1' } } }]);
    await create(client);

    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url.href).toBe(`https://cms.example${path}`);
    expect(requests[0]?.body).toEqual({ data });
  });

  test('returns its id', async () => {
    const { client } = setup([{ status: 201, body: { data: { id: 1, documentId: 'd1' } } }]);

    expect(await create(client)).toEqual({ documentId: 'd1', asksToConfirm: false });
  });
});

test('only the known fields are sent', async () => {
  const { client, requests } = setup([{ status: 201, body: { data: { documentId: 'd1' } } }]);
  const values = { ...quote, captcha: 'token', status: 'draft' };
  await client.quoteRequests.create(values);

  expect(requests[0]?.body).toEqual({ data: quote });
  expect(requests[0]?.url.search).toBe('');
});

test('a refusal names the fields and keeps the values out of its message', async () => {
  const { client } = setup([
    errorResponse(400, 'This attribute must be unique', [
      { path: ['email'], message: 'This attribute must be unique' },
    ]),
  ]);
  const error = await errorOf(client.newsletters.create({ email: 'asha@example.com' }));

  expect(error).toMatchObject({
    kind: 'rejected',
    status: 400,
    serviceMessage: 'This attribute must be unique',
    fieldErrors: [{ path: 'email', message: 'This attribute must be unique' }],
  });
  expect(error.message).not.toContain('asha');
});

test.each([
  [{ message: 'Thank you' }],
  [{ data: { id: 7 } }],
  [{ data: null }],
  [{ success: true, error: false }],
  [[{ id: 7 }]],
  ['"Welcome"'],
  ['true'],
  ['OK'],
  [''],
])('an answer of %j, which names no record, says that it is saved', async (body) => {
  const { client } = setup([{ status: 201, body }]);
  const saved = await client.quoteRequests.create(quote);

  expect(saved).toMatchObject({ documentId: null });
});

test('so does an answer without a body', async () => {
  const { client } = setup([() => new Response(null, { status: 204 })]);

  expect(await client.quoteRequests.create(quote)).toMatchObject({ documentId: null });
});

describe('where a visitor came from', () => {
  const source = { page: '/', referrer: null, utm: {} };
  const menu = listResponse([{ name: 'Solutions', slug: 'solutions' }]);
  const saved = { status: 201, body: { data: { documentId: 'd1' } } };

  test('is sent to a service that may keep it', async () => {
    const { client, requests } = setup([menu, saved]);
    await client.menus.list();
    await client.contactMessages.create(contact, { source });

    expect(requests.at(-1)?.body).toMatchObject({ data: { source } });
  });

  test('is sent where a token may not read the menu in one answer', async () => {
    const { client, requests } = setup([errorResponse(403, 'Forbidden'), menu, saved]);
    await client.menus.list();
    await client.contactMessages.create(contact, { source });

    expect(requests.at(-1)?.body).toMatchObject({ data: { source } });
  });

  test.each([404, 405])(
    'is not sent to a service that has no route of ours (%s)',
    async (status) => {
      const { client, requests } = setup([errorResponse(status, 'No'), menu, saved]);
      await client.menus.list();
      const before = requests.length;
      await client.contactMessages.create(contact, { source });

      expect(requests.slice(before).map(({ body }) => body)).toEqual([
        { data: { ...withoutCompany, company_name: contact.companyName } },
      ]);
    },
  );
});

test.each([
  [{ data: null, error: { status: 400 } }],
  [{ success: false, message: 'No thanks' }],
  [' <!doctype html><h1>Welcome</h1>'],
])('an answer of %j is not taken for a saved record', async (body) => {
  const { client } = setup([{ body }]);

  expect((await errorOf(client.quoteRequests.create(quote))).kind).toBe('malformed');
});
