import { siteHealth } from '@/lib/server/ops/site-health';

export const dynamic = 'force-dynamic';

/**
 * Whether this server can do all of its work, for monitors and deployments: 200, or 503 while the
 * content service does not answer. Visitors are served their pages meanwhile all the same.
 */
export async function GET(): Promise<Response> {
  const { isReady, ...parts } = await siteHealth().readiness();
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', ...parts },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
