import { LRUCache } from 'lru-cache';
import { withReadSearch } from '@/lib/routing/read-search';

/** Pages whose last response could be stored. */
const MAX_PAGES = 10_000;

type Running = { generation: number; over: Promise<void> };

/**
 * Collapses requests (RFC 9111, section 4): while one request has a page rendered and stored, others for
 * the same page wait for it. Only for pages whose last response could be stored; what is made for each
 * visitor is not waited for.
 */
export class RequestCollapser {
  readonly #pages = new LRUCache<string, true>({ max: MAX_PAGES });
  readonly #running = new Map<string, Running>();

  /** Notes whether a response could be stored. */
  note(url: string, isStored: boolean): void {
    const page = withReadSearch(url, false);
    if (isStored) this.#pages.set(page, true);
    else this.#pages.delete(page);
  }

  /**
   * Resolves when the response that is being made for this address is stored, or cannot be.
   *
   * @param generation By the expiry; a response that began before the last change is not waited for.
   * @returns `null` where there is none.
   */
  wait(url: string, generation: number): Promise<void> | null {
    const running = this.#running.get(withReadSearch(url, false));
    return running?.generation === generation ? running.over : null;
  }

  /**
   * Says that a response is being made.
   *
   * @param over Resolves when it is stored, or cannot be.
   */
  lead(url: string, generation: number, over: Promise<void>): void {
    const page = withReadSearch(url, false);
    if (!this.#pages.get(page)) return;
    const running = { generation, over };
    this.#running.set(page, running);
    void over.then(() => {
      if (this.#running.get(page) === running) this.#running.delete(page);
    });
  }
}
