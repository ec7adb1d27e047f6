import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends connections whose client reads nothing of its responses. One that reads slowly stays, and so does
 * one that waits for a response that is not there yet.
 *
 * @param timeoutMs For how long nothing was read, at least: Node looks once each such time, and compares.
 */
export function endStalled(server: Server, timeoutMs: number): void {
  server.setTimeout(timeoutMs);

  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    // Without a listener Node would end the connection of a response that is still being made.
    response.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
