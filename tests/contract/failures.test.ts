import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createEditor, type Editor } from '../../cms/scripts/editor.mjs';
import { type ContentClient, ContentError } from '../../content-client';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { BOOT_TIMEOUT_MS, clientFor } from './service';

const QUOTE_REQUEST = 'api::quote-request.quote-request';

const service = inject('sharedService');
let editor: Editor;
let proxy: FaultyProxy;
/** Ask through the proxy, and know nothing of the test before; one of them gives up soon. */
let client: ContentClient;
let hasty: ContentClient;

beforeAll(async () => {
  editor = await createEditor(service);
  proxy = await startFaultyProxy({ target: service.url });
  await editor.createPublished('api::qna.qna', { title: 'Why?', description: 'Because.' });
}, BOOT_TIMEOUT_MS);
beforeEach(() => {
  const target = { url: proxy.url, token: service.token };
  const retry = { retries: 2, firstDelayMs: 20, budgetMs: 60_000 };
  client = clientFor(target, { retry });
  hasty = clientFor(target, { retry, timeoutMs: 2_000 });
});
afterEach(() => proxy?.reset());
afterAll(() => proxy?.stop());

const quote = (message: string) => ({
  name: 'Asha Mrema',
  email: 'asha@example.com',
  phone: '+255 22 000 0010',
  service: 'ERP',
  message,
});

async function errorOf(call: Promise<unknown>): Promise<ContentError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ContentError) return outcome;
  throw new Error(`expected a ContentError, got ${String(outcome)}`);
}

async function storedQuotes(message: string) {
  const query = `filters[message][$eq]=${encodeURIComponent(message)}`;
  return (await editor.list(QUOTE_REQUEST, query)).results;
}

const storedRecord = (type: string, documentId: string | null) =>
  editor.get(type, documentId ?? 'not named');

describe('a write is stored with all its fields', () => {
  test('a quote request', async () => {
    const saved = await client.quoteRequests.create(quote('Please call me back'));

    expect(await storedRecord(QUOTE_REQUEST, saved.documentId)).toMatchObject(
      quote('Please call me back'),
    );
  });

  test('a quote request of the home section, without phone', async () => {
    const { phone: _, ...withoutPhone } = quote('No phone, please');
    const { documentId } = await client.quoteRequests.create(withoutPhone);

    expect(await storedRecord(QUOTE_REQUEST, documentId)).toMatchObject({
      ...withoutPhone,
      phone: null,
    });
  });

  test('a free quote', async () => {
    const { documentId } = await client.freeQuotes.create(quote('A price for ten users'));

    expect(await storedRecord('api::free-quote.free-quote', documentId)).toMatchObject(
      quote('A price for ten users'),
    );
  });

  test('a newsletter subscription', async () => {
    const { documentId } = await client.newsletters.create({ email: 'reader@example.com' });

    expect(await storedRecord('api::newsletter.newsletter', documentId)).toMatchObject({
      email: 'reader@example.com',
    });
  });

  test('a contact message', async () => {
    const { documentId } = await client.contactMessages.create({
      name: 'Juma',
      companyName: 'Juma & Sons',
      email: 'juma@example.com',
      phone: '+255',
      message: 'Karibu',
    });

    expect(await storedRecord('api::contact.contact', documentId)).toMatchObject({
      name: 'Juma',
      company_name: 'Juma & Sons',
      email: 'juma@example.com',
      phone: '+255',
      message: 'Karibu',
    });
  });
});

describe('the service refuses', () => {
  test('a value that breaks one rule, and names its field', async () => {
    const error = await errorOf(client.newsletters.create({ email: 'not an address' }));

    expect(error).toMatchObject({ kind: 'rejected', status: 400 });
    expect(error.fieldErrors.map(({ path }) => path)).toEqual(['email']);
    expect(error.serviceMessage).toBe(error.fieldErrors[0]?.message);
  });

  test('values that break several rules, and names each field', async () => {
    const bad = { ...quote(''), name: '', email: 'nobody' };
    const error = await errorOf(client.quoteRequests.create(bad));

    expect(error).toMatchObject({ kind: 'rejected', status: 400 });
    expect(error.fieldErrors.map(({ path }) => path).sort()).toEqual(['email', 'message', 'name']);
  });

  test('an address that is subscribed already', async () => {
    await client.newsletters.create({ email: 'twice@example.com' });
    const error = await errorOf(client.newsletters.create({ email: 'twice@example.com' }));

    expect(error).toMatchObject({ kind: 'rejected', status: 400 });
    expect(error.fieldErrors.map(({ path }) => path)).toEqual(['email']);
  });

  test('a wrong token', async () => {
    const unknown = clientFor({ url: service.url, token: 'wrong' });

    expect(await errorOf(unknown.faq.list())).toMatchObject({
      kind: 'unauthorized',
      status: 401,
      serviceMessage: 'Missing or invalid credentials',
    });
  });

  test('a token without the right', async () => {
    const answer = await editor.request('POST', '/admin/api-tokens', {
      name: 'nothing',
      description: '',
      type: 'custom',
      permissions: [],
      lifespan: null,
    });
    const powerless = clientFor({ url: service.url, token: accessKeyOf(answer) });

    expect(await errorOf(powerless.faq.list())).toMatchObject({
      kind: 'unauthorized',
      status: 403,
      serviceMessage: 'Forbidden',
    });
    // A type that is not of the specification: a service may have one that is not meant for the site.
    expect(await powerless.companyProfile.find()).toBeNull();
  });

  test('a path that it does not have', async () => {
    const lost = clientFor({ url: `${service.url}/elsewhere`, token: service.token });

    expect(await errorOf(lost.faq.list())).toMatchObject({ kind: 'rejected', status: 404 });
  });
});

describe('a read through a bad line', () => {
  test('comes through after an error and a cut connection', async () => {
    proxy.fail({ path: '/api/qnas', fault: { kind: 'cut', when: 'before' }, times: 1 });
    proxy.fail({ path: '/api/qnas', fault: { kind: 'status', status: 500 }, times: 1 });

    expect(await client.faq.list()).toHaveLength(1);
    expect(proxy.seen).toHaveLength(3);
  });

  test('comes through after an answer that stopped in the middle', async () => {
    proxy.fail({ path: '/api/qnas', fault: { kind: 'cut', when: 'midway' }, times: 1 });

    expect(await client.faq.list()).toHaveLength(1);
    expect(proxy.seen).toHaveLength(2);
  });

  test('comes through when the service is slow once', async () => {
    proxy.fail({ path: '/api/qnas', fault: { kind: 'delay', ms: 60_000 }, times: 1 });

    expect(await hasty.faq.list()).toHaveLength(1);
  });

  test.each([
    ['500', { kind: 'status', status: 500 }, { status: 500 }],
    ['503', { kind: 'status', status: 503 }, { status: 503 }],
    ['a cut connection', { kind: 'cut', when: 'before' }, { status: null }],
    ['a cut answer', { kind: 'cut', when: 'midway' }, { status: null }],
    ['silence', { kind: 'delay', ms: 60_000 }, { status: null }],
  ] as const)('ends as unavailable after three times %s', async (_, fault, expected) => {
    proxy.fail({ path: '/api/qnas', fault });

    expect(await errorOf(hasty.faq.list())).toMatchObject({ kind: 'unavailable', ...expected });
    expect(proxy.seen).toHaveLength(3);
  });

  test('ends as malformed at once when something else answers', async () => {
    proxy.fail({ path: '/api/qnas', fault: { kind: 'garbage' } });

    expect(await errorOf(client.faq.list())).toMatchObject({ kind: 'malformed', status: 200 });
    expect(proxy.seen).toHaveLength(1);
  });

  // How long it waits is tried with a clock of its own in tests/content-client/http.test.ts.
  test('comes through after it is told to come back later', async () => {
    const headers = { 'retry-after': '1' };
    proxy.fail({ path: '/api/qnas', fault: { kind: 'status', status: 429, headers }, times: 1 });

    expect(await client.faq.list()).toHaveLength(1);
    expect(proxy.seen).toHaveLength(2);
  });

  test('does not carry the token to where a redirect points', async () => {
    const elsewhere = await startFaultyProxy({ target: service.url });
    const headers = { location: `${elsewhere.url}/api/qnas` };
    proxy.fail({ path: '/api/qnas', fault: { kind: 'status', status: 302, headers } });

    expect(await errorOf(client.faq.list())).toMatchObject({ kind: 'malformed', status: 302 });
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.stop();
  });

  test('finds the newest articles also where the relation is not known', async () => {
    const article = await editor.createArticle({ title: 'News', slug: 'news' });
    await editor.create('api::article-type.article-type', {
      type: 'blogs',
      label: 'Notes',
      articles: { connect: [{ documentId: article.documentId }] },
    });
    proxy.fail({ path: /article_types/, fault: { kind: 'status', status: 400 } });

    expect((await client.articles.latest(3)).map(({ slug }) => slug)).toEqual(['news']);
    expect(await client.blogs.find()).toMatchObject({ label: 'Notes', total: 1, pageCount: 1 });
  });

  test('fails while the service is down, and works when it is back', async () => {
    proxy.forwardTo('http://127.0.0.1:9');
    expect((await errorOf(client.faq.list())).kind).toBe('unavailable');

    proxy.forwardTo(service.url);
    expect(await client.faq.list()).toHaveLength(1);
  });
});

describe('a write through a bad line', () => {
  test.each([
    ['after', 1],
    ['before', 0],
  ] as const)('is sent once when the line is cut %s the service had it', async (when, stored) => {
    const message = `Cut ${when} the service had it`;
    proxy.fail({ path: '/api/quote-requests', fault: { kind: 'cut', when } });

    expect((await errorOf(client.quoteRequests.create(quote(message)))).kind).toBe('unavailable');
    expect(proxy.seen).toEqual([{ method: 'POST', path: '/api/quote-requests' }]);
    expect(await storedQuotes(message)).toHaveLength(stored);
  });

  test('is not sent again after a time-out', async () => {
    proxy.fail({ path: '/api/quote-requests', fault: { kind: 'delay', ms: 60_000 } });

    expect((await errorOf(hasty.quoteRequests.create(quote('Too slow')))).kind).toBe('unavailable');
    expect(proxy.seen).toHaveLength(1);
    expect(await storedQuotes('Too slow')).toHaveLength(0);
  });

  test('is not taken for saved when something else answers', async () => {
    proxy.fail({ path: '/api/quote-requests', fault: { kind: 'garbage' } });

    expect((await errorOf(client.quoteRequests.create(quote('To a hotel wifi')))).kind).toBe(
      'malformed',
    );
    expect(await storedQuotes('To a hotel wifi')).toHaveLength(0);
  });
});

function accessKeyOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'data' in answer) {
    const { data } = answer;
    if (typeof data === 'object' && data !== null && 'accessKey' in data) {
      return String(data.accessKey);
    }
  }
  throw new Error('The token has no key');
}
