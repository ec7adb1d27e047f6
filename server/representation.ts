import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import Negotiator from 'negotiator';

const GZIP_LEVEL = 6;

/** Also for what is sent while it is rendered: a cache in front stores that, and nothing else. */
export const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

type Encoding = 'br' | 'gzip' | 'identity';

/** The body of a response in each of its content encodings, the best first. */
export type Representations = ReadonlyMap<Encoding, Buffer>;

/**
 * Compresses a body, unless its type says that this saves nothing. Each result has memory of its own: of
 * what it shares, a small one would hold 16 kB for as long as it is stored.
 */
export async function represent(body: Buffer, contentType: string): Promise<Representations> {
  const identity = [['identity', withOwnMemory(body)]] as const;
  if (!compressible(contentType)) return new Map(identity);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    promisify(gzip)(body, { level: GZIP_LEVEL }),
  ]);
  return new Map([['br', withOwnMemory(br)], ['gzip', withOwnMemory(zipped)], ...identity]);
}

function withOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** The encoding that an Accept-Encoding prefers of those we have, the best first. */
export function chooseEncoding(
  accepted: string | undefined,
  has: Pick<ReadonlyMap<Encoding, unknown>, 'keys'>,
): Encoding {
  const available = [...has.keys()];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [first] = negotiator.encodings(available, { preferred: available });
  return available.find((name) => name === first) ?? 'identity';
}
