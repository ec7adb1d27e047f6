import 'server-only';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** Values by key that outlive the process. */
export type KeyValueStore = {
  /** `null` where there is none. */
  get(key: string): Promise<Buffer | null>;
  set(key: string, value: string | Buffer): Promise<void>;
  delete(key: string): Promise<void>;
  /** The number of values. */
  count(): Promise<number>;
};

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

  async count(): Promise<number> {
    return (await readdir(this.#folder)).length;
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, createHash('sha256').update(key).digest('hex'));
  }
}
