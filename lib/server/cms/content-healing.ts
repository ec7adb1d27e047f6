import 'server-only';
import { logInfo, logWarning } from '@/lib/server/ops/log';
import { singleFlight } from '@/lib/server/ops/single-flight';
import type { Expiry } from '@/lib/server/revalidation/expiry';
import {
  type Answer,
  BELIEVED_AFTER_MS,
  isOdd,
  isSame,
  isUnpublished,
  isUsable,
  type Moment,
  momentOf,
  pathOf,
  type Read,
  type Stored,
} from './answer';

/** How many reads ask whether the service answers again, and how many are asked at once when it does. */
const ROUND = { FIRST: 4, NEXT: 25 };

/** A service that loses entries of so many types without an event has lost its database, whatever it says. */
const MUCH = 3;

/** A read that was answered from the store because the service failed or said something odd. */
type Unhealed = {
  read: Read;
  /** Since when the service has said something odd each time, by a clock that nobody sets; `null`: it failed last. */
  oddSince: number | null;
  /** What it was answered; `null`: not always the same. */
  shown: Answer | null;
  /** Of the expiry, when it was answered so last. */
  generation: number;
};
type Healed = { read: Read; answer: Answer; moment: Moment };
/** How many reads the service has answered again, and the tags that expired. */
type Outcome = { reads: number; tags: readonly string[] };

/** What healing needs of the content store. */
type Store = {
  ask(read: Read): Promise<Answer>;
  load(read: Read): Promise<Stored | null>;
  save(read: Read, answer: Answer, moment: Moment): Promise<void>;
};

/**
 * The reads that were answered from the store although they should have been answered by the service,
 * and what repairs that when the service answers again.
 */
export class ContentHealing {
  readonly #store: Store;
  readonly #expiry: Expiry;
  readonly #unhealed = new Map<string, Unhealed>();
  #failingSince: number | null = null;

  constructor(store: Store, expiry: Expiry) {
    this.#store = store;
    this.#expiry = expiry;
  }

  /** Whether a read waits for the service to answer again, and the service has announced nothing of it since. */
  waitsFor({ url, tags }: Read): boolean {
    const unhealed = this.#unhealed.get(url);
    return unhealed !== undefined && !this.#expiry.hasEvent(tags, unhealed.generation);
  }

  /** Whether entries of several types are gone, which nobody has announced. */
  get hasLostMuch(): boolean {
    const odd = [...this.#unhealed.values()].filter(({ oddSince }) => oddSince !== null);
    return new Set(odd.map(({ read }) => pathOf(read.url))).size >= MUCH;
  }

  /** How many reads wait, and for how long the service has failed. */
  status(): { servedStale: number; failingSeconds: number | null } {
    const since = this.#failingSince;
    return {
      servedStale: this.#unhealed.size,
      failingSeconds: since === null ? null : Math.round((performance.now() - since) / 1000),
    };
  }

  /** Takes note of a read that was answered from the store, and of why. */
  note(read: Read, shown: Answer, reason: string, isOdd: boolean): void {
    if (this.#failingSince === null) {
      this.#failingSince = performance.now();
      logWarning('content-from-store', { path: pathOf(read.url), reason });
    }
    const before = this.#unhealed.get(read.url);
    this.#unhealed.set(read.url, {
      read,
      oddSince: before ? before.oddSince : isOdd ? performance.now() : null,
      shown: before && !isSame(before.shown, shown) ? null : shown,
      generation: this.#expiry.generation,
    });
  }

  /**
   * Asks the service again what it failed to answer, and stores what it answers now. Where that is
   * not what was answered meanwhile, what was rendered of it expires.
   */
  readonly heal = singleFlight(async (): Promise<Outcome> => {
    let rest = [...this.#unhealed.values()];
    const changed: Read[] = [];
    let reads = 0;
    while (rest.length > 0) {
      const round = rest.slice(0, reads === 0 ? ROUND.FIRST : ROUND.NEXT);
      rest = rest.slice(round.length);
      const answers = await Promise.all(round.map((unhealed) => this.#askAgain(unhealed)));
      const healed = answers.filter((one) => one !== null);
      reads += healed.length;
      // Nobody is at home: the others come first next time.
      if (reads === 0) break;
      changed.push(...(await this.#finish(healed)));
    }
    const waits = this.#unhealed.size;
    if (reads > 0) {
      logInfo('content-healed', { reads, changed: changed.length, waiting: waits });
    }
    if (waits === 0) this.#failingSince = null;
    return { reads, tags: tagsOf(changed) };
  });

  /**
   * Stores what the service has answered in one round: what is stored later may have changed meanwhile.
   *
   * @returns The reads whose answer has changed; their tags have expired.
   */
  async #finish(healed: readonly Healed[]): Promise<Read[]> {
    const { generation } = this.#expiry;
    const changed: Healed[] = [];
    const same: Healed[] = [];
    for (const one of healed) {
      const { read, answer, moment } = one;
      // It is asked for once more.
      if (this.#isOutdated(one) || this.#expiry.isExpired(read.tags, moment.time)) continue;
      const shown = this.#unhealed.get(read.url)?.shown ?? null;
      this.#unhealed.delete(read.url);
      (isSame(shown, answer) ? same : changed).push(one);
    }
    // A busy service that says the same again must not be asked for everything again.
    for (const { read, answer, moment } of same) await this.#store.save(read, answer, moment);
    const reads = changed.map(({ read }) => read);
    if (reads.length === 0) return reads;
    const moment = { time: await this.#expiry.expire(tagsOf(reads)), generation };
    for (const one of changed) {
      if (!this.#isOutdated(one)) await this.#store.save(one.read, one.answer, moment);
    }
    return reads;
  }

  /** Whether the service has announced a change of it since it was asked for. */
  #isOutdated({ read, moment }: Healed): boolean {
    return this.#expiry.hasEvent(read.tags, moment.generation);
  }

  /** `null` where the service does not answer, or what it says is not believed: it is asked again later. */
  async #askAgain(unhealed: Unhealed): Promise<Healed | null> {
    const { read, oddSince } = unhealed;
    const moment = momentOf(this.#expiry);
    try {
      const answer = await this.#store.ask(read);
      const stored = await this.#store.load(read);
      const isStrange = stored !== null && isOdd(this.#expiry, stored, answer, read);
      // A refusal that nothing announced is a fault, however often it is repeated: a renamed field, say.
      const isRefusal = stored && answer.status !== 200 && !isUnpublished(stored, answer);
      const isTooSoon = oddSince === null || performance.now() - oddSince < BELIEVED_AFTER_MS;
      const isDoubted = isStrange && (isTooSoon || isRefusal || this.hasLostMuch);
      if (isUsable(answer, read, stored) && !isDoubted) {
        const path = pathOf(read.url);
        if (isStrange) logWarning('content-shrank', { path, before: stored.entries });
        return { read, answer, moment };
      }
      this.#putLast({ ...unhealed, oddSince: isStrange ? (oddSince ?? performance.now()) : null });
    } catch {
      this.#putLast(unhealed);
    }
    return null;
  }

  /** What somebody was answered meanwhile counts. */
  #putLast(unhealed: Unhealed): void {
    const { url } = unhealed.read;
    const { shown, generation } = this.#unhealed.get(url) ?? unhealed;
    this.#unhealed.delete(url);
    this.#unhealed.set(url, { ...unhealed, shown, generation });
  }
}

function tagsOf(reads: readonly Read[]): string[] {
  return [...new Set(reads.flatMap(({ tags }) => tags))];
}
