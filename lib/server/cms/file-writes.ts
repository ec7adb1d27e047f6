import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { shared } from '@/lib/server/ops/shared-state';

/** A value to be written to its file; `null`: the file is to be removed. */
export type FileWrite = {
  file: string;
  value: string | Uint8Array | null;
  /** When it changed, in milliseconds since 1970; the time of its file. */
  at: number;
};

const writer = shared('fileWriter', (): { write: (write: FileWrite) => Promise<void> } => ({
  write: async (write) => writeNow(write),
}));

/**
 * Writes or removes a file of a store, in the order of the calls. Rejects where that fails, or takes too long; in
 * that case it may be done later all the same.
 */
export function writeFile(write: FileWrite): Promise<void> {
  return writer().write(write);
}

/** From now on this writes. */
export function setFileWriter(write: (write: FileWrite) => Promise<void>): void {
  writer().write = write;
}

/**
 * Writes or removes a file before it returns. On a full disk a text takes the place of one that is not shorter: what
 * was withdrawn, and is in lists no more, must not be there again after the next start.
 */
export function writeNow({ file, value, at }: FileWrite): void {
  if (value === null) {
    rmSync(file, { force: true });
    return;
  }
  // Each time: somebody may have removed it meanwhile.
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    replaceFile(file, value);
  } catch (error) {
    if (typeof value !== 'string' || !writeOver(file, value)) throw error;
  }
  utimesSync(file, at / 1000, at / 1000);
}

/**
 * The file is the old one or the new one, never half of it. Where a disk is nearly full, one call of the system writes
 * a part without an error: `writeFileSync` goes on until all is written, or fails.
 */
function replaceFile(file: string, value: string | Uint8Array): void {
  const written = `${file}.${randomUUID()}`;
  try {
    writeFileSync(written, value);
    renameSync(written, file);
  } catch (error) {
    rmSync(written, { force: true });
    throw error;
  }
}

/**
 * Writes a text into the space that another one has. What a process that is killed meanwhile leaves is no JSON, and
 * counts as none.
 *
 * @returns Whether it was there, and had the space.
 */
function writeOver(file: string, text: string): boolean {
  const bytes = Buffer.from(text);
  let handle: number | null = null;
  try {
    handle = openSync(file, 'r+');
    if (fstatSync(handle).size < bytes.length) return false;
    writeSync(handle, bytes, 0, bytes.length, 0);
    ftruncateSync(handle, bytes.length);
    return true;
  } catch {
    return false;
  } finally {
    if (handle !== null) closeSync(handle);
  }
}
