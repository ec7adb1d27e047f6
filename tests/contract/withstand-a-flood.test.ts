import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import { messages } from '../../content/messages';
import type { ActionResult } from '../../lib/forms/action-result';
import { metrics } from '../../lib/server/ops/metrics';
import { setEnvironment } from '../support/form-env';
import { inTurns } from '../support/in-turns';
import { BOOT_TIMEOUT_MS } from './service';

/** The address of the visitor whose form is being dealt with, as the proxy in front would say it. */
const visitor = new AsyncLocalStorage<string>();
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': visitor.getStore() ?? '' }),
}));
vi.mock('next/server', () => ({ after: () => undefined }));

const QUOTES = 'api::quote-request.quote-request';
/** The limits that hold where none are set (docs/forms.md). */
const GLOBAL_LIMIT = 120;
const PER_ADDRESS_LIMIT = 10;
const ADDRESSES = 500;
/** Of each of four kinds. */
const POSTS = 500;
const CONCURRENCY = 25;
const HONEST_VISITORS = 10;
const PROGRAM_MS = 1_500;
const PERSON_MS = 30_000;
const INJECTED = 'Eve\r\nBcc: everybody@example.com';

const service = inject('sharedService');
let editor: Editor;
let submitQuote: (previous: ActionResult, data: FormData) => Promise<ActionResult>;
let issueFormToken: typeof import('@/lib/server/forms/form-token').issueFormToken;

beforeAll(async () => {
  // Time stands still: however slow the machine is, tokens are as old as they are said to be.
  vi.useFakeTimers({ toFake: ['Date'] });
  editor = await createEditor(service);
  setEnvironment({ CONTENT_API_URL: service.url, CONTENT_API_TOKEN: service.token });
  ({ submitQuote } = await import('@/components/forms/quote/submit-quote'));
  ({ issueFormToken } = await import('@/lib/server/forms/form-token'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
}, BOOT_TIMEOUT_MS);
afterAll(() => {
  vi.useRealTimers();
});

let posted = 0;

/** Posts a form from an address; what is not given is typed in. */
function post(address: string, fields: Record<string, string>): Promise<ActionResult> {
  posted += 1;
  const data = new FormData();
  const typed = {
    name: 'A program',
    // The same text twice would be one record.
    email: `flood-${posted}@example.com`,
    phone: '1',
    service: 'ERP',
    message: 'Buy my links, all of them.',
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return visitor.run(address, () => submitQuote({ status: 'idle' }, data));
}

const tokenOfAge = (ageMs: number) => issueFormToken('quote', Date.now() - ageMs);
const addressOf = (index: number) => `10.9.${Math.floor((index % ADDRESSES) / 250)}.${index % 250}`;
const savedCount = async () =>
  (await editor.list(QUOTES, 'filters[email][$startsWith]=flood-')).pagination.total;

test('a form that is sent within a second of its first touch is taken for a program’s', async () => {
  const result = await post('192.0.2.99', { 'form-token': await tokenOfAge(500) });

  expect(result).toMatchObject({ status: 'failed', message: messages.form.submitAgain });
  expect(await savedCount()).toBe(0);
});

test('of 2,000 posts from 500 addresses the configured number is saved, and honest visitors get through', async () => {
  const tokens = await Promise.all(Array.from({ length: POSTS }, () => tokenOfAge(PROGRAM_MS)));
  // A token each; the same ones again with another text; none; forged ones and odd names.
  const kinds: ((token: string) => Record<string, string>)[] = [
    (token) => ({ 'form-token': token, name: INJECTED, phone: INJECTED }),
    (token) => ({ 'form-token': token, message: 'Another text for the same token.' }),
    () => ({}),
    (token) => ({ 'form-token': `${token}x`, __proto__x: '1', 'name[admin]': '2' }),
  ];
  const flood = kinds.flatMap((kind) => tokens.map(kind));
  const numbered = flood.map((fields, index) => ({ fields, address: addressOf(index) }));
  const results = await inTurns(numbered, CONCURRENCY, ({ fields, address }) =>
    post(address, fields),
  );

  const sent = results.filter(({ status }) => status === 'sent').length;
  expect(sent).toBeGreaterThan(PER_ADDRESS_LIMIT);
  expect(sent).toBeLessThanOrEqual(GLOBAL_LIMIT);
  expect(
    results.filter((result) => 'reason' in result && result.reason === 'too-many'),
  ).not.toEqual([]);
  expect(await savedCount()).toBe(sent);
  const { values } = await metrics().forms.get();
  const counted = values.find(({ labels }) => labels.form === 'quote' && labels.outcome === 'sent');
  expect(counted?.value).toBe(sent);

  // They have been typing all the while.
  const honest = Array.from({ length: HONEST_VISITORS }, (_, index) => `192.0.2.${index + 1}`);
  const kept = await inTurns(honest, CONCURRENCY, async (address) =>
    post(address, { 'form-token': await tokenOfAge(PERSON_MS) }),
  );
  expect(kept.map(({ status }) => status)).toEqual(honest.map(() => 'sent'));
  expect(await savedCount()).toBe(sent + HONEST_VISITORS);
}, 120_000);

test('one address gets ten messages through, and is told how long to wait', async () => {
  setEnvironment({ CONTENT_API_URL: service.url, CONTENT_API_TOKEN: service.token });
  const { submitQuote: submit } = await import('@/components/forms/quote/submit-quote');
  const { issueFormToken: issue } = await import('@/lib/server/forms/form-token');
  submitQuote = submit;
  issueFormToken = issue;
  const numbers = Array.from({ length: PER_ADDRESS_LIMIT + 3 }, (_, index) => index);
  const results = await inTurns(numbers, CONCURRENCY, async () =>
    post('192.0.2.200', { 'form-token': await tokenOfAge(PERSON_MS) }),
  );

  expect(results.filter(({ status }) => status === 'sent')).toHaveLength(PER_ADDRESS_LIMIT);
  const refused = results.filter(({ status }) => status !== 'sent');
  expect(refused).toHaveLength(3);
  for (const result of refused) {
    expect(result).toMatchObject({ reason: 'too-many', retryAfterSeconds: expect.any(Number) });
  }
});
