import 'server-only';
import { ALL_TAGS } from '@/content-client';
import { attempt } from '@/lib/server/ops/log';
import { type Announced, joinAnnounced } from './change';
import { type Expiry, type Marks, marksOf } from './expiry';

// What fails keeps neither the pages of this change nor the changes after it.
const NOT_FOLLOWED = 'change-not-followed';

/** What a copy has to apply. */
type Pending = Marks & {
  /** All of it was at this time or before. */
  time: number;
  /** What the content service announced; `null`: nothing. */
  event: Announced | null;
};

/** What else a change of content alters, beside the caches. */
export type ChangeHandler = {
  /** Reads what has changed, before anything is rendered from it. */
  before: (event: Announced, tags: readonly string[]) => Promise<unknown>;
  /** Brings up to date what no page is rendered from, while pages are rendered. */
  after: (tags: readonly string[]) => Promise<unknown>;
};

type Item = Pending & { done: () => void };

/**
 * Applies changes in their order: after one of them this copy is at its time. What arrives while one
 * is being applied is applied together, so a hundred changes are read at once.
 */
export class ChangeQueue {
  readonly #expiry: Expiry;
  #handler: ChangeHandler | null = null;
  #waiting: Item[] = [];
  #isRunning = false;

  constructor(expiry: Expiry) {
    this.#expiry = expiry;
  }

  /** Whether nothing is left to apply. */
  get isIdle(): boolean {
    return !this.#isRunning;
  }

  /** Says how changes are applied beside the caches. */
  onChange(handler: ChangeHandler): void {
    this.#handler = handler;
  }

  /** Applies what the content service has announced, where no other copy hears of it. */
  announce(tags: readonly string[], event: Announced): Promise<void> {
    const time = this.#expiry.nextTime();
    return this.apply({ ...marksOf(tags, time), time, event });
  }

  /** Applies a change after those before it. */
  apply(pending: Pending): Promise<void> {
    // What a change before it reads of it is not taken for one that nobody announced.
    if (pending.event) this.#expiry.announce(namesOf([pending]), pending.time);
    return new Promise((done) => {
      this.#waiting.push({ ...pending, done });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const items = this.#waiting.splice(0);
      await this.#applyAll(items);
      for (const { done } of items) done();
    }
    this.#isRunning = false;
  }

  async #applyAll(items: readonly Item[]): Promise<void> {
    const everything = Math.max(...items.map((item) => item.everything));
    const tags = new Map(items.flatMap((item) => [...item.tags]));
    const names = namesOf(items);
    const events = items.flatMap(({ event }) => event ?? []);
    const last = Math.max(...items.map(({ time }) => time));
    // A copy has connected: all have its time.
    if (names.length === 0 && events.length === 0) return this.#expiry.advance(last);
    if (events.length > 0) {
      await attempt(NOT_FOLLOWED, () => this.#handler?.before(joinAnnounced(events), names));
    }
    // A copy that was alone has a time of its own, and pages of that time.
    const isLate = this.#expiry.time >= last;
    const time = isLate ? this.#expiry.time + 1 : last;
    const marked = this.#expiry.mark({
      tags: isLate ? marksOf([...tags.keys()], time).tags : tags,
      everything: isLate && everything > 0 ? time : everything,
    });
    this.#expiry.advance(time);
    // The tags have expired; what follows need not wait for the pages.
    const followed =
      events.length > 0 ? attempt(NOT_FOLLOWED, () => this.#handler?.after(names)) : undefined;
    await Promise.all([attempt(NOT_FOLLOWED, () => marked), followed]);
  }
}

/** The tags of all that expires. */
function namesOf(pending: readonly Pending[]): string[] {
  const all = pending.flatMap(({ tags, everything }) => [
    ...tags.keys(),
    ...(everything > 0 ? ALL_TAGS : []),
  ]);
  return [...new Set(all)];
}
