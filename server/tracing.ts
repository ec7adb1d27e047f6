// OpenTelemetry, where OTEL_EXPORTER_OTLP_ENDPOINT names a collector. The SDK reads its own variables
// (OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER, …) and is loaded only then.

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
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown().catch(() => {});
}
