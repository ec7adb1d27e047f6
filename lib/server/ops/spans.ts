import 'server-only';
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  trace,
} from '@opentelemetry/api';

type SpanOptions = {
  kind: SpanKind;
  attributes: Attributes;
  /** Headers of a request that came in: its trace goes on. Default: the span that is active. */
  parent?: Readonly<Record<string, unknown>>;
};

/**
 * Runs `work` inside of a span, which `work` must end. Without a tracer (server/tracing.ts) this
 * costs nothing.
 */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => T): T {
  const { kind, attributes, parent } = options;
  const outer = parent ? propagation.extract(ROOT_CONTEXT, parent) : context.active();
  const span = trace.getTracer('site').startSpan(name, { kind, attributes }, outer);
  return context.with(trace.setSpan(outer, span), () => work(span));
}
