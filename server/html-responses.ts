// Buffers documents between the framework and compression. See docs/decisions/0004.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildCsp, type Environment, readCspSettings } from './csp';

/** Path of the error screen; a request for it is answered with 500. */
export const ERROR_PATH = '/unexpected-error';

const CSP = 'content-security-policy';
// They describe the document that the framework would have sent.
const BODY_HEADERS = ['content-length', 'content-encoding', 'transfer-encoding', 'etag'];
const LAST_RESORT = '<!DOCTYPE html><title>Error</title><h1>Unexpected Application Error!</h1>';

/**
 * Buffers a document until it is complete, then sends it with its Content-Security-Policy. Replaces
 * one of status 500 and above by the error screen.
 *
 * @param options `errorFile`: the prerendered error screen.
 * @returns A function that prepares a response; everything that is not HTML passes unchanged.
 */
export function htmlResponses({ errorFile, env }: { errorFile: string; env: Environment }) {
  const settings = readCspSettings(env);

  function toErrorScreen(response: ServerResponse): Buffer {
    for (const name of BODY_HEADERS) response.removeHeader(name);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0');
    return readErrorScreen(errorFile);
  }

  /** Prepares the response to a request; call it before the framework handles the request. */
  return function prepare(request: IncomingMessage, response: ServerResponse): void {
    const { write, end, flushHeaders } = response;
    const chunks: Buffer[] = [];
    const isErrorScreen = request.url?.split('?', 1)[0] === ERROR_PATH;
    let isBuffered: boolean | null = null;

    // Decided once, when the first byte is about to be sent and the headers are known.
    const buffers = () => {
      isBuffered ??= !response.headersSent && isDocument(request, response);
      return isBuffered;
    };

    response.flushHeaders = () => {
      if (!buffers()) flushHeaders.call(response);
    };
    response.write = (...args: unknown[]): boolean => {
      if (!buffers()) return Reflect.apply(write, response, args);
      chunks.push(toBuffer(args));
      const done = findCallback(args);
      if (done) queueMicrotask(() => done());
      return true;
    };
    response.end = (...args: unknown[]) => {
      if (!buffers()) return Reflect.apply(end, response, args);
      chunks.push(toBuffer(args));
      Object.assign(response, { write, end, flushHeaders });
      if (isErrorScreen && response.statusCode === 200) response.statusCode = 500;
      const body = response.statusCode >= 500 ? toErrorScreen(response) : Buffer.concat(chunks);
      if (body.length > 0) {
        const own = String(response.getHeader(CSP) ?? '');
        response.setHeader(CSP, buildCsp(body.toString(), settings, own));
        response.setHeader('content-length', body.length);
      }
      const sent = request.method === 'HEAD' ? [] : [body];
      return Reflect.apply(end, response, [...sent, findCallback(args)]);
    };
  };
}

function readErrorScreen(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.from(LAST_RESORT);
  }
}

function isDocument(request: IncomingMessage, response: ServerResponse): boolean {
  const type = response.getHeader('content-type');
  if (type !== undefined) return String(type).startsWith('text/html');
  // The framework's shortest response to what it could not render has no type.
  return response.statusCode >= 500 && String(request.headers.accept).includes('text/html');
}

/** The chunk among the arguments of `write` or `end`; empty without one. */
function toBuffer([chunk, encoding]: unknown[]): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  if (typeof chunk !== 'string') return Buffer.alloc(0);
  return typeof encoding === 'string' && Buffer.isEncoding(encoding)
    ? Buffer.from(chunk, encoding)
    : Buffer.from(chunk);
}

/** The callback among the arguments of `write` or `end`. */
function findCallback(args: unknown[]): (() => void) | undefined {
  const callback = args.find((value) => typeof value === 'function');
  return callback === undefined ? undefined : () => Reflect.apply(callback, undefined, []);
}
