import 'server-only';
import type { RedisLink } from '@/lib/server/ops/redis-link';
import { type FileStore, nameOfKey } from './file-store';
import type { KeyValueStore } from './key-value-store';

/**
 * Stores a value, or removes it, unless a later change of it is there. What changes now is later than all that is
 * there, also after a clock was set back. KEYS: values, times. ARGV: name, time of the change, whether it is now (1),
 * value. Returns the time that the change has got.
 */
const SEND_SCRIPT = `
local time = tonumber(ARGV[2])
local known = tonumber(redis.call('HGET', KEYS[2], ARGV[1]) or '0')
if ARGV[3] == '1' then time = math.max(time, known + 1) elseif known > time then return ARGV[2] end
local text = string.format('%.0f', time)
redis.call('HSET', KEYS[2], ARGV[1], text)
if ARGV[4] then redis.call('HSET', KEYS[1], ARGV[1], ARGV[4]) else redis.call('HDEL', KEYS[1], ARGV[1]) end
return text`;

/**
 * Drops the times of what was deleted, unless it has been stored since. KEYS: values, times. ARGV: the name
 * and the time of each.
 */
const DROP_SCRIPT = `
for i = 1, #ARGV, 2 do
  local isSame = redis.call('HGET', KEYS[2], ARGV[i]) == ARGV[i + 1]
  if isSame and redis.call('HEXISTS', KEYS[1], ARGV[i]) == 0 then redis.call('HDEL', KEYS[2], ARGV[i]) end
end
return 1`;

/**
 * For this long it is known that a value was deleted. A copy that was away for longer, and comes back with
 * its files, brings what it has of it: an answer that nobody asks for, which is removed again as one about an
 * article that is gone, or scripts of an old release. Its file says when the value changed last, so nothing
 * tells it from one that a Redis without its data has lost.
 */
const TOMBSTONE_TTL_MS = 30 * 24 * 3_600_000;
/** Redis does nothing else meanwhile. */
const MAX_DROPPED = 1_000;

/**
 * Values that all copies of the site have in common: in Redis, and in the files of this copy, which
 * goes on with them while Redis is away. A copy without files finds them in Redis, and a Redis that has
 * lost its data gets them from the copies. Of two values that of the later change counts, wherever it is.
 */
export class RedisStore implements KeyValueStore {
  readonly #redis: RedisLink;
  readonly #files: FileStore;
  readonly #values: string;
  readonly #times: string;
  /** What was deleted while Redis did not answer, by name, and when. */
  readonly #unsent = new Map<string, number>();

  /** @param name Of the values in Redis. They have no time to live: nothing but them is the last good answer. */
  constructor(redis: RedisLink, files: FileStore, name: string) {
    this.#redis = redis;
    this.#files = files;
    this.#values = `${redis.prefix}${name}`;
    this.#times = `${this.#values}-times`;
  }

  get(key: string): Promise<Buffer | null> {
    return this.read(nameOfKey(key));
  }

  async read(name: string): Promise<Buffer | null> {
    const [time, value, ownTime] = await Promise.all([
      this.#redis.run((client) => client.hget(this.#times, name)),
      this.#redis.run((client) => client.hgetBuffer(this.#values, name)),
      this.#files.timeOf(name),
    ]);
    const isOwnNewer = Math.max(ownTime ?? 0, this.#unsent.get(name) ?? 0) > Number(time);
    return isOwnNewer || value === null ? this.#files.read(name) : value;
  }

  async set(key: string, value: string | Buffer): Promise<void> {
    const at = Date.now();
    const time = await this.#send(nameOfKey(key), value, at, true);
    await this.#files.set(key, value, time ?? at);
  }

  async delete(key: string): Promise<void> {
    const at = Date.now();
    const time = await this.#send(nameOfKey(key), null, at, true);
    // Also where the file cannot be removed.
    if (time === null) this.#unsent.set(nameOfKey(key), at);
    await this.#files.delete(key);
  }

  async names(): Promise<string[]> {
    const shared = await this.#redis.run((client) => client.hkeys(this.#values));
    return [...new Set([...(shared ?? []), ...(await this.#files.names())])];
  }

  async count(): Promise<number> {
    return (await this.#redis.run((client) => client.hlen(this.#values))) ?? this.#files.count();
  }

  /**
   * Brings Redis what this copy has of a later change, removes the files that another copy has deleted, and
   * drops the times of what was deleted long ago.
   */
  async repair(): Promise<void> {
    for (const [name, at] of this.#unsent) {
      if ((await this.#send(name, null, at)) === null) return void this.#unsent.set(name, at);
    }
    const times = await this.#redis.run((client) => client.hgetall(this.#times));
    const stored = await this.#redis.run((client) => client.hkeys(this.#values));
    if (times === null || stored === null) return;
    const names = new Set(stored);
    for (const name of await this.#files.names()) {
      const [ownTime, time] = [await this.#files.timeOf(name), times[name]];
      if (ownTime === null) continue;
      if (time === undefined || ownTime > Number(time)) {
        const value = await this.#files.read(name);
        if (value && (await this.#send(name, value, ownTime)) === null) return;
        // Deleted since, perhaps in the same millisecond.
      } else if (!names.has(name)) await this.#files.remove(name);
    }
    const limit = Date.now() - TOMBSTONE_TTL_MS;
    const isOld = ([name, time]: [string, string]) => !names.has(name) && Number(time) < limit;
    await this.#drop(Object.entries(times).filter(isOld).slice(0, MAX_DROPPED));
  }

  async #drop(tombstones: readonly [name: string, time: string][]): Promise<void> {
    if (tombstones.length === 0) return;
    const keys = [this.#values, this.#times];
    await this.#redis.run((client) =>
      client.eval(DROP_SCRIPT, keys.length, ...keys, ...tombstones.flat()),
    );
  }

  /**
   * @param value `null`: it was deleted.
   * @param at When it changed, by the clock of this machine.
   * @param isNow Whether it changes now, whatever the clock says.
   * @returns The time of the change where Redis has it, or has what came later; `null` where it does not answer.
   */
  async #send(
    name: string,
    value: string | Buffer | null,
    at: number,
    isNow = false,
  ): Promise<number | null> {
    this.#unsent.delete(name);
    const keys = [this.#values, this.#times];
    const values = [name, at, Number(isNow), ...(value === null ? [] : [value])];
    const time = await this.#redis.run((client) =>
      client.eval(SEND_SCRIPT, keys.length, ...keys, ...values),
    );
    return time === null ? null : Number(time);
  }
}
