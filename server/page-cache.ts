import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { attemptToStore } from '@/lib/server/ops/store-failures';
import type { Expiry } from '@/lib/server/revalidation/expiry';
import { decode, type Encoded, encode } from './encoded-page';

/** A rendered page: the tags of what it shows, and when its rendering began by the expiry. */
type Page = { tags: readonly string[]; time: number };

/** Pages as bytes, beside those in memory. What is in it may go at any time. */
export type PageStore = {
  /** `null` where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** @param seconds How long the page may be given. */
  set(key: string, bytes: Buffer, seconds: number): Promise<void>;
};

const LIMITS = {
  MAX_MEMORY_BYTES: 64 * 1024 * 1024,
  /** Pages that anybody can ask for: 404s and redirects. They stay in memory. */
  MAX_OTHERS: 200,
};

/**
 * Rendered pages by key, in memory and in a store. Pages are disposable. One whose rendering began
 * before one of its tags expired is never given.
 */
export class PageCache<V extends object> {
  readonly #expiry: Expiry;
  readonly #memory: LRUCache<string, Encoded<V & Page>>;
  readonly #others: LRUCache<string, Encoded<V & Page>>;
  readonly #store: PageStore;

  constructor(store: PageStore, expiry: Expiry, limits: Partial<typeof LIMITS> = {}) {
    const { MAX_MEMORY_BYTES, MAX_OTHERS } = { ...LIMITS, ...limits };
    this.#store = store;
    this.#expiry = expiry;
    this.#memory = new LRUCache({ maxSize: MAX_MEMORY_BYTES });
    this.#others = new LRUCache({ max: MAX_OTHERS });
  }

  /** The page, unless it has expired. */
  async get(key: string): Promise<(V & Page) | null> {
    for (const pages of [this.#memory, this.#others]) {
      const encoded = pages.get(key);
      if (encoded && !this.#isExpired(encoded.page)) return decode(encoded);
      pages.delete(key);
    }
    return this.#read(key);
  }

  /**
   * Stores a page.
   *
   * @param isOther Whether anybody can ask for such pages in any number.
   * @param seconds How long it may be given.
   */
  async set(key: string, page: V & Page, isOther: boolean, seconds: number): Promise<void> {
    const encoded = encode(page);
    if (isOther) {
      this.#others.set(key, encoded);
      return;
    }
    const bytes = serialize(encoded);
    this.#memory.set(key, encoded, { size: bytes.length });
    // It stays in memory.
    await attemptToStore(() => this.#store.set(key, bytes, seconds));
  }

  async #read(key: string): Promise<(V & Page) | null> {
    const bytes = await this.#store.get(key);
    const encoded = bytes && readEncoded<V & Page>(bytes);
    // What has expired there is replaced by what is rendered now.
    if (!encoded || this.#isExpired(encoded.page)) return null;
    this.#memory.set(key, encoded, { size: bytes.length });
    return decode(encoded);
  }

  #isExpired({ tags, time }: Page): boolean {
    return this.#expiry.isExpired(tags, time);
  }
}

/** `null` where another program wrote the bytes, or only a part of them: the page is rendered again. */
function readEncoded<P extends object>(bytes: Buffer): Encoded<P> | null {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}
