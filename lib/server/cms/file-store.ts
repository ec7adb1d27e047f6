import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { warnOfStore } from '@/lib/server/ops/store-failures';
import { writeFile } from './file-writes';
import type { KeyValueStore } from './key-value-store';

/** What a value is stored under: a key may be of any length. */
export function nameOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * One file per value. A process that is killed while it writes leaves the old value, and at most a
 * temporary file beside it.
 */
export class FileStore implements KeyValueStore {
  readonly #folder: string;

  /** @param folder Created with a value: where it cannot be, what is stored elsewhere is still read. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  get(key: string): Promise<Buffer | null> {
    return this.read(nameOfKey(key));
  }

  /** @param at When it changed; the time of its file. */
  async set(key: string, value: string | Buffer, at = Date.now()): Promise<void> {
    await writeFile({ file: this.#fileOf(nameOfKey(key)), value, at });
  }

  async delete(key: string): Promise<void> {
    await this.remove(nameOfKey(key));
  }

  /** For health, which must say something: 0 where the folder cannot be read. */
  async count(): Promise<number> {
    try {
      return (await this.names()).length;
    } catch {
      return 0;
    }
  }

  /** The value with this name (see {@link nameOfKey}); `null` where there is none. */
  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#fileOf(name));
    } catch (error) {
      // What is there and cannot be read would be missed in the next outage only.
      if (!isAbsent(error)) warnOfStore(error);
      return null;
    }
  }

  /** Removes the value with this name. */
  async remove(name: string): Promise<void> {
    await writeFile({ file: this.#fileOf(name), value: null, at: Date.now() });
  }

  /** When the value with this name changed, in milliseconds since 1970; `null` where there is none. */
  async timeOf(name: string): Promise<number | null> {
    try {
      return Math.round((await stat(this.#fileOf(name))).mtimeMs);
    } catch {
      return null;
    }
  }

  /** The names of all values; beside them there may be what a process was writing when it was killed. */
  async names(): Promise<string[]> {
    if (!existsSync(this.#folder)) return [];
    return (await readdir(this.#folder)).filter((name) => /^[0-9a-f]{64}$/.test(name));
  }

  #fileOf(name: string): string {
    return path.join(this.#folder, name);
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ENOENT|ENOTDIR)$/.test(`${error.code}`);
}
