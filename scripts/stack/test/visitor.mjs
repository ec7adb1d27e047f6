// A visitor of the stack, who trusts its certificate.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import path from 'node:path';

const TIMEOUT_MS = 20_000;
const MAX_SOCKETS = 64;

/** A visitor waited in vain. */
export class NoAnswer extends Error {}

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Response */
/** @typedef {{ method?: string, headers?: Record<string, string>, body?: string | Buffer }} RequestOptions */
/** @typedef {(path: string, options?: RequestOptions) => Promise<Response>} Visitor */

/**
 * @param {import('../layout.mjs').Layout} layout
 * @returns {Visitor} Rejects where the connection was cut; with NoAnswer where nothing came in time.
 */
export function createVisitor({ dir, host, ports }) {
  const ca = readFileSync(path.join(dir, 'nginx', 'fullchain.pem'));
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, ca });
  return (target, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      // The certificate is that of the site, whatever a visitor calls it.
      const address = { host, servername: host, port: ports.https, path: target };
      const options = { ...address, method, headers, agent };
      const outgoing = request({ ...options, timeout: TIMEOUT_MS }, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      outgoing.once('timeout', () => outgoing.destroy(new NoAnswer('no answer')));
      outgoing.once('error', reject);
      outgoing.end(body);
    });
}
