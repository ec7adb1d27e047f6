export const dynamic = 'force-dynamic';

/** Whether this server is alive: for whatever restarts one that is not. Asks nobody else. */
export function GET(): Response {
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } });
}
