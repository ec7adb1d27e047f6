import 'server-only';
import type { MenuItem, Redirect } from '@/content-client';
import { attempt } from '@/lib/server/ops/log';
import { shared } from '@/lib/server/ops/shared-state';

/** A list in which paths are looked up. */
class KnownList<T> {
  /** `null` while it is not known. */
  entries: readonly T[] | null = null;
  /** How many reads of it have begun. */
  #begun = 0;
  /** The latest of them that is over. */
  #over = 0;

  /**
   * Reads the list. What it says counts unless a read that began later is over. Never rejects.
   *
   * @param failure The line in the log where it could not be read.
   * @returns Whether it could be read.
   */
  learn(failure: string, read: () => Promise<readonly T[]>): Promise<boolean> {
    this.#begun += 1;
    const begun = this.#begun;
    return attempt(failure, async () => {
      const entries = await read();
      if (begun < this.#over) return;
      this.#over = begun;
      this.entries = entries;
    });
  }
}

/** What is known of paths without asking, beside the articles. */
export const knownLists = shared('knownLists', () => ({
  redirects: new KnownList<Redirect>(),
  menu: new KnownList<MenuItem>(),
  /** Paths of the pages of services, case studies and vacancies. */
  proofPaths: new KnownList<string>(),
}));
