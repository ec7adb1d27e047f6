import 'server-only';
import { LRUCache } from 'lru-cache';

const LIMITS = {
  /** How long a copy may take to apply a change. */
  TIMEOUT_MS: 5_000,
  /** How long, after a copy did not answer in that time. */
  SHORT_TIMEOUT_MS: 1_000,
  MAX_CHANGES: 1_000,
};

type Pending = { count: number; check: () => void };

/** Counts which copies have applied a change. */
export class Acknowledgements {
  readonly #limits: typeof LIMITS;
  /** By the time of the change; the first may come before anybody waits. */
  readonly #pending: LRUCache<string, Pending>;
  #hasMissing = false;

  constructor(limits: Partial<typeof LIMITS> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#pending = new LRUCache({ max: this.#limits.MAX_CHANGES });
  }

  /** Notes that a copy has applied the change of that time. */
  add(time: string): void {
    const pending = this.#find(time);
    pending.count += 1;
    pending.check();
  }

  /**
   * Waits until so many copies have applied a change.
   *
   * @returns How many did not in good time.
   */
  async wait(time: number, copies: number): Promise<number> {
    const pending = this.#find(String(time));
    const { TIMEOUT_MS, SHORT_TIMEOUT_MS } = this.#limits;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#hasMissing ? SHORT_TIMEOUT_MS : TIMEOUT_MS);
      pending.check = () => {
        if (pending.count < copies) return;
        clearTimeout(timer);
        resolve();
      };
      pending.check();
    });
    this.#pending.delete(String(time));
    this.#hasMissing = pending.count < copies;
    return Math.max(0, copies - pending.count);
  }

  #find(time: string): Pending {
    const known = this.#pending.get(time);
    if (known) return known;
    const created = { count: 0, check: () => {} };
    this.#pending.set(time, created);
    return created;
  }
}
