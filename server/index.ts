// Serves the build: `npm run serve`. PORT (3000) and HOSTNAME (an IP address or "localhost"; every
// interface) say where. `npm run build` bundles this file to dist/server/index.js.
import { existsSync } from 'node:fs';
import { createServer, IncomingMessage, Server } from 'node:http';
import path from 'node:path';
import { errorMessage } from '@/lib/errors';
import { isOpenToSearch } from '@/lib/seo/robots-policy';
import { prepareContentStoreDir } from '@/lib/server/ops/content-store-dir';
import { logWarning } from '@/lib/server/ops/log';
import { setStopping } from '@/lib/server/ops/warm-state';
import { joinCopies } from '@/lib/server/revalidation/site-copies';
import { writeBuffersAsBase64 } from './buffers-in-json';
import { correctHeaders } from './correct-headers';
import { endStalled } from './end-stalled';
import { shutDownGracefully } from './graceful-shutdown';
import { keepOpenPreview } from './keep-open-preview';
import { keepSmallImages } from './keep-small-images';
import { readListenAddress } from './listen-address';
import { logConsole } from './log-console';
import { normalizeImages } from './normalize-images';
import { normalizePaths } from './normalize-paths';
import { observe } from './observe';
import { refuseUnservable } from './refuse-requests';
import { resizeOneAtATime } from './resize-one-at-a-time';
import { siteHandler } from './site-handler';
import { SiteResponse } from './site-response';
import { archiveBuild, openStaticArchive } from './static-archive';
import { startTracing } from './tracing';
import { warmUp } from './warm-up';
import { writeInWorker } from './write-in-worker';

/** Longer than the proxies and balancers in front keep an idle connection, so that they close it. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** A form, from a slow phone. */
const REQUEST_TIMEOUT_MS = 60_000;
/** For a client that reads nothing of its response: a phone in a tunnel. */
const STALLED_TIMEOUT_MS = 60_000;

/** The folder that the build belongs to: the bundle lies in its dist/server. */
const ROOT = path.resolve(import.meta.dirname, '../..');

try {
  await serve();
} catch (error) {
  fail(errorMessage(error));
}

async function serve(): Promise<void> {
  // As `npm start` does: the framework reads them when the port is chosen already.
  for (const file of ['.env.local', '.env'].map((name) => path.join(ROOT, name))) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
  const { port, hostname } = readListenAddress(process.env);
  // The site finds its own pages and its build by these.
  process.env.PORT = String(port);
  // As `npm start` says it; what is rendered for one port is not sent at another.
  process.env.SITE_URL ||= `http://localhost:${port}`;
  process.chdir(ROOT);
  const reason = prepareContentStoreDir(process.env);
  if (reason !== null) logWarning('content-not-stored', { reason });
  writeInWorker(path.join(import.meta.dirname, 'file-writer.js'));
  // The framework reads it while it is being loaded.
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' });

  const server = createServer({
    IncomingMessage,
    ServerResponse: SiteResponse,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  endStalled(server, STALLED_TIMEOUT_MS);
  let close = async () => {};
  shutDownGracefully(server, {
    close: () => close(),
    announce: setStopping,
    delayMs: Number(process.env.SHUTDOWN_DELAY_SECONDS || 0) * 1000,
  });
  logConsole();
  const stopTracing = await startTracing(process.env);
  const { default: next } = await import('next');
  // The framework would take over each connection that offers another protocol, and close it. Nothing
  // here speaks one, so it listens to a server that nobody reaches, and HTTP/1.1 goes on. To it this is
  // `localhost`, whatever the interface: middleware calls 127.0.0.1 so, and what it rewrites would be fetched.
  const app = next({ dev: false, dir: ROOT, port, httpServer: new Server() });
  close = async () => {
    await app.close();
    await stopTracing();
  };
  writeBuffersAsBase64();
  await app.prepare();
  // Before the first page is rendered.
  await joinCopies();

  const host = hostname?.includes(':') ? `[${hostname}]` : hostname;
  const origin = `http://${host ?? '127.0.0.1'}:${port}`;
  const { PREVIEW_SECRET, SITE_URL, SITE_INDEXING, FORM_PROXY_HOPS } = process.env;
  const distDir = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next');
  const archive = openStaticArchive();
  const handleSite = siteHandler({
    handleWithNext: app.getRequestHandler(),
    distDir,
    archive,
    env: process.env,
    origin,
  });
  const handleEditor = keepOpenPreview(handleSite, PREVIEW_SECRET);
  const handleAddress = refuseUnservable(normalizeImages(normalizePaths(handleEditor)));
  const handle = correctHeaders(observe(handleAddress), {
    siteUrl: SITE_URL,
    proxyHops: Number(FORM_PROXY_HOPS || 1),
  });
  const isClosed = !isOpenToSearch({ SITE_URL, SITE_INDEXING });
  if (isClosed && SITE_INDEXING !== 'closed') {
    const note = 'by the host of SITE_URL; SITE_INDEXING=open lets search engines in';
    logWarning('closed-to-search', { note });
  }
  server.on('request', (request, response) => {
    // robots.txt keeps crawlers away; this also covers pages that other sites link to.
    if (isClosed) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    handle(request, response);
  });
  server.on('error', (error) => fail(toSentence(error, port)));
  server.listen(port, hostname, () => {
    process.stdout.write(`The site answers at http://${host ?? 'localhost'}:${port}\n`);
    resizeOneAtATime();
    keepSmallImages();
    // A page of this copy may be asked of another one for its scripts: they are there first.
    void archiveBuild(archive, distDir).then(() => warmUp(origin));
  });
}

function toSentence(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to a free one.`;
  const reason = `The site cannot listen on port ${port}: ${error.message}.`;
  return error.code === 'EADDRNOTAVAIL'
    ? `${reason} HOSTNAME must be an IP address of this machine.`
    : reason;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
