import { ContentError } from './errors';

/**
 * What this client uses beyond the specification, where a service offers it: the menu items without
 * a parent, the articles of a type, redirects, the log of paths that were not found.
 */
export type Addition = 'parent of menu items' | 'types of articles' | 'redirects' | 'not-found log';

/** For this long an addition that the service lacks is not tried again. */
const MISSING_TTL_MS = 300_000;

/** A key, a type or a method that the service does not know. */
const UNKNOWN_STATUSES = [400, 404, 405];

export type Additions = {
  /**
   * Runs `withAddition`; where the service does not know the addition, `plain`, which needs only
   * what the specification names. Throws what else went wrong: an outage is never taken for a
   * missing addition.
   */
  use<T>(
    addition: Addition,
    withAddition: () => Promise<T>,
    plain: () => Promise<T> | T,
  ): Promise<T>;
};

export function createAdditions(): Additions {
  const missingUntil = new Map<Addition, number>();
  return {
    async use(addition, withAddition, plain) {
      if (Date.now() < (missingUntil.get(addition) ?? 0)) return plain();
      try {
        return await withAddition();
      } catch (error) {
        if (!isUnknown(error)) throw error;
        // A request that is wrong for another reason is refused in its plain form as well.
        const result = await plain();
        missingUntil.set(addition, Date.now() + MISSING_TTL_MS);
        return result;
      }
    },
  };
}

function isUnknown(error: unknown): boolean {
  return (
    error instanceof ContentError &&
    error.status !== null &&
    UNKNOWN_STATUSES.includes(error.status)
  );
}
