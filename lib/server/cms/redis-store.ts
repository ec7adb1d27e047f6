import 'server-only';
import type { RedisLink } from '@/lib/server/ops/redis-link';
import { type FileStore, nameOfKey } from './file-store';
import type { KeyValueStore } from './key-value-store';

/**
 * Values that all copies of the site have in common: in Redis, and in the files of this copy, which
 * goes on with them while Redis is away. A copy without files finds them in Redis, and a Redis that has
 * lost its data gets them from the copies.
 */
export class RedisStore implements KeyValueStore {
  readonly #redis: RedisLink;
  readonly #files: FileStore;
  readonly #hash: string;
  /** Keys of what has changed while Redis did not answer: what it has of them is old. */
  readonly #unsent = new Set<string>();

  /** @param name Of the values in Redis. They have no time to live: nothing but them is the last good answer. */
  constructor(redis: RedisLink, files: FileStore, name: string) {
    this.#redis = redis;
    this.#files = files;
    this.#hash = `${redis.prefix}${name}`;
  }

  async get(key: string): Promise<Buffer | null> {
    if (this.#unsent.has(key)) return this.#files.get(key);
    const value = await this.#redis.run((client) => client.hgetBuffer(this.#hash, nameOfKey(key)));
    return value ?? this.#files.get(key);
  }

  async set(key: string, value: string | Buffer): Promise<void> {
    const isSent = await this.#send(key, value);
    await this.#files.set(key, value);
    if (!isSent) this.#unsent.add(key);
  }

  async delete(key: string): Promise<void> {
    const isSent = await this.#send(key, null);
    await this.#files.delete(key);
    if (!isSent) this.#unsent.add(key);
  }

  async count(): Promise<number> {
    return (await this.#redis.run((client) => client.hlen(this.#hash))) ?? this.#files.count();
  }

  async repair(): Promise<void> {
    for (const key of this.#unsent) {
      const value = await this.#files.get(key);
      // Unless it has changed again meanwhile.
      if (this.#unsent.has(key) && !(await this.#send(key, value))) {
        this.#unsent.add(key);
        return;
      }
    }
    const count = await this.#redis.run((client) => client.hlen(this.#hash));
    if (count === null || count >= (await this.#files.count())) return;
    for await (const [name, value] of this.#files.values()) {
      await this.#redis.run((client) => client.hsetnx(this.#hash, name, value));
    }
  }

  /** @returns Whether Redis has it, or has it no more (`null`). */
  async #send(key: string, value: string | Buffer | null): Promise<boolean> {
    this.#unsent.delete(key);
    const name = nameOfKey(key);
    const sent = await this.#redis.run((client) =>
      value === null ? client.hdel(this.#hash, name) : client.hset(this.#hash, name, value),
    );
    return sent !== null;
  }
}
