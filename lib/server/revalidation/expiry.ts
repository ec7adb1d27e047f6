import 'server-only';
import { shared } from '@/lib/server/ops/shared-state';

/** Gets what has expired (`null`: everything), and the time of it. */
type Listener = (tags: readonly string[] | null, time: number) => Promise<unknown> | undefined;

/** Tells every copy of the site that tags have expired; returns when, `null` where they cannot be reached. */
type TellCopies = (tags: readonly string[]) => Promise<number | null>;

/** When tags have expired; whatever began before `everything` has expired, too (0: nothing). */
export type Marks = { tags: ReadonlyMap<string, number>; everything: number };

/** Tags that expire together. */
export function marksOf(tags: readonly string[], time: number): Marks {
  return { tags: new Map(tags.map((tag) => [tag, time])), everything: 0 };
}

/**
 * Which tags have expired, and when: the clock of every cache. Its time is a number that each expiry
 * increases, so what began before an expiry and ends after it is known for what it is: old. Copies of
 * the site that are linked have one time; a copy is at a time when it has applied every expiry up to it.
 */
export class Expiry {
  #time = 0;
  #announcedTime = 0;
  #lastNextTime = 0;
  #generation = 0;
  #everythingAt = 0;
  #tellCopies: TellCopies | null = null;
  readonly #expiredAt = new Map<string, number>();
  readonly #eventAt = new Map<string, number>();
  readonly #listeners: Listener[] = [];

  /** The present; pass it to {@link isExpired} later. All linked copies understand it. */
  get time(): number {
    return this.#time;
  }

  /** The time of a read of the content service that begins now: it sees what was announced, before that has expired. */
  get readTime(): number {
    return Math.max(this.#time, this.#announcedTime);
  }

  /** How many expiries and events this process has seen; pass it to {@link hasEvent} later. */
  get generation(): number {
    return this.#generation;
  }

  /** Shares the time with other copies. */
  link(tellCopies: TellCopies): void {
    this.#tellCopies = tellCopies;
  }

  /**
   * Notes that the content service has announced a change of what has these tags.
   *
   * @param time At which they will expire: a read that begins now is not older.
   */
  announce(tags: readonly string[], time: number): void {
    this.#generation += 1;
    this.#announcedTime = Math.max(this.#announcedTime, time);
    for (const tag of tags) this.#eventAt.set(tag, this.#generation);
  }

  /**
   * Expires everything with one of these tags: at once where no other copy must be told. Resolves when
   * every cache of this process has dropped it and no response that began before is still being made.
   *
   * @param tags Tags of content (content-client/tags.ts).
   * @returns The time of the expiry.
   */
  async expire(tags: readonly string[]): Promise<number> {
    const shared = this.#tellCopies && (await this.#tellCopies(tags));
    const time = shared ?? this.nextTime();
    // What other copies have announced before may not have been applied yet.
    if (shared === null) this.advance(time);
    await this.mark(marksOf(tags, time));
    return time;
  }

  /** The time of an expiry of this copy alone; it follows the clock, so that a restart does not turn it back. */
  nextTime(): number {
    // Two changes of one millisecond have two times: a read may see the first alone.
    const last = Math.max(this.#time, this.#lastNextTime);
    this.#lastNextTime = Math.max(last + 1, Date.now() * 1000);
    return this.#lastNextTime;
  }

  /** Says that every expiry up to a time has been applied. */
  advance(time: number): void {
    this.#time = Math.max(this.#time, time);
  }

  /** Applies expiries; resolves as {@link expire} does. */
  async mark({ tags, everything }: Marks): Promise<void> {
    this.#generation += 1;
    this.#everythingAt = Math.max(this.#everythingAt, everything);
    for (const [tag, time] of tags) {
      this.#expiredAt.set(tag, Math.max(time, this.#expiredAt.get(tag) ?? 0));
    }
    const expired = everything > 0 ? null : [...tags.keys()];
    const time = Math.max(everything, ...tags.values());
    await Promise.all(this.#listeners.map((listener) => listener(expired, time)));
  }

  /** Whether one of the tags has expired since that time. */
  isExpired(tags: readonly string[], since: number): boolean {
    if (this.#everythingAt > since) return true;
    return tags.some((tag) => (this.#expiredAt.get(tag) ?? 0) > since);
  }

  /** Whether the content service has announced a change of one of the tags since that generation. */
  hasEvent(tags: readonly string[], since: number): boolean {
    return tags.some((tag) => (this.#eventAt.get(tag) ?? 0) > since);
  }

  /** Calls the listener at each expiry, which waits for it. */
  onExpire(listener: Listener): void {
    this.#listeners.push(listener);
  }
}

/** The expiry of this process. */
export const expiry = shared('expiry', () => new Expiry());
