import type { Server } from 'node:http';

/** A response that is not sent by then is cut off; whatever stops the site waits about 10 s. */
const SHUTDOWN_TIMEOUT_MS = 6_000;
const IDLE_CHECK_INTERVAL_MS = 100;

/**
 * On a signal, or when the parent process ends, lets running requests finish and exits.
 *
 * @param close Called when the last connection is closed, to finish work that follows responses.
 */
export function shutDownGracefully(
  server: Pick<Server, 'close' | 'closeIdleConnections'>,
  close: () => Promise<void>,
): void {
  let isClosing = false;
  const shutDown = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
    // Connections become idle one by one, each when its response is sent.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS).unref();
    server.close(async () => {
      await close();
      process.exit(0);
    });
  };
  process.on('SIGINT', shutDown);
  process.on('SIGTERM', shutDown);
  if (process.channel) {
    process.once('disconnect', shutDown);
    process.channel.unref();
  }
}
