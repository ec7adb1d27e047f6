import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** A response that is not sent by then is cut off; whatever stops the site waits about 10 s. */
const SHUTDOWN_TIMEOUT_MS = 6_000;
const IDLE_CHECK_INTERVAL_MS = 100;

type Options = {
  /** Called when the last connection is closed, to finish work that follows responses. */
  close: () => Promise<void>;
  /** Called at once: the balancer has to send visitors elsewhere. */
  announce: () => void;
  /** How long it takes the balancer to do so. */
  delayMs: number;
};

/** On a signal, or when the parent process ends, lets running requests finish and exits. */
export function shutDownGracefully(
  server: Pick<Server, 'close' | 'closeIdleConnections' | 'prependListener'>,
  { close, announce, delayMs }: Options,
): void {
  let isClosing = false;
  const shutDown = async () => {
    if (isClosing) return;
    isClosing = true;
    announce();
    // Who keeps a connection open hears of it with its next response, and does not send on one that is being closed.
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
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
