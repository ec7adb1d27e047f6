import { once } from 'node:events';
import type { Server } from 'node:net';

/** Has a server listen on loopback, on any free port where none is given, and resolves with the port. */
export async function listen(server: Server, wanted = 0): Promise<number> {
  await once(server.listen(wanted, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('A server without a port');
  return address.port;
}
