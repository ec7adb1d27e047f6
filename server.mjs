// Serves the build, with the pages that everybody shares kept ready to send: `npm run serve`.
// PORT (3000) and HOSTNAME (an IP address or "localhost"; every interface) say where.
import { createServer, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import { FAILURE_PATH, htmlAnswers } from './html-answers.mjs';
import { isOpenToSearch } from './indexing.mjs';
import { readFaces } from './load-order.mjs';
import { FORGET_PAGES, PageMemory } from './page-memory.mjs';
import { staticFiles } from './static-files.mjs';

/** Longer than the proxies and balancers in front keep an idle connection, so that they close it. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_WITHIN_MS = 20_000;
/** A form, from a slow phone. */
const REQUEST_WITHIN_MS = 60_000;
/** In the framework's Cache-Control of a page. */
const SHARED_FOR = /s-maxage=\d+/;
/** What is still being answered after that is cut off; whoever stops the site waits some 10 s. */
const STOP_WITHIN_MS = 6_000;

/**
 * Puts two headers of the framework right. It lets browsers show a page for a year after it has
 * changed: `stale-while-revalidate` is meant for the caches in front, and these ask soon enough.
 * And it writes the target of a redirect twice into the answer to the request that had it made:
 * while it renders, and from what it then keeps.
 */
class SiteResponse extends ServerResponse {
  setHeader(name, value) {
    const isShared = name.toLowerCase() === 'cache-control' && SHARED_FOR.exec(value);
    return super.setHeader(name, isShared ? `public, max-age=0, ${isShared[0]}` : value);
  }

  appendHeader(name, value) {
    return name === 'location' ? this.setHeader(name, value) : super.appendHeader(name, value);
  }
}

const server = createServer({
  ServerResponse: SiteResponse,
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: HEADERS_WITHIN_MS,
  requestTimeout: REQUEST_WITHIN_MS,
});
let app = null;

endWhenAsked();
try {
  await serve();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function serve() {
  const port = readPort(process.env.PORT || '3000');
  const hostname = readHostname(process.env.HOSTNAME);
  // The site finds its own pages and its build by these.
  process.env.PORT = String(port);
  process.chdir(import.meta.dirname);
  // Read while the framework is being loaded.
  process.env.NODE_ENV ||= 'production';
  const { default: next } = await import('next');
  app = next({ dev: false, dir: import.meta.dirname, port, hostname, httpServer: server });
  await app.prepare();

  const handle = app.getRequestHandler();
  const compress = compression();
  const prepare = htmlAnswers({
    // Made by the build, and kept up to date like every page.
    failureFile: inBuild('server/app', `${FAILURE_PATH}.html`),
    faces: readFaces(inBuild('server/next-font-manifest.json')),
    env: process.env,
  });
  const memory = new PageMemory((request, response) =>
    compress(request, response, () => {
      prepare(request, response);
      handle(request, response).catch((error) => breakOff(request, response, error));
    }),
  );
  const answerFile = staticFiles(inBuild('static'));
  globalThis[FORGET_PAGES] = (path) => memory.forget(path);
  const isClosed = !isOpenToSearch(process.env);
  server.on('request', (request, response) => {
    // robots.txt keeps crawlers away; this also keeps out what they are told of by others.
    if (isClosed) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (answerFile(request, response)) return;
    response.once('finish', noteMissed);
    const ready = request.method === 'GET' && pageReady(request.url);
    if (ready) ready.then(() => memory.answer(request, response));
    else memory.answer(request, response);
  });
  server.on('error', (error) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use; set PORT to a free one.`
        : `The site cannot listen on port ${port}: ${error.message}.`,
    ),
  );
  server.listen(port, hostname, () =>
    process.stdout.write(`The site answers at http://${hostname ?? 'localhost'}:${port}\n`),
  );
}

function inBuild(...names) {
  return path.join(import.meta.dirname, process.env.NEXT_DIST_DIR || '.next', ...names);
}

function readPort(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}"; it must be a whole number from 1 to 65535.`);
}

// Containers and shells put the machine's own name here, which nobody meant as an order: listening
// on that alone would shut out 127.0.0.1, where the site asks for its own pages.
function readHostname(name) {
  return name === 'localhost' || isIP(name ?? '') !== 0 ? name : undefined;
}

// A promise while the page's content has changed and the new page is not there yet; the one who makes
// it, in app/api/revalidate, asks with HEAD. See docs/decisions/0008.
function pageReady(url) {
  return globalThis[Symbol.for('site.pageReady')]?.(url.split('?', 1)[0]);
}

// Called as a listener of the response. Who counts is in lib/server/missed-addresses.ts.
function noteMissed() {
  if (this.statusCode === 404) globalThis[Symbol.for('site.noteMissed')]?.(this.req);
}

function breakOff(request, response, error) {
  process.stderr.write(`${request.method} ${request.url} failed: ${error?.stack ?? error}\n`);
  if (!response.headersSent) response.statusCode = 500;
  response.end(response.headersSent ? undefined : 'Internal Server Error');
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** A signal, or the end of the program that started this one, lets running requests finish. */
function endWhenAsked() {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    // Connections fall idle one by one, each when its answer is sent.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    server.close(async () => {
      // Waits for what the site does after its answers.
      await app?.close();
      process.exit(0);
    });
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  if (process.channel) {
    process.once('disconnect', end);
    process.channel.unref();
  }
}
