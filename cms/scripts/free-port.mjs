// Whether the service will be able to listen.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Asked before the database is opened: a start of another release beside the one that runs would remove from the
 * tables what it does not know, and only then find its port taken. And a service that cannot listen does not end.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} where another program listens there, or this machine has no such address. What else is wrong with the two says the configuration.
 */
export async function assertPortIsFree({ PORT = '1337', HOST = '127.0.0.1' }) {
  const server = createServer();
  try {
    server.listen({ port: Number(PORT), host: HOST });
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return;
    throw new Error(
      error.code === 'EADDRINUSE'
        ? `Another program, perhaps this service, listens at PORT ${PORT} of ${HOST}. Nothing was changed.`
        : `The service cannot listen at PORT ${PORT} of HOST ${HOST}: ${error.message}.`,
    );
  } finally {
    server.close();
  }
}
