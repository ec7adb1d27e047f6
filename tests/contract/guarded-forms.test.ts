import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import { messages } from '../../content/messages';
import type { ActionResult } from '../../lib/forms/action-result';
import { metrics } from '../../lib/server/ops/metrics';
import { setEnvironment } from '../support/form-env';
import { BOOT_TIMEOUT_MS } from './service';

/** The address of the visitor, as the proxy in front would say it. */
let visitor = '';
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': visitor }),
}));
vi.mock('next/server', () => ({ after: () => undefined }));

const QUOTES = 'api::quote-request.quote-request';
/** The limit that holds where none is set (docs/forms.md). */
const PER_ADDRESS_LIMIT = 10;
const PERSON_MS = 30_000;

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

/** Posts a form whose token is so old. */
async function post(ageMs: number): Promise<ActionResult> {
  posted += 1;
  const data = new FormData();
  const fields = {
    name: 'A program',
    // The same text twice would be one record.
    email: `guarded-${posted}@example.com`,
    phone: '1',
    service: 'ERP',
    message: 'Buy my links, all of them.',
    'form-token': await issueFormToken('quote', Date.now() - ageMs),
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return submitQuote({ status: 'idle' }, data);
}

const savedCount = async () =>
  (await editor.list(QUOTES, 'filters[email][$startsWith]=guarded-')).pagination.total;

test('a form that is sent within a second of its first touch is taken for a program’s', async () => {
  visitor = '192.0.2.99';
  const result = await post(500);

  expect(result).toMatchObject({ status: 'failed', message: messages.form.submitAgain });
  expect(await savedCount()).toBe(0);
});

test('one address gets ten messages through, and is told how long to wait', async () => {
  visitor = '192.0.2.200';
  const posts = Array.from({ length: PER_ADDRESS_LIMIT + 3 }, () => post(PERSON_MS));
  const results = await Promise.all(posts);

  expect(results.filter(({ status }) => status === 'sent')).toHaveLength(PER_ADDRESS_LIMIT);
  expect(await savedCount()).toBe(PER_ADDRESS_LIMIT);
  const { values } = await metrics().forms.get();
  const counted = values.find(({ labels }) => labels.form === 'quote' && labels.outcome === 'sent');
  expect(counted?.value).toBe(PER_ADDRESS_LIMIT);
  const refused = results.filter(({ status }) => status !== 'sent');
  expect(refused).toHaveLength(3);
  for (const result of refused) {
    expect(result).toMatchObject({ reason: 'too-many', retryAfterSeconds: expect.any(Number) });
  }
});
