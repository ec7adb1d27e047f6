import type { ServerResponse } from 'node:http';
import { SpanKind } from '@opentelemetry/api';
import { logWarning } from '@/lib/server/ops/log';
import { metrics } from '@/lib/server/ops/metrics';
import { REQUEST_ID_HEADER, runWithRequestId, toRequestId } from '@/lib/server/ops/request-context';
import { routeClass } from '@/lib/server/ops/route-class';
import { inSpan } from '@/lib/server/ops/spans';
import type { Handler } from './handler';

/** A copy that is not ready says so to whatever asks, each second; the error screen is one by its status. */
const EXPECTED: readonly string[] = ['health', 'unexpectedError'];

/**
 * Wraps the way of a request: it has an id (its own where a proxy gave one), is counted and timed by
 * the class of its address, is the root of a trace, and has a line in the log when it failed.
 */
export function observe(handle: Handler): Handler {
  const { requests, requestSeconds } = metrics();
  return (request, response) => {
    const { headers, method = 'GET', url = '/' } = request;
    const id = toRequestId(headers[REQUEST_ID_HEADER]);
    headers[REQUEST_ID_HEADER] = id;
    // The framework takes this header away from a request while it handles it.
    const route = headers.rsc === undefined ? routeClass(url) : 'data';
    const startedAt = performance.now();
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
    const options = { kind: SpanKind.SERVER, attributes, parent: headers };
    const sentStatus = watchStatus(response);
    inSpan(`${method} ${route}`, options, (span) => {
      response.once('close', () => {
        const seconds = (performance.now() - startedAt) / 1000;
        // 499: the client has gone; nobody failed.
        const status = response.writableFinished ? sentStatus() : 499;
        requests.inc({ route, status });
        requestSeconds.observe({ route }, seconds);
        span.setAttribute('http.response.status_code', status);
        span.end();
        if (status < 500 || EXPECTED.includes(route)) return;
        runWithRequestId(id, () => {
          logWarning('request-failed', { method, route, status, ms: Math.round(seconds * 1000) });
        });
      });
      runWithRequestId(id, () => handle(request, response));
    });
  };
}

/** The status that was sent: the framework sets another one after it has ended a response that it refused. */
function watchStatus(response: ServerResponse): () => number {
  const { writeHead } = response;
  let sent: number | null = null;
  response.writeHead = (...args: unknown[]) => {
    sent ??= Number(args[0]);
    return Reflect.apply(writeHead, response, args);
  };
  return () => sent ?? response.statusCode;
}
