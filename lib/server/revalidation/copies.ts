import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { logWarning } from '@/lib/server/ops/log';
import type { RedisLink } from '@/lib/server/ops/redis-link';
import { Acknowledgements } from './acknowledgements';
import { type Announced, type Change, joinAnnounced, parseChange } from './change';
import type { ChangeQueue } from './change-queue';
import { type Expiry, marksOf } from './expiry';
import { CATCH_UP_SCRIPT, caughtUpSchema, EXPIRE_SCRIPT } from './expiry-scripts';

/** Of announcements that others are told later. Of older ones they learn what expired, and read it again. */
const MAX_UNTOLD = 1_000;
/** A Redis that was there a moment ago may be back in another one. */
const MAX_RESTART_SECONDS = 5;
/** How long an announcement waits for it. */
const RECONNECT_TIMEOUT_MS = 2_000;
/** Expiries that happen while a copy catches up; it then does so again. */
const MAX_ROUNDS = 5;

/**
 * The copies of the site that share one Redis. What one of them expires, all do: marks in Redis, and a
 * message. A copy that missed messages reads the marks; one that cannot reach Redis goes on alone, and
 * tells the others when it can.
 */
export class Copies {
  readonly #id = randomUUID();
  readonly #redis: RedisLink;
  readonly #expiry: Expiry;
  readonly #reconnectTimeoutMs: number;
  readonly #queue: ChangeQueue;
  readonly #acknowledgements = new Acknowledgements();
  #untold: { tags: Set<string>; events: Announced[] } = { tags: new Set(), events: [] };
  /** Up to which time this copy has heard everything. */
  #heardUntil = 0;
  #dataName: string | null = null;
  #wasBehind = false;

  /**
   * @param queue Applies what this copy hears.
   * @param reconnectTimeoutMs How long an announcement waits for a Redis that was there a moment ago.
   */
  constructor(
    redis: RedisLink,
    expiry: Expiry,
    queue: ChangeQueue,
    reconnectTimeoutMs = RECONNECT_TIMEOUT_MS,
  ) {
    this.#redis = redis;
    this.#expiry = expiry;
    this.#queue = queue;
    this.#reconnectTimeoutMs = reconnectTimeoutMs;
    expiry.link(async (tags) => (await this.#tell(tags, null))?.time ?? null);
  }

  /** Connects. Resolves when this copy knows what the others know, or when Redis is not there. */
  open(): Promise<void> {
    return this.#redis.open({
      channels: new Map([
        [this.#key('changes'), (message) => this.#receive(message)],
        [this.#key(`done:${this.#id}`), (time) => this.#acknowledgements.add(time)],
      ]),
      onConnect: (client) => this.#catchUp(client),
      check: (client) => this.#check(client),
      onPause: () => this.#expiry.mark({ tags: new Map(), everything: this.#expiry.time + 1 }),
    });
  }

  /**
   * Tells every copy, this one included, what the content service has announced. Resolves when each has
   * applied it, or has had its time.
   */
  async announce(tags: readonly string[], event: Announced): Promise<void> {
    const sent = (await this.#tell(tags, event)) ?? (await this.#tellAgain(tags, event));
    if (!sent) return this.#queue.announce(tags, event);
    const missing = await this.#acknowledgements.wait(sent.time, sent.receivers);
    if (missing > 0) logWarning('copy-does-not-answer', { copies: missing });
  }

  async #tell(tags: readonly string[], event: Announced | null) {
    const change: Change = { from: this.#id, tags: [...tags], event };
    const sent = await this.#redis.run((client) => this.#publish(client, change));
    if (sent) return sent;
    const { tags: untold, events } = this.#untold;
    if (event) events.push(event);
    if (events.length > MAX_UNTOLD) events.shift();
    for (const tag of tags) untold.add(tag);
    return null;
  }

  // A Redis that is restarted is away for a second: it is worth waiting for.
  async #tellAgain(tags: readonly string[], event: Announced) {
    const isGone = (this.#redis.status.downSeconds ?? 0) > MAX_RESTART_SECONDS;
    if (isGone || !(await this.#redis.untilUp(this.#reconnectTimeoutMs))) return null;
    return this.#tell(tags, event);
  }

  async #publish(client: Redis, change: Change): Promise<{ time: number; receivers: number }> {
    const keys = [this.#key('clock'), this.#key('marks')];
    const message = [this.#key('changes'), JSON.stringify(change)];
    const values = [this.#expiry.time, ...message, ...change.tags];
    const answer: unknown = await client.eval(EXPIRE_SCRIPT, keys.length, ...keys, ...values);
    const [time, receivers] = Array.isArray(answer) ? answer.map(Number) : [];
    if (!time || receivers === undefined) throw new Error('Redis gave no time.');
    return { time, receivers };
  }

  #receive(message: string): void {
    const received = parseChange(message);
    if (!received) return;
    const { time, change } = received;
    const { tags, event } = change;
    void this.#queue.apply({ ...marksOf(tags, time), time, event }).then(() => {
      if (this.#redis.isUp) this.#heardUntil = Math.max(this.#heardUntil, time);
      if (event === null) return;
      void this.#redis.run((client) => client.publish(this.#key(`done:${change.from}`), `${time}`));
    });
  }

  // What expires meanwhile is told, too, before this copy counts as linked.
  async #catchUp(client: Redis): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      await this.#tellUntold(client);
      await this.#readMarks(client);
      if (this.#untold.tags.size === 0 && this.#expiry.time <= this.#heardUntil) break;
    }
    // Varnish stores nothing of a copy whose time is before that of a purge, and this copy may have purged
    // with a time that no other has.
    await this.#publish(client, { from: this.#id, tags: [], event: null });
  }

  async #tellUntold(client: Redis): Promise<void> {
    const { tags, events } = this.#untold;
    if (tags.size === 0) return;
    this.#untold = { tags: new Set(), events: [] };
    const event = events.length > 0 ? joinAnnounced(events) : null;
    try {
      await this.#publish(client, { from: this.#id, tags: [...tags], event });
    } catch (error) {
      for (const tag of tags) this.#untold.tags.add(tag);
      this.#untold.events.unshift(...events);
      throw error;
    }
  }

  async #readMarks(client: Redis): Promise<void> {
    const since = this.#heardUntil;
    const { time: now } = this.#expiry;
    const keys = [this.#key('clock'), this.#key('marks'), this.#key('data')];
    const values = [now, since, this.#id];
    const answer: unknown = await client.eval(CATCH_UP_SCRIPT, keys.length, ...keys, ...values);
    const [time, dataName, isOld, flat] = caughtUpSchema.parse(answer);
    const marks = new Map<string, number>();
    for (let index = 0; index < flat.length; index += 2) {
      marks.set(flat[index] ?? '', Number(flat[index + 1]));
    }
    const missed = [...marks].filter(([, at]) => at > since);
    // A copy that has had a time of its own has pages of that time: what it missed expires now.
    if (now > since) for (const [tag] of missed) marks.set(tag, time);
    const isFirst = this.#dataName === null;
    const everything = !isFirst && (isOld || dataName !== this.#dataName) ? time : 0;
    const isNothing = missed.length === 0 && everything === 0;
    const event = isFirst || isNothing ? null : joinAnnounced([]);
    await this.#queue.apply({ tags: marks, everything, time, event });
    this.#dataName = dataName;
    this.#heardUntil = time;
  }

  async #check(client: Redis): Promise<void> {
    const [, score = '0'] = await client.zrange(this.#key('marks'), '-1', '-1', 'WITHSCORES');
    const isBehind = Number(score) > this.#expiry.time && this.#queue.isIdle;
    const wasBehind = this.#wasBehind;
    this.#wasBehind = isBehind;
    if (!isBehind || !wasBehind) return;
    this.#wasBehind = false;
    throw new Error('a message was lost');
  }

  #key(name: string): string {
    return `${this.#redis.prefix}${name}`;
  }
}
