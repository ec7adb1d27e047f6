// Counts how often a server answers a request, over a few connections that are kept open.
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKED_END = Buffer.from('0\r\n\r\n');

/**
 * Asks for an address over and over, each connection as soon as it has its answer.
 *
 * The answers are not parsed beyond their length: a client that took more of the machine than the
 * server would make unlike servers look alike.
 */
export async function requestsPerSecond(url, { seconds, connections, encoding }) {
  const { hostname, port, pathname } = new URL(url);
  const request = Buffer.from(
    `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/html\r\n` +
      `Accept-Encoding: ${encoding}\r\nConnection: keep-alive\r\n\r\n`,
  );
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1000;
  const loops = Array.from({ length: connections }, () =>
    askUntil(deadline, { host: hostname, port: Number(port), request }),
  );
  const counts = await Promise.all(loops);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total * 1000) / (performance.now() - startedAt);
}

function askUntil(deadline, { host, port, request }) {
  return new Promise((resolve, reject) => {
    let count = 0;
    let answer = new Answer();
    const socket = connect({
      host,
      port,
      // One buffer for all that arrives: nothing is kept of it.
      onread: {
        buffer: Buffer.alloc(256 * 1024),
        callback(length, buffer) {
          if (!answer.isCompleteAfter(buffer.subarray(0, length))) return true;
          if (answer.status !== 200) {
            socket.destroy(new Error(`The server answered ${answer.status}.`));
            return false;
          }
          count += 1;
          answer = new Answer();
          if (performance.now() < deadline) socket.write(request);
          else socket.end();
          return true;
        },
      },
    });
    socket.setNoDelay(true);
    socket.setTimeout(10_000, () => socket.destroy(new Error('The server stopped answering.')));
    socket.once('connect', () => socket.write(request));
    socket.once('error', reject);
    socket.once('close', () => resolve(count));
  });
}

/** One answer, as far as its end can be told: by its length, or by its last chunk. */
class Answer {
  status = null;
  #head = Buffer.alloc(0);
  #left = null;
  #tail = Buffer.alloc(0);

  isCompleteAfter(bytes) {
    if (this.status !== null) return this.#isEnd(bytes);
    this.#head = Buffer.concat([this.#head, bytes]);
    const end = this.#head.indexOf(HEAD_END);
    if (end === -1) return false;
    const head = this.#head.toString('latin1', 0, end);
    this.status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head);
    this.#left = length ? Number(length[1]) : null;
    return this.#isEnd(this.#head.subarray(end + HEAD_END.length));
  }

  #isEnd(bytes) {
    if (this.#left !== null) {
      this.#left -= bytes.length;
      return this.#left <= 0;
    }
    const size = CHUNKED_END.length;
    this.#tail = Buffer.concat([this.#tail, bytes.subarray(-size)]).subarray(-size);
    return this.#tail.equals(CHUNKED_END);
  }
}
