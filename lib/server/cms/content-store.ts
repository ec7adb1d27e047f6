import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { isSlugTag } from '@/content-client';
import { errorMessage } from '@/lib/errors';
import { isYoungerThan } from '@/lib/server/ops/is-younger';
import { metrics } from '@/lib/server/ops/metrics';
import { observedFetch } from '@/lib/server/ops/observed-fetch';
import { readBody } from '@/lib/server/ops/read-body';
import { attemptToStore } from '@/lib/server/ops/store-failures';
import type { Expiry } from '@/lib/server/revalidation/expiry';
import {
  type Answer,
  countEntries,
  isDown,
  isOdd,
  isRefusal,
  isUsable,
  type Moment,
  momentOf,
  type Read,
  type Stored,
  toResponse,
} from './answer';
import { inBatches } from './article-batches';
import { ContentHealing } from './content-healing';
import { FALLBACK_TIMEOUT_MS } from './faults';
import { type KeyValueStore, parseStored } from './key-value-store';

const LIMITS = {
  /** How long an answer is current without an event: the specification's revalidation. */
  MAX_AGE_MS: 300_000,
  /** How long, where the service refuses what every service has: one that is being set up. */
  REFUSAL_MAX_AGE_MS: 2_000,
  FALLBACK_TIMEOUT_MS,
  /** How long, where the service has announced that the last good answer is old: it is there, but busy. */
  EVENT_TIMEOUT_MS: 4_000,
  /** How long the service is left alone after it did not answer. */
  DOWN_MS: 2_000,
  /** How long any request may take: where nothing is stored, or no visitor waits. */
  TIMEOUT_MS: 5_000,
  MAX_BYTES: 64 * 1024 * 1024,
  /** A longer one is a fault, and memory has no room for it: twenty at once would hold up every visitor. */
  MAX_ANSWER_BYTES: 32 * 1024 * 1024,
};

const savedAnswer = z.object({ status: z.number(), body: z.string() });

type Options = {
  store: KeyValueStore;
  expiry: Expiry;
  fetch?: typeof fetch;
  limits?: Partial<typeof LIMITS>;
};

/**
 * The last good answer of every read of the content service. A current answer is given at once;
 * another is asked for again; and where the service fails, the last good one is given, until the
 * service has answered again ({@link heal}). It survives the process.
 */
export class ContentStore {
  readonly #store: KeyValueStore;
  readonly #expiry: Expiry;
  readonly #limits: typeof LIMITS;
  readonly #memory: LRUCache<string, Stored>;
  /** The generation of each answer that memory has no room for: what was announced before does not explain it. */
  readonly #evicted = new Map<string, number>();
  /** URLs of what could not be stored, as on a full disk: {@link heal} tries it again. */
  readonly #unsaved = new Set<string>();
  readonly #running = new Map<string, { time: number; answer: Promise<Answer> }>();
  readonly #healing: ContentHealing;
  /** Until when the service is left alone, unless it has announced something since that generation. */
  #down = { until: 0, generation: 0 };
  readonly #send: typeof fetch;
  readonly #sendFresh: typeof fetch;

  constructor({ store, expiry, fetch: send, limits }: Options) {
    this.#store = store;
    this.#expiry = expiry;
    this.#limits = { ...LIMITS, ...limits };
    this.#healing = new ContentHealing(
      {
        ask: (read) => this.#ask(read, this.#limits.TIMEOUT_MS),
        load: (read) => this.#load(read),
        save: (read, answer, moment) => this.#save(read, answer, moment),
      },
      expiry,
    );
    this.#memory = new LRUCache({
      maxSize: this.#limits.MAX_BYTES,
      // One letter beyond Latin-1 makes a string take two bytes for each of its characters.
      sizeCalculation: ({ body }) => 2 * body.length + 1,
      // Only what had entries can lose them; anybody can ask for what has none.
      dispose: ({ generation, entries }, url, reason) => {
        if (reason === 'evict' && entries > 0) this.#evicted.set(url, generation);
      },
    });
    // A request that is shared by several renders belongs to none of them: the framework must not
    // see it as a part of the one that happened to come first.
    const outside = AsyncLocalStorage.snapshot();
    this.#send = send ?? observedFetch((input, init) => outside(() => fetch(input, init)));
    this.#sendFresh = inBatches(this.#send);
  }

  /** A `fetch` for reads; give it to the content client. */
  readonly fetch: typeof fetch = async (input, init) => {
    return toResponse(await this.#answer(toRead(input, init)));
  };

  /**
   * A `fetch` that asks the service in any case, and stores what it answers, unless that is odd: then
   * {@link heal} asks once more. Never falls back.
   */
  readonly fetchFresh: typeof fetch = async (input, init) => {
    const read = toRead(input, init);
    const moment = momentOf(this.#expiry);
    const answer = await this.#ask(read, this.#limits.TIMEOUT_MS, this.#sendFresh);
    const stored = await this.#load(read);
    if (!isUsable(answer, read, stored)) return toResponse(answer);
    if (stored && isOdd(this.#expiry, stored, answer, read)) {
      this.#healing.note(read, stored, 'shrank', true);
    } else await this.#save(read, answer, moment);
    return toResponse(answer);
  };

  /** A `fetch` that asks the store only. Rejects where it has nothing. */
  readonly fetchStored: typeof fetch = async (input, init) => {
    const stored = await this.#load(toRead(input, init));
    if (!stored) throw new Error('The store has no answer.');
    return toResponse(stored);
  };

  /** Removes the answer to a read, by its URL. */
  async remove(url: string): Promise<void> {
    this.#memory.delete(url);
    this.#evicted.delete(url);
    this.#unsaved.delete(url);
    await this.#store.delete(url);
  }

  /** How much is stored, and how many reads were answered from it since the service failed. */
  async status(): Promise<{ entries: number; servedStale: number; failingSeconds: number | null }> {
    return { entries: await this.#store.count(), ...this.#healing.status() };
  }

  /** Whether the service says that entries of several types are gone, which nobody has announced. */
  get hasLostMuch(): boolean {
    return this.#healing.hasLostMuch;
  }

  /**
   * Asks the service again what it failed to answer (`content-healing.ts`), and stores what could not be stored. Call it
   * every other second.
   *
   * @returns The tags that expired.
   */
  async heal(): Promise<readonly string[]> {
    await this.#writeUnsaved();
    const { reads, tags } = await this.#healing.heal();
    if (reads > 0) this.#down.until = 0;
    return tags;
  }

  async #answer(read: Read): Promise<Answer> {
    const { url, tags } = read;
    const stored = await this.#load(read);
    const isCurrent = stored !== null && this.#isCurrent(stored, read);
    const result = isCurrent ? 'hit' : stored ? 'stale' : 'miss';
    metrics().cacheResults.inc({ layer: 'content', result });
    if (isCurrent) return stored;
    if (stored && (this.#healing.waitsFor(read) || this.#isLeftAlone(read))) {
      return this.#fallBack(read, stored, 'unavailable');
    }
    const running = this.#running.get(url);
    if (running && !this.#expiry.isExpired(tags, running.time)) return running.answer;
    const answer = this.#askOrFallBack(read, stored);
    this.#running.set(url, { time: this.#expiry.readTime, answer });
    try {
      return await answer;
    } finally {
      if (this.#running.get(url)?.answer === answer) this.#running.delete(url);
    }
  }

  async #askOrFallBack(read: Read, stored: Stored | null): Promise<Answer> {
    const moment = momentOf(this.#expiry);
    try {
      const answer = await this.#ask(read, this.#timeoutFor(read, stored));
      if (!isUsable(answer, read, stored)) {
        if (!stored) return answer;
        if (isDown(answer)) this.#leaveAlone();
        return this.#fallBack(read, stored, `status ${answer.status}`);
      }
      if (stored && isOdd(this.#expiry, stored, answer, read)) {
        return this.#fallBack(read, stored, 'shrank', true);
      }
      await this.#save(read, answer, moment);
      return answer;
    } catch (error) {
      if (!stored) throw error;
      this.#leaveAlone();
      return this.#fallBack(read, stored, errorMessage(error));
    }
  }

  #leaveAlone(): void {
    const { generation } = this.#expiry;
    this.#down = { until: performance.now() + this.#limits.DOWN_MS, generation };
  }

  // A service that announces something is there.
  #isLeftAlone({ tags }: Read): boolean {
    const { until, generation } = this.#down;
    return performance.now() < until && !this.#expiry.hasEvent(tags, generation);
  }

  #timeoutFor({ tags }: Read, stored: Stored | null): number {
    const { TIMEOUT_MS, EVENT_TIMEOUT_MS, FALLBACK_TIMEOUT_MS } = this.#limits;
    if (!stored) return TIMEOUT_MS;
    const hasEvent = this.#expiry.hasEvent(tags, stored.generation);
    return Math.min(hasEvent ? EVENT_TIMEOUT_MS : FALLBACK_TIMEOUT_MS, TIMEOUT_MS);
  }

  #fallBack(read: Read, stored: Stored, reason: string, isOddAnswer = false): Answer {
    metrics().cacheResults.inc({ layer: 'content', result: 'fallback' });
    this.#healing.note(read, stored, reason, isOddAnswer);
    return stored;
  }

  async #ask({ url, init }: Read, timeoutMs: number, send = this.#send): Promise<Answer> {
    const signals = [...(init?.signal ? [init.signal] : []), AbortSignal.timeout(timeoutMs)];
    const response = await send(url, {
      ...init,
      cache: 'no-store',
      signal: AbortSignal.any(signals),
    });
    const { status, headers } = response;
    const body = await readBody(response, this.#limits.MAX_ANSWER_BYTES);
    if (body === null) throw new Error('the answer is too large');
    return { status, body, retryAfter: headers.get('retry-after') };
  }

  #isCurrent(stored: Stored, { tags }: Read): boolean {
    const { MAX_AGE_MS, REFUSAL_MAX_AGE_MS } = this.#limits;
    const maxAgeMs = isRefusal(stored, tags) ? REFUSAL_MAX_AGE_MS : MAX_AGE_MS;
    return isYoungerThan(maxAgeMs, stored.at) && !this.#expiry.isExpired(tags, stored.time);
  }

  async #load({ url }: Read): Promise<Stored | null> {
    const known = this.#memory.get(url);
    if (known) return known;
    const saved = parseStored(savedAnswer, await this.#store.get(url));
    // What was asked for meanwhile is newer.
    const newer = this.#memory.get(url);
    if (newer) return newer;
    if (saved === null) return null;
    const answer = { ...saved, retryAfter: null };
    // Nobody knows what happened since it was saved, by an earlier process perhaps: it is not current.
    const generation = this.#evicted.get(url) ?? 0;
    const stored = { ...answer, entries: countEntries(answer) ?? 0, at: 0, time: 0, generation };
    this.#evicted.delete(url);
    this.#memory.set(url, stored);
    return stored;
  }

  /** @param answer A usable one. */
  async #save({ url, tags }: Read, answer: Answer, moment: Moment): Promise<void> {
    const entries = countEntries(answer) ?? 0;
    const { status, body } = answer;
    const known = this.#memory.get(url);
    // It was asked for before what is there.
    if (known && known.time > moment.time) return;
    this.#memory.set(url, { ...answer, entries, at: Date.now(), ...moment });
    if (known?.body === body && known.status === status) return;
    // Anybody can ask for a slug that does not exist.
    if (!known && entries === 0 && tags.some(isSlugTag)) return;
    await this.#write(url, answer);
  }

  /** Until one cannot be stored again. */
  async #writeUnsaved(): Promise<void> {
    for (const url of this.#unsaved) {
      const known = this.#memory.peek(url);
      // The next answer is compared with what is stored.
      if (!known) this.#unsaved.delete(url);
      else if (!(await this.#write(url, known))) return;
    }
  }

  async #write(url: string, { status, body }: Answer): Promise<boolean> {
    // By its URL what is about articles that have gone is found (remove-articles.ts).
    const value = JSON.stringify({ url, status, body });
    const isStored = await attemptToStore(() => this.#store.set(url, value));
    // To the end: one that can never be stored keeps no other from it.
    this.#unsaved.delete(url);
    if (!isStored) this.#unsaved.add(url);
    return isStored;
  }
}

function toRead(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Read {
  const { next, ...rest } = { next: undefined, ...init };
  return { url: String(input), init: rest, tags: next?.tags ?? [] };
}
