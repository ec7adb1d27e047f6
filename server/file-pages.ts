import { rmSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { FileStore } from '@/lib/server/cms/file-store';
import { attemptToStore, warnOfStore } from '@/lib/server/ops/store-failures';
import type { PageStore } from './page-cache';

const MAX_BYTES = 1024 * 1024 * 1024;

/** Pages of one process in files, up to a limit. None outlives the process. */
export class FilePages implements PageStore {
  readonly #store: FileStore;
  readonly #stored: LRUCache<string, true>;

  /** @param folder Emptied. Where it cannot be, nothing of it is given all the same. */
  constructor(folder: string, maxBytes: number = MAX_BYTES) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      warnOfStore(error);
    }
    const store = new FileStore(folder);
    this.#store = store;
    this.#stored = new LRUCache({
      maxSize: maxBytes,
      dispose: (_isStored, key, reason) => {
        if (reason !== 'set') void attemptToStore(() => store.delete(key));
      },
    });
  }

  async get(key: string): Promise<Buffer | null> {
    return this.#stored.get(key) ? this.#store.get(key) : null;
  }

  async set(key: string, bytes: Buffer): Promise<void> {
    await this.#store.set(key, bytes);
    this.#stored.set(key, true, { size: bytes.length });
  }
}
