import 'server-only';
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { errorName } from '@/lib/errors';

type SpanOptions = {
  kind: SpanKind;
  attributes: Attributes;
  /** Headers of a request that came in: its trace goes on. Default: the span that is active. */
  parent?: Readonly<Record<string, unknown>>;
};

/** What a span still learns while it runs. */
export type RunningSpan = { set: (attributes: Attributes) => void; end: () => void };

/**
 * Runs `work` inside of a span, which `work` must end. Without a tracer (server/tracing.ts) this
 * costs nothing.
 */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: RunningSpan) => T): T {
  const { kind, attributes, parent } = options;
  const outer = parent ? propagation.extract(ROOT_CONTEXT, parent) : context.active();
  const span = trace.getTracer('site').startSpan(name, { kind, attributes }, outer);
  return context.with(trace.setSpan(outer, span), () =>
    work({ set: (more) => span.setAttributes(more), end: () => span.end() }),
  );
}

/** Notes that the work of the active span failed, without the message, which may name a visitor. */
export function failSpan(error: unknown): void {
  const message = errorName(error);
  trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** The headers that carry the active trace to another program; none without a tracer. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}
