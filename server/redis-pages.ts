import type { RedisLink } from '@/lib/server/ops/redis-link';
import type { PageStore } from './page-cache';

/**
 * Pages that all copies of one build have in common. Each has a time to live, so Redis drops them first
 * when its memory is full. While Redis is away, pages are in memory only.
 */
export class RedisPages implements PageStore {
  readonly #redis: RedisLink;
  readonly #prefix: string;

  /** @param build Whatever makes a page of one copy unfit for another. */
  constructor(redis: RedisLink, build: string) {
    this.#redis = redis;
    this.#prefix = `${redis.prefix}page:${build}:`;
  }

  get(key: string): Promise<Buffer | null> {
    return this.#redis.run((client) => client.getBuffer(this.#prefix + key));
  }

  async set(key: string, bytes: Buffer, seconds: number): Promise<void> {
    await this.#redis.run((client) => client.set(this.#prefix + key, bytes, 'EX', seconds));
  }
}
