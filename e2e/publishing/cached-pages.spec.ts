import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '../support/test';

const BLOGS = 'api::article-type.article-type';
const PAGES = ['/', '/contact', '/demo-videos.html', '/post/everything-in-one-place', '/post/none'];
const FILES = ['/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt', '/manifest.webmanifest'];
const FROM_CACHE = { 'accept-encoding': 'br' };
// A client that sends a token gets the framework's own answer, which is the same for everybody.
const BY_FRAMEWORK = { authorization: 'Bearer visitor', 'accept-encoding': 'identity' };

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
    .filter(
      (line) =>
        !/^(?:age|date|content-length|content-encoding|x-nextjs-cache|x-request-id):/i.test(line),
    )
    .map((line) => line.toLowerCase().replace(/s-maxage=\d+/, 's-maxage'));
}

/** A cache says how old its copy is. */
function isCached({ headers }: Answer): boolean {
  return headers.age !== undefined;
}

/** Visits a page until it comes from the HTTP cache, and returns that answer. */
async function untilCached(address: string): Promise<Answer> {
  let answer = await ask(address, FROM_CACHE);
  await expect(async () => {
    answer = await ask(address, FROM_CACHE);
    expect(isCached(answer), address).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [5, 10, 20, 50] });
  return answer;
}

for (const path of [...PAGES, ...FILES]) {
  test(`${path} from the cache is what the framework answers, in every encoding`, async ({
    environment,
  }) => {
    const address = environment.siteUrl + path;
    // What an earlier journey published may have the page rendered again between two of the requests.
    await expect(() => expectSameResponses(address)).toPass({ timeout: 30_000 });
  });
}

/** The framework's own response and those of the cache, in each coding, are one page. */
async function expectSameResponses(address: string): Promise<void> {
  await untilCached(address);
  const own = await ask(address, BY_FRAMEWORK);
  const plain = await ask(address, { 'accept-encoding': 'identity' });
  expect(own.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=[1-9]\d*$/);
  expect(isCached(own)).toBe(false);
  expect(plain.status).toBe(own.status);
  expect(plain.head.toSorted()).toEqual(own.head.toSorted());
  expect(plain.body.equals(own.body)).toBe(true);

  const small = await untilCached(address);
  const zipped = await ask(address, { 'accept-encoding': 'gzip, deflate' });
  expect(brotliDecompressSync(small.body).equals(own.body)).toBe(true);
  expect(gunzipSync(zipped.body).equals(own.body)).toBe(true);
  for (const answer of [small, zipped]) {
    expect(answer.head.toSorted()).toEqual(own.head.toSorted());
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  }

  // One tag for all codings of a page: a weak one (RFC 9110, 8.8.1).
  const etag = own.headers.etag ?? '';
  expect(etag).toMatch(/^W\//);
  const again = await ask(address, { 'if-none-match': `"other", ${etag}` });
  // A condition is for what is there (RFC 9110, 13.2.1).
  const isThere = own.status === 200;
  expect(again.status).toBe(isThere ? 304 : own.status);
  expect(again.headers.etag).toBe(etag);
  expect(again.headers['cache-control']).toBe(plain.headers['cache-control']);
  expect(again.headers['content-security-policy']).toBe(own.headers['content-security-policy']);
  expect(again.body).toHaveLength(isThere ? 0 : own.body.length);
}

test('no query string makes another copy, and none of a request’s headers does', async ({
  environment,
}) => {
  const address = `${environment.siteUrl}/contact`;
  const { body, head } = await untilCached(address);
  for (const search of [
    '?utm_source=letter&gclid=1',
    '?x',
    '?x=%E0%A4%A',
    `?${'y'.repeat(2000)}`,
  ]) {
    const answer = await ask(address + search, FROM_CACHE);
    expect(isCached(answer), search).toBe(true);
    expect(answer.body.equals(body)).toBe(true);
  }
  // Of the routes for programs, the one that is stored.
  await untilCached(`${environment.siteUrl}/api/quote-options`);
  const options = await ask(`${environment.siteUrl}/api/quote-options?x=1`, FROM_CACHE);
  expect(isCached(options)).toBe(true);
  for (const [name, value] of [
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'https'],
    ['host', 'evil.example'],
    ['x-http-method-override', 'PUT'],
    ['accept-language', 'sw'],
    ['user-agent', 'Mozilla/5.0 (iPhone)'],
  ] as const) {
    // The first may fill the cache: nobody may get it back.
    await ask(`${environment.siteUrl}/faq`, { ...FROM_CACHE, [name]: value });
    const answer = await ask(address, { ...FROM_CACHE, [name]: value });
    expect(answer.body.equals(body), name).toBe(true);
    expect(answer.head.toSorted(), name).toEqual(head.toSorted());
  }
  expect((await ask(`${environment.siteUrl}/faq`, FROM_CACHE)).body.includes('evil')).toBe(false);
});

test('addresses that anybody can invent are stored by no cache by address', async ({
  environment,
}) => {
  const slug = 'everything-in-one-place';
  const { body } = await untilCached(`${environment.siteUrl}/post/${slug}`);
  const encoded = await ask(`${environment.siteUrl}/post/%65verything-in-one-place`, FROM_CACHE);
  expect([isCached(encoded), encoded.headers['x-accel-expires']]).toEqual([true, '0']);
  expect(encoded.body.equals(body)).toBe(true);
  for (let visit = 0; visit < 3; visit += 1) {
    const invented = await ask(`${environment.siteUrl}/any/where/${slug}`, FROM_CACHE);
    expect([isCached(invented), invented.headers['x-accel-expires']]).toEqual([false, '0']);
    expect(invented.status).toBe(200);
  }
});

test('what is not a plain visit gets its own answer beside a cached page', async ({
  request,
  environment,
}) => {
  const address = `${environment.siteUrl}/contact`;
  const cached = await untilCached(address);
  const flight = await ask(address, { ...FROM_CACHE, rsc: '1' });
  expect(String(flight.headers['content-type'])).not.toContain('text/html');
  // Anybody can send the name of the preview's cookie; only its token opens one.
  const forged = await ask(address, { ...FROM_CACHE, cookie: '__prerender_bypass=abc' });
  expect(isCached(forged)).toBe(true);
  const searched = await ask(`${environment.siteUrl}/search?q=erp`, FROM_CACHE);
  expect(isCached(searched)).toBe(false);
  // HEAD is GET without a body (RFC 9110, 9.3.2).
  const head = await request.head('/contact', { headers: FROM_CACHE });
  expect(head.headers()['content-length']).toBe(cached.headers['content-length']);
  expect(head.headers()['content-security-policy']).toContain('script-src');
  expect(await head.body()).toHaveLength(0);
  expect((await request.post('/contact', { data: 'words' })).status()).not.toBe(304);
});

test('what is published is on every page when the editor’s button is ready again', async ({
  environment,
  editor,
}) => {
  test.setTimeout(120_000);
  const blogs = await editor.find(BLOGS, 'type', 'blogs');
  const slug = `published-${Date.now()}`;
  const own = `${environment.siteUrl}/post/${slug}`;
  const addresses = ['/blogs', '/', '/sitemap.xml', '/feed.xml', '/llms.txt'].map(
    (path) => environment.siteUrl + path,
  );
  expect((await ask(own, FROM_CACHE)).status).toBe(404);
  for (const address of addresses) await untilCached(address);
  const article = await editor.createArticle({
    title: `Never old ${slug}`,
    slug,
    article_types: { connect: [{ documentId: blogs?.documentId }] },
  });

  let words = `Never old ${slug}`;
  for (let round = 1; round <= 5; round += 1) {
    for (const address of [own, ...addresses]) {
      // No waiting here: this is the first visit after the publish.
      const next = await ask(address, { 'accept-encoding': 'identity' });
      expect(next.status).toBe(200);
      const text = address.endsWith('sitemap.xml') ? slug : words;
      expect(next.body.toString(), address).toContain(text);
    }
    words = `Never old ${slug}, edition ${round}`;
    await editor.publishArticle(article.documentId, { title: words });
  }

  await editor.removeArticle(article.documentId);
  expect((await ask(own, { 'accept-encoding': 'identity' })).status).toBe(404);
  for (const address of addresses) {
    const after = await ask(address, { 'accept-encoding': 'identity' });
    expect(after.body.toString(), address).not.toContain(slug);
  }
});

test('scripts and styles are compressed before they are requested', async ({ environment }) => {
  const { body } = await ask(environment.siteUrl, { 'accept-encoding': 'identity' });
  const files = body.toString().match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g) ?? [];
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  for (const file of new Set(files)) {
    const compressed = await ask(environment.siteUrl + file, { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers['content-encoding'], file).toBe('br');
    expect(compressed.headers['content-length'], file).toBeDefined();
    const plain = await ask(environment.siteUrl + file, { 'accept-encoding': 'identity' });
    expect(brotliDecompressSync(compressed.body).equals(plain.body), file).toBe(true);
    expect(compressed.headers['cache-control']).toContain('immutable');
  }
});
