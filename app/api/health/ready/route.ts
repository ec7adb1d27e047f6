import { siteHealth } from '@/lib/server/ops/site-health';

export const dynamic = 'force-dynamic';

/**
 * Whether this server is fully functional, for monitors and deployments: 200, or 503 while the
 * content service does not respond. Visitors still get their pages meanwhile.
 */
export async function GET(): Promise<Response> {
  const { isReady, ...parts } = await siteHealth().readiness();
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', ...parts },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
