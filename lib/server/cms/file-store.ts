import 'server-only';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
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

  /** @param folder Created where it is missing. */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  async get(key: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#fileOf(key));
    } catch {
      return null;
    }
  }

  async set(key: string, value: string | Buffer): Promise<void> {
    await writeFileAtomic(this.#fileOf(key), value, { fsync: false });
  }

  async delete(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  /** For health, which must say something: 0 where the folder cannot be read. */
  async count(): Promise<number> {
    try {
      return (await this.#names()).length;
    } catch {
      return 0;
    }
  }

  /** Files lose nothing. */
  async repair(): Promise<void> {}

  /** Every value, with what it is stored under. */
  async *values(): AsyncGenerator<[name: string, value: Buffer]> {
    for (const name of await this.#names()) {
      yield [name, await readFile(path.join(this.#folder, name))];
    }
  }

  /** Beside them there may be what a process was writing when it was killed. */
  async #names(): Promise<string[]> {
    return (await readdir(this.#folder)).filter((name) => /^[0-9a-f]{64}$/.test(name));
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, nameOfKey(key));
  }
}
