// OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT names a collector. The SDK reads its own variables
// (OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER, …) and is loaded only then.
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { withoutSearch } from '@/lib/routing/without-search';

/**
 * Cuts what follows the `?` of every address: a visitor's search, the token of a link. The framework writes
 * whole addresses into attributes (`http.target`, `http.url`) and into names of spans.
 */
const cutSearchStrings: SpanProcessor = {
  onStart: () => {},
  onEnding: (span) => {
    span.updateName(withoutSearch(span.name));
    for (const [name, value] of Object.entries(span.attributes)) {
      if (typeof value === 'string') span.setAttribute(name, withoutSearch(value));
    }
  },
  onEnd: () => {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/**
 * Starts to send traces; the framework adds its own spans to them.
 *
 * @returns Sends what is left; call it before the process ends.
 */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const [
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { BatchSpanProcessor, NodeTracerProvider },
  ] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || 'site' }),
    spanProcessors: [cutSearchStrings, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown().catch(() => {});
}
