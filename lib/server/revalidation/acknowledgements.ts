import 'server-only';
import { EventEmitter, once } from 'node:events';
import { LRUCache } from 'lru-cache';

const LIMITS = {
  /** How long a copy may take to apply a change. */
  TIMEOUT_MS: 5_000,
  /** How long, after a copy did not answer in that time. */
  SHORT_TIMEOUT_MS: 1_000,
  MAX_CHANGES: 1_000,
};

/** Counts which copies have applied a change. */
export class Acknowledgements {
  readonly #limits: typeof LIMITS;
  /** By the time of the change; the first may come before anybody waits. */
  readonly #counts: LRUCache<string, number>;
  /** Any number of changes may be waited for at once. */
  readonly #added = new EventEmitter().setMaxListeners(0);
  #hasMissing = false;

  constructor(limits: Partial<typeof LIMITS> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#counts = new LRUCache({ max: this.#limits.MAX_CHANGES });
  }

  /** Notes that a copy has applied the change of that time. */
  add(time: string): void {
    this.#counts.set(time, this.#countOf(time) + 1);
    this.#added.emit('added');
  }

  /**
   * Waits until so many copies have applied a change.
   *
   * @returns How many did not in good time.
   */
  async wait(time: number, copies: number): Promise<number> {
    const name = String(time);
    const { TIMEOUT_MS, SHORT_TIMEOUT_MS } = this.#limits;
    const signal = AbortSignal.timeout(this.#hasMissing ? SHORT_TIMEOUT_MS : TIMEOUT_MS);
    while (this.#countOf(name) < copies && !signal.aborted) {
      await once(this.#added, 'added', { signal }).catch(() => null);
    }
    const missing = Math.max(0, copies - this.#countOf(name));
    this.#counts.delete(name);
    this.#hasMissing = missing > 0;
    return missing;
  }

  #countOf(time: string): number {
    return this.#counts.get(time) ?? 0;
  }
}
