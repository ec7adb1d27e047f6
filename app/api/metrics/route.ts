import { env } from '@/lib/server/ops/env';
import { updateHealthMetrics } from '@/lib/server/ops/health-metrics';
import { metrics } from '@/lib/server/ops/metrics';
import { hasBearer } from '@/lib/server/ops/secrets';
import { siteHealth } from '@/lib/server/ops/site-health';

export const dynamic = 'force-dynamic';

/** The metrics of this copy for Prometheus; 404 without the secret, or where none is set up. */
export async function GET(request: Request): Promise<Response> {
  if (!hasBearer(request, env().METRICS_TOKEN)) {
    return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  updateHealthMetrics(await siteHealth().readiness());
  const { registry } = metrics();
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  });
}
