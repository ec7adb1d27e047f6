// Whether the service will be able to listen.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Asked before the database is opened: a start of another release beside the one that runs would remove from the
 * tables what it does not know, and only then find its port taken.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} where another program listens there. What else is wrong with the two says the configuration.
 */
export async function assertPortIsFree({ PORT = '1337', HOST = '127.0.0.1' }) {
  const server = createServer();
  try {
    server.listen({ port: Number(PORT), host: HOST });
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return;
    throw new Error(
      `Another program, perhaps this service, listens at PORT ${PORT} of ${HOST}. Nothing was changed.`,
    );
  } finally {
    server.close();
  }
}
