import 'server-only';
import { shared } from '@/lib/server/ops/shared-state';

type Listener = (tags: readonly string[]) => Promise<unknown> | undefined;

/**
 * Which tags have expired, and when: the clock of every cache of this process. Its time is a number
 * that each expiry increases, so what began before an expiry and ends after it is known for what it
 * is: old.
 */
export class Expiry {
  #time = 0;
  readonly #expiredAt = new Map<string, number>();
  readonly #eventAt = new Map<string, number>();
  readonly #listeners: Listener[] = [];

  /** The present; pass it to {@link isExpired} later. */
  get time(): number {
    return this.#time;
  }

  /** Notes that the content service has announced a change of what has these tags. */
  announce(tags: readonly string[]): void {
    this.#time += 1;
    for (const tag of tags) this.#eventAt.set(tag, this.#time);
  }

  /**
   * Expires everything with one of these tags. Resolves when every cache has dropped it and no
   * response that began before is still being made.
   *
   * @param tags Tags of content (content-client/tags.ts).
   */
  async expire(tags: readonly string[]): Promise<void> {
    this.#time += 1;
    for (const tag of tags) this.#expiredAt.set(tag, this.#time);
    await Promise.all(this.#listeners.map((listener) => listener(tags)));
  }

  /** Whether one of the tags has expired since that time. */
  isExpired(tags: readonly string[], since: number): boolean {
    return tags.some((tag) => (this.#expiredAt.get(tag) ?? 0) > since);
  }

  /** Whether the content service has announced a change of one of the tags since that time. */
  hasEvent(tags: readonly string[], since: number): boolean {
    return tags.some((tag) => (this.#eventAt.get(tag) ?? 0) > since);
  }

  /** Calls the listener at each expiry, which waits for it. */
  onExpire(listener: Listener): void {
    this.#listeners.push(listener);
  }
}

declare module '@/lib/server/ops/shared-state' {
  interface SharedState {
    expiry: Expiry;
  }
}

/** The expiry of this process. */
export function expiry(): Expiry {
  return shared('expiry', () => new Expiry());
}
