import { siteHealth } from '@/lib/server/ops/site-health';

export const dynamic = 'force-dynamic';

/**
 * Whether visitors can be sent to this server, for balancers and deployments: 200, or 503 until its
 * main screens are rendered. While the content service does not respond it is ready, and says so:
 * the screens are rendered from the store of content.
 */
export async function GET(): Promise<Response> {
  const { isReady, ...parts } = await siteHealth().readiness();
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', ...parts },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
