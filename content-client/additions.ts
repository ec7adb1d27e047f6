import { ADDED_TYPES, type AddedType } from './added-types';
import { ContentError } from './errors';

/**
 * What this client uses beyond the specification, where a service offers it: the whole menu in one
 * answer, the menu items without a parent, the articles of a type and the types of an article, the log of
 * paths that were not found, where a submission came from, the outbox of submissions, and added types.
 */
export type Addition =
  | (typeof READ_OTHERWISE)[number]
  | AddedType
  | 'not-found log'
  | 'source of submissions'
  | 'outbox';

/** Their plain form is another read, whose answer says as much. */
const READ_OTHERWISE = [
  'menu tree',
  'parent of menu items',
  'types of articles',
  'types of an article',
  'types of listed articles',
] as const;

/** For this long an addition that the service lacks is not tried again. */
const MISSING_TTL_MS = 300_000;
/** For this long, where the service fails and only its plain form is stored: a failed read takes seconds. */
const NOT_STORED_TTL_MS = 30_000;

const IS_READ_OTHERWISE: ReadonlySet<Addition> = new Set(READ_OTHERWISE);

/** What an earlier version of this client has stored of an article that has not changed since. */
const MAY_BE_STORED_PLAIN: Addition = 'types of an article';

/** Nor does a token that was made by hand allow what is not in the specification; all else is refused in its plain form as well. */
const MAY_BE_FORBIDDEN: ReadonlySet<string> = new Set([
  ...Object.keys(ADDED_TYPES),
  ...READ_OTHERWISE,
]);

/** They are routes of their own: that one refuses what it is sent says nothing about whether it is there. */
const ROUTES: ReadonlySet<Addition> = new Set(['not-found log', 'outbox']);

/** A type or a method that the service does not know. */
const UNKNOWN_TYPE = [404, 405];
/** A key in a query or a body that it does not know. */
const UNKNOWN_KEY = 400;
/** A type or a route that the token may not read. */
const NOT_ALLOWED = 403;

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
  /** Whether the service said of an addition, when it was last asked, that it does not know it. */
  lacks(addition: Addition): boolean;
};

export function createAdditions(): Additions {
  // Not by the time of day, which may be set back.
  const missingUntil = new Map<Addition, number>();
  const offered = new Set<Addition>();
  const unknown = new Set<Addition>();
  return {
    lacks: (addition) => unknown.has(addition),

    async use(addition, withAddition, plain) {
      if (performance.now() < (missingUntil.get(addition) ?? 0)) return plain();
      try {
        const result = await withAddition();
        // A single type that responds 404 may be one that the service does not know.
        if (result !== null) offered.add(addition);
        unknown.delete(addition);
        return result;
      } catch (error) {
        const isMissing = isOfAnother(error) && !offered.has(addition);
        if (isMissing || isUnknown(error, addition)) {
          offered.delete(addition);
          // A request that is wrong for another reason is refused in its plain form as well.
          const result = await plain();
          missingUntil.set(addition, performance.now() + MISSING_TTL_MS);
          // What is only kept from this token may be there.
          if (!isForbidden(error)) unknown.add(addition);
          return result;
        }
        // Nobody knows yet what the service offers, but the plain form may have been stored; what the
        // service lacked when it last answered, it lacks while it is down.
        const isOpen =
          addition === MAY_BE_STORED_PLAIN ||
          (!offered.has(addition) &&
            (IS_READ_OTHERWISE.has(addition) || missingUntil.has(addition)));
        if (!isOpen || !(error instanceof ContentError)) throw error;
        const result = await orElse(plain, error);
        missingUntil.set(addition, performance.now() + NOT_STORED_TTL_MS);
        return result;
      }
    },
  };
}

/**
 * Whether an error says that the service lacks a type beyond the specification, has another one of that
 * name, or does not show it to the site.
 */
export function isTypeMissing(error: unknown): error is ContentError {
  const status = error instanceof ContentError ? error.status : null;
  return status !== null && [UNKNOWN_KEY, NOT_ALLOWED, ...UNKNOWN_TYPE].includes(status);
}

async function orElse<T>(plain: () => Promise<T> | T, error: unknown): Promise<T> {
  try {
    return await plain();
  } catch {
    throw error;
  }
}

/** JSON that is not the addition's: of a service that responds to all addresses alike. What is no JSON comes from a proxy. */
function isOfAnother(error: unknown): boolean {
  return error instanceof ContentError && error.kind === 'malformed' && error.status === null;
}

function isForbidden(error: unknown): boolean {
  return error instanceof ContentError && error.status === NOT_ALLOWED;
}

function isUnknown(error: unknown, addition: Addition): boolean {
  if (!(error instanceof ContentError) || error.status === null) return false;
  if (error.status === UNKNOWN_KEY) return !ROUTES.has(addition);
  if (isForbidden(error)) return MAY_BE_FORBIDDEN.has(addition);
  return UNKNOWN_TYPE.includes(error.status);
}
