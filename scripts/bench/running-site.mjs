// The site that is measured: it can be killed and started again, and what it asks the content
// service for is counted.
import { mkdtempSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { serveBuild, startSite } from '../lib/site.mjs';
import { onStop, removeOnStop } from '../lib/steps.mjs';

/** @typedef {Awaited<ReturnType<typeof startMeasuredSite>>} MeasuredSite */

/**
 * Starts the site with a content store of its own and a counter in front of the content service.
 *
 * @param {import('../lib/environment.mjs').Environment & { PORT: string }} env
 * @param {string} serviceUrl
 */
export async function startMeasuredSite(env, serviceUrl) {
  const storeDir = mkdtempSync(path.join(tmpdir(), 'bench-store-'));
  removeOnStop(storeDir);
  const counter = await startCounter(serviceUrl);
  const siteEnv = { ...env, CONTENT_API_URL: counter.url, CONTENT_STORE_DIR: storeDir };
  let program = await startSite(siteEnv);
  return {
    /** How often the content service was asked since the site was first started. */
    serviceRequests: () => counter.count(),
    /** Bytes of stored content and pages. */
    storedBytes: () => bytesIn(storeDir),
    /** Resident memory of the process, in bytes. */
    memoryBytes: () => residentBytes(program.child.pid),
    /** Ends the process the way a power cut does. */
    async kill() {
      program.child.kill('SIGKILL');
      await program.ended;
    },
    /** Starts it again; resolves when it listens. */
    async start() {
      program = await serveBuild(siteEnv);
    },
  };
}

/** @param {string} target */
async function startCounter(target) {
  const port = await freePort();
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    count += 1;
    const { method, url, headers } = incoming;
    const forwarded = request(target + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(null)));
  onStop(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${port}`, count: () => count };
}

/**
 * @param {string} folder
 * @returns {Promise<number>}
 */
async function bytesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(path.join(parentPath, name)).then(
        ({ size }) => size,
        // Replaced by a newer one meanwhile.
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {number | undefined} pid */
function residentBytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024;
}
