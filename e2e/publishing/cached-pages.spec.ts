import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../support/test';

const BLOGS = 'api::article-type.article-type';
const PAGES = ['/', '/contact', '/demo-videos.html', '/post/everything-in-one-place', '/post/none'];
// What is compressed on its way has no length yet: what has one comes from the HTTP cache.
const FROM_CACHE = { 'accept-encoding': 'br' };
// A client that authenticates itself gets the framework's own answer, which is the same for everybody.
const BY_FRAMEWORK = { authorization: 'Basic dmlzaXRvcg==', 'accept-encoding': 'identity' };

type Answer = { status: number; head: string[]; headers: IncomingHttpHeaders; body: Buffer };

/** Requests without a client that mends, decodes or caches. */
function ask(address: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode, rawHeaders, headers } = response;
        const body = Buffer.concat(chunks);
        resolve({ status: statusCode ?? 0, head: pairs(rawHeaders), headers, body });
      });
    });
    request.once('error', reject);
  });
}

/** The lines of the head, in their order, without what belongs to the one transfer. */
function pairs(raw: string[]): string[] {
  return raw
    .flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1]}`] : []))
    .filter((line) => !/^(?:date|content-length|content-encoding):/i.test(line));
}

function isCached({ headers }: Answer): boolean {
  return headers['content-encoding'] === 'br' && headers['content-length'] !== undefined;
}

/** Visits a page until it comes from the HTTP cache, and returns that answer. */
async function untilCached(address: string): Promise<Answer> {
  for (const deadline = Date.now() + 20_000; ; await setTimeout(50)) {
    const answer = await ask(address, FROM_CACHE);
    if (isCached(answer)) return answer;
    expect(Date.now(), `${address} is cached in time`).toBeLessThan(deadline);
  }
}

for (const path of PAGES) {
  test(`${path} from the cache is what the framework answers, in every encoding`, async ({
    environment,
  }) => {
    const address = environment.siteUrl + path;
    // What an earlier journey published may regenerate the page between two of the requests.
    await expect(() => expectSameResponses(address)).toPass({ timeout: 30_000 });
  });
}

/** The framework's own response and those of the cache, in each coding, are one page. */
async function expectSameResponses(address: string): Promise<void> {
  await untilCached(address);
  const own = await ask(address, BY_FRAMEWORK);
  const plain = await ask(address, { 'accept-encoding': 'identity' });
  // A browser that showed an old page without asking would keep what an editor has changed.
  expect(own.headers['cache-control']).toBe('public, max-age=0, s-maxage=300');
  expect(plain.status).toBe(own.status);
  expect(plain.head).toEqual(own.head);
  expect(plain.body.equals(own.body)).toBe(true);
  expect(plain.headers['content-length']).toBe(own.headers['content-length']);

  const small = await untilCached(address);
  const zipped = await ask(address, { 'accept-encoding': 'gzip, deflate' });
  expect(brotliDecompressSync(small.body).equals(own.body)).toBe(true);
  expect(gunzipSync(zipped.body).equals(own.body)).toBe(true);
  for (const answer of [small, zipped]) {
    expect(answer.head).toEqual(own.head);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  }

  const etag = own.headers.etag ?? '';
  const again = await ask(address, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(again.headers.etag).toBe(etag);
  expect(again.headers['cache-control']).toBe(own.headers['cache-control']);
  expect(again.body).toHaveLength(0);
}

test('what is not a plain visit gets its own answer beside a cached page', async ({
  request,
  environment,
}) => {
  const address = `${environment.siteUrl}/contact`;
  await untilCached(address);
  const flight = await ask(address, { ...FROM_CACHE, rsc: '1' });
  expect(String(flight.headers['content-type'])).not.toContain('text/html');
  for (const [name, value] of [
    ['cookie', '__prerender_bypass=abc'],
    ['range', 'bytes=0-9'],
  ] as const) {
    await untilCached(address);
    const answer = await ask(address, { ...FROM_CACHE, [name]: value });
    expect(answer.status).toBe(200);
    expect(isCached(answer)).toBe(false);
  }
  const searched = await ask(`${environment.siteUrl}/search?q=erp`, FROM_CACHE);
  expect(isCached(searched)).toBe(false);
  const head = await request.head('/contact', { headers: FROM_CACHE });
  expect(head.headers()).toMatchObject({ 'x-nextjs-cache': 'HIT' });
  expect(head.headers()['content-encoding']).toBeUndefined();
  expect((await request.post('/contact', { data: 'words' })).status()).not.toBe(304);
});

test('the page that the framework has regenerated is the next one that visitors get', async ({
  environment,
  editor,
}) => {
  test.setTimeout(120_000);
  const blogs = await editor.find(BLOGS, 'type', 'blogs');
  const slug = `regenerated-${Date.now()}`;
  const addresses = [`/post/${slug}`, '/blogs', '/'].map((path) => environment.siteUrl + path);
  const own = `${environment.siteUrl}/post/${slug}`;
  // Twice: the first visit has the 404 made, which is cached once it is stored.
  expect((await ask(own, FROM_CACHE)).status).toBe(404);
  for (const address of addresses) await untilCached(address);
  const article = await editor.createArticle({
    title: `Never old ${slug}`,
    slug,
    article_types: { connect: [{ documentId: blogs?.documentId }] },
  });

  let words = `Never old ${slug}`;
  for (let round = 1; round <= 5; round += 1) {
    for (const address of addresses) {
      await expect
        .poll(async () => (await ask(address, BY_FRAMEWORK)).body.toString(), {
          message: address,
          intervals: [5, 5, 10, 20],
          timeout: 20_000,
        })
        .toContain(words);
      // No waiting here: the framework has it, so must the cache.
      const next = await ask(address, { 'accept-encoding': 'identity' });
      expect(next.status).toBe(200);
      expect(next.body.toString()).toContain(words);
      expect(brotliDecompressSync((await untilCached(address)).body).toString()).toContain(words);
    }
    words = `Never old ${slug}, edition ${round}`;
    await editor.publishArticle(article.documentId, { title: words });
  }

  await editor.removeArticle(article.documentId);
  await expect
    .poll(async () => (await ask(own, BY_FRAMEWORK)).status, { timeout: 20_000 })
    .toBe(404);
  expect((await ask(own, { 'accept-encoding': 'identity' })).status).toBe(404);
});

test('a page marked as old says so, and is not cached as if it were fresh', async ({
  environment,
  faults,
  request,
}) => {
  test.setTimeout(120_000);
  const address = `${environment.siteUrl}/faq`;
  const before = await untilCached(address);
  expect(before.headers['x-nextjs-cache']).toBe('HIT');
  const changed = () =>
    request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${environment.cms.revalidateSecret}` },
      data: { event: 'entry.publish', model: 'qna' },
      timeout: 30_000,
    });
  faults.fail({ path: /^\/api\//, fault: { kind: 'delay', ms: 1500 } });
  const isChanged = changed();
  await expect
    .poll(async () => (await ask(address, FROM_CACHE)).headers['x-nextjs-cache'], {
      intervals: [10],
      timeout: 10_000,
    })
    .toBe('STALE');
  for (let visit = 0; visit < 5; visit += 1) {
    const during = await ask(address, FROM_CACHE);
    expect(during.status).toBe(200);
    expect(during.headers['x-nextjs-cache']).toBe('STALE');
    expect(isCached(during)).toBe(false);
  }
  faults.reset();
  expect((await isChanged).status()).toBe(200);
  expect((await untilCached(address)).headers['x-nextjs-cache']).toBe('HIT');
});

test('a server that restarts fills its cache again', async ({ environment }) => {
  test.setTimeout(120_000);
  const address = `${environment.siteUrl}/contact`;
  const before = await untilCached(address);
  await environment.restartSite();
  const first = await ask(address, FROM_CACHE);
  expect(isCached(first)).toBe(false);
  expect((await untilCached(address)).body.equals(before.body)).toBe(true);
});

test('scripts and styles are compressed before they are requested', async ({ environment }) => {
  const { body } = await ask(environment.siteUrl, { 'accept-encoding': 'identity' });
  const files = body.toString().match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g) ?? [];
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  for (const file of new Set(files)) {
    const compressed = await ask(environment.siteUrl + file, { 'accept-encoding': 'gzip, br' });
    expect(isCached(compressed), file).toBe(true);
    const plain = await ask(environment.siteUrl + file, { 'accept-encoding': 'identity' });
    expect(brotliDecompressSync(compressed.body).equals(plain.body), file).toBe(true);
    expect(compressed.headers['cache-control']).toContain('immutable');
  }
});
