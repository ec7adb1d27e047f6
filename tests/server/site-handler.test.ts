import { mkdirSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TAGS } from '@/content-client';
import { ROUTES, servicePath } from '@/lib/routing/routes';
import { FileStore } from '@/lib/server/cms/file-store';
import { knownLists } from '@/lib/server/cms/known-lists';
import { notFoundCounter } from '@/lib/server/ops/not-found-recorder';
import { expiry } from '@/lib/server/revalidation/expiry';
import { RENDER_TIME_HEADER, TAGS_HEADER } from '@/server/cache-headers';
import { siteHandler } from '@/server/site-handler';
import { StaticArchive } from '@/server/static-archive';
import { listen } from '@/tests/support/listen';
import { send } from '@/tests/support/send';
import { createFolderForTest } from '@/tests/support/temporary-folder';

/** What the framework was asked for. */
let rendered: (string | undefined)[] = [];

/** A response of such an address is never ready. */
const ENDLESS = 'endless';
/** A page that the cache may store, for a second. */
const SHARED = servicePath('shared');
/** A page that the framework gives twice as it was before a change. */
const CHANGED = servicePath('changed');

/** As the framework does while it renders. */
async function handleWithNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
  rendered.push(request.url);
  if (request.url?.includes(ENDLESS)) return;
  delete request.headers.rsc;
  if (request.url === SHARED) {
    await setTimeout(50);
    response.setHeader('cache-control', 's-maxage=1');
    response.end('Shared');
    return;
  }
  if (request.url === CHANGED) {
    for (let listeners = 0; listeners < 4; listeners += 1) response.once('close', () => {});
    const isOld = rendered.length < 3;
    response.setHeader('cache-control', 's-maxage=1');
    if (isOld) response.setHeader(RENDER_TIME_HEADER, '0').setHeader(TAGS_HEADER, TAGS.faq);
    response.end(`${isOld ? 'Old' : 'New'}, ${response.listenerCount('close')}`);
    return;
  }
  response.statusCode = 404;
  response.end('Not found');
}

/** @returns The port of a server that has the handler. */
async function serve(): Promise<number> {
  rendered = [];
  const folder = createFolderForTest();
  mkdirSync(path.join(folder, 'static'));
  const archive = new StaticArchive(new FileStore(folder));
  const origin = 'http://127.0.0.1';
  const server = createServer(
    siteHandler({ handleWithNext, distDir: folder, archive, env: {}, origin }),
  );
  onTestFinished(() => void server.close());
  return listen(server);
}

test('a click on a dead link, which asks for its data and then for its document, is counted once', async () => {
  const port = await serve();
  notFoundCounter().take();
  const asked: Record<string, string>[] = [{ rsc: '1' }, {}];
  for (const headers of asked) {
    expect((await send(port, '/old-offer', { headers })).status).toBe(404);
  }
  expect(notFoundCounter().take()).toEqual([{ path: '/old-offer', hits: 1, referrer: null }]);
});

test('a visitor does not wait for the requests of a scanner that came before', async () => {
  const { redirects } = knownLists();
  redirects.entries = [];
  onTestFinished(() => {
    redirects.entries = null;
  });
  const port = await serve();
  const paths = [
    ...Array.from({ length: 40 }, (_, index) => `/a/b/c/d/e/f/scan-${index}`),
    ROUTES.faq,
  ];
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const sendAll = () => Promise.all(paths.map((path) => send(port, path, { headers: {}, agent })));
  // Opens the connections: requests arrive at once only on those that are open.
  await sendAll();
  rendered = [];
  await sendAll();
  expect(rendered.filter((url) => url === ROUTES.noArticleFound)).toHaveLength(40);
  expect(rendered.indexOf(ROUTES.faq)).toBeLessThan(20);
});

/** What is rendered two at a time, and what does not wait for it. */
const KINDS = [
  { kind: 'searches', path: `${ROUTES.search}?q=${ENDLESS}`, method: 'GET', other: ROUTES.faq },
  {
    kind: 'pages that no cache has',
    path: servicePath(ENDLESS),
    method: 'GET',
    other: '/api/health',
  },
  {
    kind: 'images for sharing',
    path: `/share-image/services/${ENDLESS}.png`,
    method: 'GET',
    other: ROUTES.faq,
  },
  { kind: 'forms', path: `${ROUTES.contact}?${ENDLESS}`, method: 'POST', other: ROUTES.faq },
];

test.each(KINDS)('two $kind are rendered at a time, and nobody else waits for them', async (it) => {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({
    idle: 0,
    active: 0,
    utilization: 1,
  });
  const port = await serve();
  const agent = new Agent({ keepAlive: true });
  const requests = Array.from({ length: 10 }, () =>
    send(port, it.path, { method: it.method, headers: {}, agent }).catch(() => null),
  );
  await vi.waitFor(() => expect(rendered).toHaveLength(2));
  await send(port, it.other, { headers: {} });
  expect(rendered).toEqual([it.path, it.path, it.other]);
  agent.destroy();
  await Promise.all(requests);
});

test('two visitors who waited for the same page have it rendered once', async () => {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({
    idle: 1,
    active: 0,
    utilization: 0,
  });
  const port = await serve();
  // It is waited for where its last response could be stored.
  await send(port, SHARED, { headers: {} });
  await setTimeout(1_100);
  rendered = [];
  const agent = new Agent({ keepAlive: true });
  const path = servicePath(ENDLESS);
  const endless = [1, 2].map(() => send(port, path, { headers: {}, agent }).catch(() => null));
  await vi.waitFor(() => expect(rendered).toHaveLength(2));
  const responses = await Promise.all([1, 2].map(() => send(port, SHARED, { headers: {} })));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(rendered).toEqual([path, path, SHARED]);
  agent.destroy();
  await Promise.all(endless);
});

test("a page that is rendered again, since it was joined to an older render, begins without that one's listeners", async () => {
  const port = await serve();
  await expiry().expire([TAGS.faq]);
  const path = CHANGED;
  const { text } = await send(port, path, { headers: {} });
  expect(rendered).toHaveLength(3);
  expect(text).toMatch(/^New, \d$/);
});
