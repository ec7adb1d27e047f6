import { rmSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { FileStore } from '@/lib/server/cms/file-store';
import type { Expiry } from '@/lib/server/revalidation/expiry';

/** A rendered page: the tags of what it shows, and when its rendering began by the expiry. */
type Page = { tags: readonly string[]; time: number };

const LIMITS = {
  /** Of the pages in memory, and of those in files. */
  MAX_MEMORY_BYTES: 64 * 1024 * 1024,
  MAX_FILE_BYTES: 1024 * 1024 * 1024,
  /** Pages that anybody can ask for: 404s and redirects. They stay in memory. */
  MAX_OTHERS: 200,
};

/**
 * Rendered pages by key. Pages are disposable, so none outlives the process: what is not in memory
 * is in a file of its own, up to a limit. A page whose rendering began before one of its tags expired
 * is never given.
 */
export class PageCache<V extends object> {
  readonly #expiry: Expiry;
  readonly #memory: LRUCache<string, V & Page>;
  readonly #others: LRUCache<string, V & Page>;
  readonly #files: LRUCache<string, { bytes: number }>;
  readonly #store: FileStore;

  /** @param folder Emptied. */
  constructor(folder: string, expiry: Expiry, limits: Partial<typeof LIMITS> = {}) {
    const { MAX_MEMORY_BYTES, MAX_FILE_BYTES, MAX_OTHERS } = { ...LIMITS, ...limits };
    rmSync(folder, { recursive: true, force: true });
    const store = new FileStore(folder);
    this.#store = store;
    this.#expiry = expiry;
    this.#memory = new LRUCache({ maxSize: MAX_MEMORY_BYTES });
    this.#others = new LRUCache({ max: MAX_OTHERS });
    this.#files = new LRUCache({
      maxSize: MAX_FILE_BYTES,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_bytes, key, reason) => {
        if (reason !== 'set') void store.delete(key);
      },
    });
  }

  /** The page, unless it has expired. */
  async get(key: string): Promise<(V & Page) | null> {
    const page =
      this.#memory.get(key) ??
      this.#others.get(key) ??
      (this.#files.get(key) && (await this.#read(key)));
    if (!page) return null;
    if (!this.#expiry.isExpired(page.tags, page.time)) return page;
    for (const pages of [this.#memory, this.#others, this.#files]) pages.delete(key);
    return null;
  }

  /**
   * Stores a page.
   *
   * @param isOther Whether anybody can ask for such pages in any number.
   */
  async set(key: string, page: V & Page, isOther: boolean): Promise<void> {
    if (isOther) {
      this.#others.set(key, page);
      return;
    }
    const bytes = serialize(page);
    this.#memory.set(key, page, { size: bytes.length });
    await this.#store.set(key, bytes);
    this.#files.set(key, { bytes: bytes.length });
  }

  async #read(key: string): Promise<(V & Page) | null> {
    const bytes = await this.#store.get(key);
    if (!bytes) return null;
    const page: V & Page = deserialize(bytes);
    this.#memory.set(key, page, { size: bytes.length });
    return page;
  }
}
