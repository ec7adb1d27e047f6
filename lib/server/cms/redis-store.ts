import 'server-only';
import type { RedisLink } from '@/lib/server/ops/redis-link';
import { type FileStore, nameOfKey } from './file-store';
import type { KeyValueStore } from './key-value-store';

/**
 * Stores a value, or removes it, unless a later change of it is there. KEYS: values, times. ARGV: name,
 * time of the change, value.
 */
const SEND_SCRIPT = `
local known = redis.call('HGET', KEYS[2], ARGV[1])
if known and tonumber(known) > tonumber(ARGV[2]) then return 0 end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
if ARGV[3] then redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) else redis.call('HDEL', KEYS[1], ARGV[1]) end
return 1`;

/**
 * Values that all copies of the site have in common: in Redis, and in the files of this copy, which
 * goes on with them while Redis is away. A copy without files finds them in Redis, and a Redis that has
 * lost its data gets them from the copies.
 */
export class RedisStore implements KeyValueStore {
  readonly #redis: RedisLink;
  readonly #files: FileStore;
  readonly #hash: string;
  /** What has changed while Redis did not answer, by key, and when: what it has of them is old. */
  readonly #unsent = new Map<string, number>();

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
    const at = Date.now();
    const isSent = await this.#send(key, value, at);
    await this.#files.set(key, value);
    if (!isSent) this.#unsent.set(key, at);
  }

  async delete(key: string): Promise<void> {
    const at = Date.now();
    const isSent = await this.#send(key, null, at);
    await this.#files.delete(key);
    if (!isSent) this.#unsent.set(key, at);
  }

  async count(): Promise<number> {
    return (await this.#redis.run((client) => client.hlen(this.#hash))) ?? this.#files.count();
  }

  async repair(): Promise<void> {
    for (const [key, at] of this.#unsent) {
      const value = await this.#files.get(key);
      // Unless it has changed again meanwhile.
      if (this.#unsent.get(key) === at && !(await this.#send(key, value, at))) {
        this.#unsent.set(key, at);
        return;
      }
    }
    const count = await this.#redis.run((client) => client.hlen(this.#hash));
    if (count === null || count >= (await this.#files.count())) return;
    for await (const [name, value] of this.#files.values()) {
      await this.#redis.run((client) => client.hsetnx(this.#hash, name, value));
    }
  }

  /**
   * @param at When it changed, by the clock of this machine.
   * @returns Whether Redis has it, or has it no more (`null`), or has what came later.
   */
  async #send(key: string, value: string | Buffer | null, at: number): Promise<boolean> {
    this.#unsent.delete(key);
    const keys = [this.#hash, `${this.#hash}-times`];
    const values = [nameOfKey(key), at, ...(value === null ? [] : [value])];
    const sent = await this.#redis.run((client) =>
      client.eval(SEND_SCRIPT, keys.length, ...keys, ...values),
    );
    return sent !== null;
  }
}
