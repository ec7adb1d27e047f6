// Stands between the framework and the visitor for documents: gives each its policy and the order in
// which the browser fetches what it needs, and a failed one the designed error screen. See
// docs/decisions/0004 and 0010.
import { readFileSync } from 'node:fs';
import { contentPolicy, readPolicySettings } from './content-policy.mjs';
import { inLoadOrder } from './load-order.mjs';

/** The error screen's own address; whoever asks for it is told that it is one. */
export const FAILURE_PATH = '/unexpected-error';

const POLICY = 'content-security-policy';
// They describe the document that the framework would have sent.
const BODY_HEADERS = ['content-length', 'content-encoding', 'transfer-encoding', 'etag'];
const LAST_RESORT = '<!DOCTYPE html><title>Error</title><h1>Unexpected Application Error!</h1>';

/**
 * Holds a document back until it is whole, then sends it with its policy.
 *
 * @param settings `failureFile`: the prerendered error screen; `faces`: addresses of the build's
 *   type faces; `env`: the environment.
 * @returns A function that prepares a response; everything that is not HTML passes untouched.
 */
export function htmlAnswers({ failureFile, faces, env }) {
  const settings = readPolicySettings(env);

  function readFailure() {
    try {
      return readFileSync(failureFile, 'utf8');
    } catch {
      return LAST_RESORT;
    }
  }

  /** Prepares the response to a request; to be called before the framework answers it. */
  return function prepare(request, response) {
    const { write, end, flushHeaders } = response;
    const chunks = [];
    const isFailureScreen = request.url.split('?', 1)[0] === FAILURE_PATH;
    let isHeld = null;

    // Decided once, when the first byte is about to leave and the headers are known.
    const holds = () => {
      isHeld ??= !response.headersSent && isDocument(request, response);
      return isHeld;
    };
    const keep = (chunk, encoding) => {
      if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk));
    };

    response.flushHeaders = () => {
      if (!holds()) flushHeaders.call(response);
    };
    response.write = (chunk, encoding, callback) => {
      if (!holds()) return write.call(response, chunk, encoding, callback);
      keep(chunk, encoding);
      const done = typeof encoding === 'function' ? encoding : callback;
      if (done) queueMicrotask(done);
      return true;
    };
    response.end = (chunk, encoding, callback) => {
      if (!holds()) return end.call(response, chunk, encoding, callback);
      keep(chunk, encoding);
      Object.assign(response, { write, end, flushHeaders });
      if (isFailureScreen && response.statusCode === 200) response.statusCode = 500;
      let body = Buffer.concat(chunks);
      if (response.statusCode >= 500) {
        body = Buffer.from(readFailure());
        for (const name of BODY_HEADERS) response.removeHeader(name);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0');
      }
      if (body.length > 0) {
        const own = String(response.getHeader(POLICY) ?? '');
        const html = inLoadOrder(body.toString(), faces);
        response.setHeader(POLICY, contentPolicy(html, settings, own));
        body = Buffer.from(html);
        response.setHeader('content-length', body.length);
      }
      const done = [chunk, encoding, callback].find((value) => typeof value === 'function');
      return request.method === 'HEAD' ? end.call(response, done) : end.call(response, body, done);
    };
  };
}

function isDocument(request, response) {
  const type = response.getHeader('content-type');
  if (type !== undefined) return String(type).startsWith('text/html');
  // The framework's shortest answer to what it could not make has no type.
  return response.statusCode >= 500 && String(request.headers.accept).includes('text/html');
}
