import { metrics } from '@/lib/server/ops/metrics';

export const dynamic = 'force-dynamic';

export async function GET() {
  return new Response(await metrics().registry.metrics());
}
