import { LRUCache } from 'lru-cache';
import { withReadSearch } from '@/lib/routing/read-search';

/** Paths whose last response could be stored. */
const MAX_PATHS = 10_000;

type Running = { generation: number; over: Promise<void> };

/**
 * Collapses requests (RFC 9111, section 4): while one request has a page rendered and stored, others for
 * the same page wait for it. Only for paths whose last response could be stored; what is made for each
 * visitor is not waited for.
 */
export class RequestCollapser {
  /** Whether the search string makes another page, by path. */
  readonly #paths = new LRUCache<string, boolean>({ max: MAX_PATHS });
  readonly #running = new Map<string, Running>();

  /**
   * Notes what the cache did with a response.
   *
   * @param isSearchIgnored `null`: it could not be stored.
   */
  note(url: string, isSearchIgnored: boolean | null): void {
    const path = pathOf(url);
    if (isSearchIgnored === null) this.#paths.delete(path);
    else this.#paths.set(path, isSearchIgnored);
  }

  /**
   * Resolves when the response that is being made for this address is stored, or cannot be.
   *
   * @param generation By the expiry; a response that began before the last change is not waited for.
   * @returns `null` where there is none.
   */
  wait(url: string, generation: number): Promise<void> | null {
    const key = this.#keyOf(url);
    const running = key === null ? undefined : this.#running.get(key);
    return running?.generation === generation ? running.over : null;
  }

  /** Says that a response is being made; call what it returns when it is stored, or cannot be. */
  lead(url: string, generation: number): () => void {
    const key = this.#keyOf(url);
    if (key === null) return () => {};
    let resolve = () => {};
    const over = new Promise<void>((done) => {
      resolve = done;
    });
    const running = { generation, over };
    this.#running.set(key, running);
    return () => {
      if (this.#running.get(key) === running) this.#running.delete(key);
      resolve();
    };
  }

  #keyOf(url: string): string | null {
    const isSearchIgnored = this.#paths.get(pathOf(url));
    if (isSearchIgnored === undefined) return null;
    return isSearchIgnored ? pathOf(url) : withReadSearch(url, false);
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}
