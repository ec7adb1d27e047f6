import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { messages } from '@/content/messages';
import { errorResponse, type FakeResponse, fakeFetch } from '../../../support/fake-fetch';
import { setEnvironment } from '../../../support/form-env';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('next/server', () => ({ after: () => undefined }));

const REFUSAL = 'We do not write to addresses of this kind';

beforeAll(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What the service answers, and what the visitor then gets. */
function subscribeWith(errors: { path: string[]; message: string }[]) {
  return subscribeAndGet(errorResponse(400, REFUSAL, errors));
}

async function subscribeAndGet(response: FakeResponse) {
  setEnvironment({ FORM_MIN_SECONDS: '0' });
  vi.stubGlobal('fetch', fakeFetch(response));
  const { subscribe } = await import('@/components/forms/newsletter/subscribe');
  const { issueFormToken } = await import('@/lib/server/forms/form-token');
  const data = new FormData();
  data.set('email', 'asha@example.com');
  data.set('form-token', await issueFormToken('newsletter-strip', Date.now() - 10_000));
  return subscribe({ status: 'idle' }, data);
}

test('an address that the service refuses is refused in its own words, in the toast as beside the field', async () => {
  expect(await subscribeWith([{ path: ['email'], message: REFUSAL }])).toMatchObject({
    status: 'invalid',
    message: REFUSAL,
    fieldErrors: { email: REFUSAL },
  });
});

test('so is what it refuses without naming the field', async () => {
  expect(await subscribeWith([])).toMatchObject({ status: 'failed', message: REFUSAL });
});

test('who has to confirm is told to look for the mail, and so is who is subscribed already', async () => {
  const { sent, openTheLink } = messages.newsletter;
  const asksToConfirm = true;
  const saved = { data: { documentId: 'd1' }, meta: { asksToConfirm } };
  const message = 'This attribute must be unique';
  const there = { data: null, error: { message, details: { errors: [], asksToConfirm } } };
  for (const response of [
    { status: 201, body: saved },
    { status: 400, body: there },
  ]) {
    expect(await subscribeAndGet(response)).toMatchObject({
      status: 'sent',
      message: `${sent} ${openTheLink}`,
    });
  }
  expect(
    await subscribeAndGet({ status: 201, body: { data: { documentId: 'd2' }, meta: {} } }),
  ).toMatchObject({ status: 'sent', message: sent });
});

test('our own rules have a sentence of our own', async () => {
  setEnvironment({ FORM_MIN_SECONDS: '0' });
  const { subscribe } = await import('@/components/forms/newsletter/subscribe');
  const data = new FormData();
  data.set('email', 'nobody');
  expect(await subscribe({ status: 'idle' }, data)).toMatchObject({
    status: 'invalid',
    message: messages.form.fixMarked,
  });
});
