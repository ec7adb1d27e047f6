// Compresses the build's scripts and styles once for all visitors (server/static-files.ts sends them).
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = ['.js', '.css'];
const BROTLI_QUALITY = 11;
const GZIP_LEVEL = 9;

/**
 * Writes a `.br` and a `.gz` beside each script and style sheet.
 *
 * @param {string} folder The build's `static`.
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.includes(path.extname(name)));
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: GZIP_LEVEL }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)]);
}
