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

  /** @param name Of the values in Redis. They have no time to live: nothing but them is the last good answer. */
  constructor(redis: RedisLink, files: FileStore, name: string) {
    this.#redis = redis;
    this.#files = files;
    this.#hash = `${redis.prefix}${name}`;
  }

  async get(key: string): Promise<Buffer | null> {
    const value = await this.#redis.run((client) => client.hgetBuffer(this.#hash, nameOfKey(key)));
    return value ?? this.#files.get(key);
  }

  async set(key: string, value: string | Buffer): Promise<void> {
    await this.#redis.run((client) => client.hset(this.#hash, nameOfKey(key), value));
    await this.#files.set(key, value);
  }

  async delete(key: string): Promise<void> {
    await this.#redis.run((client) => client.hdel(this.#hash, nameOfKey(key)));
    await this.#files.delete(key);
  }

  async count(): Promise<number> {
    return (await this.#redis.run((client) => client.hlen(this.#hash))) ?? this.#files.count();
  }

  async repair(): Promise<void> {
    const count = await this.#redis.run((client) => client.hlen(this.#hash));
    if (count === null || count >= (await this.#files.count())) return;
    for await (const [name, value] of this.#files.values()) {
      await this.#redis.run((client) => client.hsetnx(this.#hash, name, value));
    }
  }
}
