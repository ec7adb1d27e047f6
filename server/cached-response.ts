import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FetchedPage } from './fetch-page';

type Encoding = 'br' | 'gzip' | 'identity';
type Encoded = { headers: readonly string[]; body: Buffer };

/** A response that is ready to send, in every content encoding. */
export type CachedResponse = {
  status: number;
  etag: string;
  /** Headers of a 304, names each followed by their value. */
  notModifiedHeaders: readonly string[];
  encodings: Readonly<Record<Encoding, Encoded>>;
  bytes: number;
};

const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
// They belong to the connection or to the encoding and are written for each response.
const CONNECTION_HEADERS = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/i;
// The framework leaves it out where it answers 304.
const BODY_HEADERS = /^content-type$/i;

/** Compresses a page. */
export async function toCachedResponse(page: FetchedPage): Promise<CachedResponse> {
  const { status, etag, body } = page;
  const headers = without(page.rawHeaders, CONNECTION_HEADERS);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body, { level: GZIP_LEVEL }),
  ]);
  return {
    status,
    etag,
    notModifiedHeaders: without(headers, BODY_HEADERS),
    encodings: {
      br: toEncoded(headers, br, ['Content-Encoding', 'br']),
      gzip: toEncoded(headers, zipped, ['Content-Encoding', 'gzip']),
      identity: toEncoded(headers, body, []),
    },
    bytes: body.length + br.length + zipped.length,
  };
}

function toEncoded(headers: readonly string[], body: Buffer, own: readonly string[]): Encoded {
  return { headers: [...headers, 'Content-Length', String(body.length), ...own], body };
}

/** Raw headers are a list of names, each followed by its value. */
function without(rawHeaders: readonly string[], names: RegExp): string[] {
  return rawHeaders.filter((_, index) => !names.test(rawHeaders[index - (index % 2)] ?? ''));
}

/**
 * Sends a response in the encoding that the client accepts.
 *
 * @returns False where the framework has to decide.
 */
export function sendCached(
  cached: CachedResponse,
  { headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    if (known !== cached.etag && known !== `W/${cached.etag}`) return false;
    if (headers['cache-control'] !== undefined) return false;
    response.writeHead(304, [...cached.notModifiedHeaders]).end();
    return true;
  }
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (encoding === null) return false;
  const { headers: encodedHeaders, body } = cached.encodings[encoding];
  response.writeHead(cached.status, [...encodedHeaders]).end(body);
  return true;
}

/** The encoding for an Accept-Encoding; `null` where it says something unusual. */
function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  if (!accepted || accepted === 'identity') return 'identity';
  const weights = new Map(String(accepted).toLowerCase().split(',').map(toWeight));
  if (weights.has('*') || weights.has('identity')) return null;
  const br = weights.get('br') ?? 0;
  const zipped = weights.get('gzip') ?? 0;
  if (br > 0 || zipped > 0) return br >= zipped ? 'br' : 'gzip';
  return weights.has('deflate') ? null : 'identity';
}

function toWeight(part: string): [string, number] {
  const [name = '', weight] = part.trim().split(/\s*;\s*q=/);
  return [name, weight === undefined ? 1 : Number(weight)];
}
