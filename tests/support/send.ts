import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Received = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The lines of the head in their order, without what belongs to the one transfer. */
  head: string[];
  body: Buffer;
  text: string;
};

/** Sends a request with a client that follows, decodes and caches nothing. */
export function send(
  port: number,
  path: string,
  options: { method?: string; headers: Record<string, string>; agent?: Agent },
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, agent: false, ...options },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const { statusCode: status = 0, headers, rawHeaders } = response;
          const body = Buffer.concat(chunks);
          resolve({ status, headers, head: toLines(rawHeaders), body, text: body.toString() });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end();
  });
}

function toLines(rawHeaders: readonly string[]): string[] {
  return rawHeaders
    .flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []))
    .filter((line) => !/^(?:date|content-length|content-encoding):/i.test(line));
}
