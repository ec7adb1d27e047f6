import type { ServerResponse } from 'node:http';

/** What to send. The framework may set another status after it has ended the response. */
type Finished = { status: number; body: Buffer };

type Options = {
  /** Decides, when the first byte is about to be sent and the headers are known. */
  isWanted: () => boolean;
  /** Gets the whole body; may set headers. `null`: nothing is sent, the response begins again. */
  finish: (body: Buffer) => Promise<Finished | null>;
  /** Gets what `finish` has thrown; has to end the response. */
  fail: (error: unknown) => void;
};

/** Holds a response back until it is complete. */
export function bufferResponse(
  response: ServerResponse,
  { isWanted, finish, fail }: Options,
): void {
  const { write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let isBuffered: boolean | null = null;
  const buffers = () => {
    isBuffered ??= !response.headersSent && isWanted();
    return isBuffered;
  };

  response.flushHeaders = () => {
    if (!buffers()) flushHeaders.call(response);
  };
  response.write = (...args: unknown[]): boolean => {
    if (!buffers()) return Reflect.apply(write, response, args);
    chunks.push(toBuffer(args));
    const done = findCallback(args);
    if (done) queueMicrotask(() => done());
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!buffers()) return Reflect.apply(end, response, args);
    chunks.push(toBuffer(args));
    Object.assign(response, { write, end, flushHeaders });
    const send = (finished: Finished | null) => {
      if (!finished) return;
      const { status, body } = finished;
      const hasBody = body.length > 0;
      response.statusCode = status;
      if (hasBody) response.setHeader('content-length', body.length);
      Reflect.apply(end, response, [...(hasBody ? [body] : []), findCallback(args)]);
    };
    finish(Buffer.concat(chunks)).then(send).catch(fail);
    return response;
  };
}

function toBuffer([chunk, encoding]: unknown[]): Buffer {
  if (typeof chunk === 'string') {
    return Buffer.from(
      chunk,
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    );
  }
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

function findCallback(args: unknown[]): (() => void) | undefined {
  const found = args.find((arg) => typeof arg === 'function');
  return found === undefined ? undefined : () => Reflect.apply(found, undefined, []);
}
