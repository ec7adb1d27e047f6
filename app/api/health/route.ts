export const dynamic = 'force-dynamic';

/** Whether this server is alive, for a supervisor that restarts it. Sends no requests itself. */
export function GET(): Response {
  return Response.json({ status: 'alive' }, { headers: { 'cache-control': 'no-store' } });
}
