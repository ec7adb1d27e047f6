import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { isCurrent, isHtmlPage } from './cacheable';

/** The server's own end of a connection. */
export type ServerAddress = { host: string | undefined; port: number | undefined };

/** A page as it was on the wire, uncompressed. */
export type FetchedPage = {
  status: number;
  etag: string;
  /** Names, each followed by its value. */
  rawHeaders: readonly string[];
  body: Buffer;
};

const FETCH_TIMEOUT_MS = 5_000;

/** Fetches a page from the server itself. Rejects one that must not be cached. */
export function fetchPage(
  options: ServerAddress & Pick<RequestOptions, 'path' | 'headers'>,
  maxBytes: number,
): Promise<FetchedPage> {
  return new Promise((resolve, reject) => {
    const giveUp = (reason: string) => {
      reject(new Error(reason));
      request.destroy();
    };
    const request = get({ ...options, agent: false, timeout: FETCH_TIMEOUT_MS }, (response) => {
      response.once('error', reject);
      const { statusCode: status = 0, rawHeaders, headers } = response;
      const { etag } = headers;
      if (!isCacheable(response) || etag === undefined) return giveUp('Not a page to be shared.');
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > maxBytes) giveUp('Too large.');
      });
      response.once('end', () =>
        resolve({ status, etag, rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    request.once('timeout', () => giveUp('Timed out.'));
    request.once('error', reject);
  });
}

function isCacheable({ statusCode = 0, headers }: IncomingMessage): boolean {
  const getHeader = (name: string) => headers[name];
  return (
    isHtmlPage({ statusCode, getHeader }) &&
    isCurrent(getHeader) &&
    headers['content-encoding'] === undefined
  );
}
