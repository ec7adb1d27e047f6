import 'server-only';
import { context, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { errorName } from '@/lib/errors';
import { metrics } from './metrics';
import { currentRequestId, REQUEST_ID_HEADER } from './request-context';
import { inSpan } from './spans';

/**
 * A `fetch` for requests to the content service: they carry the id and the trace of the visitor's
 * request, and are measured until their headers are there.
 *
 * @param send What sends them.
 */
export function observedFetch(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const method = init?.method ?? 'GET';
    const { pathname } = new URL(String(input));
    const attributes = { 'http.request.method': method, 'url.path': pathname };
    return inSpan(`${method} ${pathname}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const stop = metrics().contentRequests.startTimer({ method });
      const id = currentRequestId();
      const headers = new Headers(init?.headers);
      if (id !== null) headers.set(REQUEST_ID_HEADER, id);
      propagation.inject(context.active(), headers, {
        set: (to, name, value) => to.set(name, value),
      });
      try {
        const response = await send(input, { ...init, headers });
        span.setAttribute('http.response.status_code', response.status);
        stop({ result: `${Math.floor(response.status / 100)}xx` });
        return response;
      } catch (error) {
        // Its message may name a visitor.
        span.setStatus({ code: SpanStatusCode.ERROR, message: errorName(error) });
        stop({ result: 'error' });
        throw error;
      } finally {
        span.end();
      }
    });
  };
}
