import { describe, expect, inject, test } from 'vitest';
import { createEditor } from '../../cms/scripts/editor.mjs';
import type { ContentClient, SaveOptions } from '../../content-client';
import { startFaultyProxy } from '../support/faulty-proxy';
import { clientFor } from './service';

const service = inject('sharedService');
const client = clientFor(service);

const QUOTES = 'api::quote-request.quote-request';
const person = { name: 'Asha', email: 'asha@example.com', message: 'Three depots, one ledger.' };
const FORMS: [string, (client: ContentClient, options?: SaveOptions) => Promise<unknown>][] = [
  ['a quote request', (c, o) => c.quoteRequests.create({ ...person, service: 'ERP' }, o)],
  ['a free quote', (c, o) => c.freeQuotes.create({ ...person, service: 'ERP' }, o)],
  [
    'a subscription',
    // There is one of an address, with whatever key.
    (c, o) => c.newsletters.create({ email: `${o?.idempotencyKey}@example.com` }, o),
  ],
  [
    'a contact message',
    (c, o) => c.contactMessages.create({ ...person, companyName: 'Asha & Co', phone: '1' }, o),
  ],
];

describe.each(FORMS)('%s', (name, create) => {
  const idempotencyKey = `submission-of-${name.replaceAll(' ', '-')}`;

  test('sent again with its key is the record it was', async () => {
    const first = await create(client, { idempotencyKey });
    expect(await create(client, { idempotencyKey })).toEqual(first);
  });

  test('sent five times at the same moment is one record', async () => {
    const options = { idempotencyKey: `${idempotencyKey}-at-once` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(client, options)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
  });
});

test('a record whose answer got lost is found by its key', async () => {
  const proxy = await startFaultyProxy({ target: service.url });
  const cut = clientFor({ url: proxy.url, token: service.token });
  proxy.fail({ path: '/api/contacts', times: 1, fault: { kind: 'cut', when: 'after' } });
  const message = { ...person, companyName: 'Lost & Found', phone: '2' };
  const options = { idempotencyKey: 'submission-that-was-cut' };

  await expect(cut.contactMessages.create(message, options)).rejects.toThrow();
  const second = await cut.contactMessages.create(message, options);
  expect(await cut.contactMessages.create(message, options)).toEqual(second);
  await proxy.stop();
});

test('where a visitor came from is stored, also once the menu was read', async () => {
  const source = { page: '/contact', referrer: null, utm: { utm_source: 'letter' } };
  await client.menus.list();
  const quote = { ...person, service: 'Letters' };
  const { documentId } = await client.quoteRequests.create(quote, { source });
  const editor = await createEditor(service);
  const { results } = await editor.list(QUOTES, 'filters[service][$eq]=Letters');
  expect(results).toMatchObject([{ documentId, source }]);
});

test('without a key the same text is two records', async () => {
  const quote = { ...person, service: 'Cloud' };
  const first = await client.quoteRequests.create(quote);
  expect(await client.quoteRequests.create(quote)).not.toEqual(first);
});
