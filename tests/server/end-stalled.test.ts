import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { endStalled } from '@/server/end-stalled';
import { eventually } from '@/tests/support/eventually';
import { listen } from '@/tests/support/listen';
import { send } from '@/tests/support/send';

const TIMEOUT_MS = 200;
const REQUEST = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
/** More than the system buffers for a client that does not read. */
const LARGE = Buffer.alloc(32_000_000);
/** What a slow client reads between its pauses. */
const PORTION = 2_000_000;

/** A server with the timeout, and the sockets that it has. */
async function serve(handle: RequestListener) {
  const server = createServer(handle);
  endStalled(server, TIMEOUT_MS);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    return socket.pause();
  };
  return { port, sockets, client };
}

test('a client that asks and reads nothing loses its connection', async () => {
  const { sockets, client } = await serve((_request, response) => response.end(LARGE));
  client().write(REQUEST.repeat(3));
  await eventually(() => expect(sockets.size).toBe(1));
  await eventually(() => expect(sockets.size).toBe(0));
});

test('a client that reads slowly gets everything', async () => {
  const { client } = await serve((_request, response) => response.end(LARGE));
  const socket = client();
  socket.write(REQUEST);
  const begun = Date.now();
  let length = 0;
  let rest = PORTION;
  socket.on('data', async (chunk) => {
    length += chunk.length;
    rest -= chunk.length;
    if (rest > 0) return;
    rest = PORTION;
    socket.pause();
    await setTimeout(TIMEOUT_MS / 4);
    socket.resume();
  });
  socket.resume();
  await eventually(() => expect(length).toBeGreaterThan(LARGE.length));
  expect(Date.now() - begun).toBeGreaterThan(2 * TIMEOUT_MS);
});

test('a response that takes long to make arrives', async () => {
  const { port } = await serve(async (_request, response) => {
    await setTimeout(4 * TIMEOUT_MS);
    response.end('done');
  });
  expect((await send(port, '/', { headers: {} })).text).toBe('done');
});
