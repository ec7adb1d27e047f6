// The build's scripts and styles: packed once, when they are built, and ready to send from then on.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pack, send, toAnswer } from './page-memory.mjs';

const ADDRESS = '/_next/static/';
const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
// As hard as it goes: it is done once for all visitors.
const HARDEST = { brotliQuality: 11, gzipLevel: 9 };

/**
 * Writes a `.br` and a `.gz` beside each script and style sheet.
 *
 * @param folder The build's `static`.
 */
export async function packStaticFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter(isPacked);
  const packFile = async (name) => {
    const file = path.join(folder, name);
    const { br, gzip } = await pack(await readFile(file), HARDEST);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
  };
  await Promise.all(names.map(packFile));
}

/**
 * Reads what `packStaticFiles` has written.
 *
 * @param folder The build's `static`.
 * @returns A function that answers a request for one of these files and says whether it did; what it
 *   leaves, parts of files and a build that packed none among it, is the framework's.
 */
export function staticFiles(folder) {
  const answers = new Map();
  for (const name of readdirSync(folder, { recursive: true }).filter(isPacked)) {
    const answer = readAnswer(path.join(folder, name));
    if (answer) answers.set(ADDRESS + name.split(path.sep).join('/'), answer);
  }
  return function answer(request, response) {
    if (request.method !== 'GET' || request.headers.range !== undefined) return false;
    const known = answers.get(request.url.split('?', 1)[0]);
    return known !== undefined && send(known, request, response);
  };
}

function isPacked(name) {
  return Object.hasOwn(TYPES, path.extname(name));
}

function readAnswer(file) {
  try {
    const identity = readFileSync(file);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
    const headers = [
      ...['Content-Type', TYPES[path.extname(file)]],
      // The name changes with the content.
      ...['Cache-Control', 'public, max-age=31536000, immutable'],
      ...['ETag', etag],
      ...['Vary', 'Accept-Encoding'],
      ...['X-Content-Type-Options', 'nosniff'],
    ];
    const bodies = { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`), identity };
    return toAnswer(200, etag, headers, bodies);
  } catch {
    return null;
  }
}
