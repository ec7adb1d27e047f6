import type { IncomingMessage, ServerResponse } from 'node:http';
import { isInventedPath } from '@/lib/server/cms/unknown-paths';
import { refuseFlood } from '@/lib/server/limits/refuse-flood';

/**
 * Refuses an article below words that anybody can invent, in any number, to a network that asks for such
 * pages faster than people do: no cache has the next one, so each is rendered.
 *
 * @returns Whether it has been refused.
 */
export async function refuseInvented(
  { url = '/', headers, socket }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!(await isInventedPath(url.split('?', 1)[0] ?? '/'))) return false;
  const network = headers['x-forwarded-for'] ?? socket.remoteAddress ?? '';
  const refusal = await refuseFlood(new Headers({ 'x-forwarded-for': String(network) }));
  if (refusal === null) return false;
  response.writeHead(refusal.status, Object.fromEntries(refusal.headers));
  response.end(await refusal.text());
  return true;
}
