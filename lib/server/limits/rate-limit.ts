import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { z } from 'zod';
import { errorName } from '@/lib/errors';
import { env } from '@/lib/server/ops/env';
import { logWarning } from '@/lib/server/ops/log';
import { redis } from '@/lib/server/ops/redis';
import { shared } from '@/lib/server/ops/shared-state';

export type LimitResult = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

const ALLOWED: LimitResult = { isAllowed: true };

/** By its form: each bundle of the process has a class of its own, and they share the limiters. */
const refusalSchema = z.object({ msBeforeNext: z.number() });

const TOKEN_SECONDS = 3 * 60 * 60;
const TOKENS_PER_MESSAGE = 10;
// Longer than a preview is valid, and a link that leaving it closes.
const PREVIEW_SECONDS = 3 * 60 * 60;
/** Four a second, which is faster than anybody reads; an office of several shares them. */
const SUGGESTIONS = { points: 240, duration: 60 };

export type LimitName = keyof ReturnType<typeof limitsFromSettings>;

function limitsFromSettings() {
  const settings = env();
  const duration = settings.FORM_LIMIT_SECONDS;
  const rendered = { points: settings.SEARCH_LIMIT_PER_MINUTE, duration: 60 };
  return {
    address: { points: settings.FORM_LIMIT_PER_ADDRESS, duration },
    global: { points: settings.FORM_LIMIT_GLOBAL, duration },
    reserve: { points: settings.FORM_LIMIT_RESERVE, duration },
    token: { points: 1, duration: TOKEN_SECONDS },
    'token-issue': { points: settings.FORM_LIMIT_PER_ADDRESS * TOKENS_PER_MESSAGE, duration },
    'preview-left': { points: 1, duration: PREVIEW_SECONDS },
    suggestions: SUGGESTIONS,
    uncached: rendered,
    invented: rendered,
    'missing-images': rendered,
    mail: { points: 1, duration: Math.max(1, Math.ceil(settings.MAIL_THROTTLE_MS / 1000)) },
  };
}

const limits = shared('limits', () => ({
  ofThisCopy: new Map<LimitName, RateLimiterMemory>(),
  ofAllCopies: new Map<LimitName, RateLimiterRedis>(),
}));

/** Runs what it is given as if it belonged to no request. */
const outsideRequests = shared('outside-requests', () => AsyncLocalStorage.snapshot());

/** To be called at the start: who is first to ask belongs to no request. */
export function prepareLimits(): void {
  outsideRequests();
}

/**
 * Counts one use of `key`. Counts are in memory, or in Redis where REDIS_URL is set, so that
 * several copies of the site share them. A limiter that fails lets everything through: a lead is
 * worth more than a limit.
 */
export function countUse(name: LimitName, key: string): Promise<LimitResult> {
  return orWhereItFails(name, ALLOWED, async () => {
    try {
      // The timer of a counter runs for hours: begun in a request, it would hold it, and all that was rendered for it.
      await outsideRequests()(() => limiter(name).consume(key));
      return ALLOWED;
    } catch (error) {
      const refusal = refusalSchema.safeParse(error);
      if (!refusal.success) throw error;
      return toRefusal(refusal.data);
    }
  });
}

/** Whether another use of `key` would be allowed, without counting it; yes, where the limiter fails. */
export function askForUse(name: LimitName, key: string): Promise<LimitResult> {
  return orWhereItFails(name, ALLOWED, async () => {
    const used = await limiter(name).get(key);
    return used === null || used.remainingPoints > 0 ? ALLOWED : toRefusal(used);
  });
}

/** Clears the uses of `key`: what they were counted for has not happened. */
export async function clearUses(name: LimitName, key: string): Promise<void> {
  await orWhereItFails(name, false, () => limiter(name).delete(key));
}

/** Whether `key` was counted before; no, where the limiter fails. */
export function wasUsed(name: LimitName, key: string): Promise<boolean> {
  return orWhereItFails(name, false, async () => (await limiter(name).get(key)) !== null);
}

async function orWhereItFails<T>(limit: LimitName, fallback: T, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    logWarning('limiter-failed', { limit, reason: errorName(error) });
    return fallback;
  }
}

function toRefusal({ msBeforeNext }: { msBeforeNext: number }): LimitResult {
  return { isAllowed: false, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) };
}

function limiter(name: LimitName): RateLimiterAbstract {
  const link = redis();
  // While Redis is not used this copy counts alone: to one that hangs, each count would wait for a second.
  if (!link?.isUp || !link.client) return limiterOfThisCopy(name);
  const { ofAllCopies } = limits();
  const known = ofAllCopies.get(name);
  if (known) return known;
  const created = new RateLimiterRedis({
    ...limitsFromSettings()[name],
    // Several sites may share one Redis: a flood of one is no reason to refuse the visitors of another.
    keyPrefix: `${link.prefix}form-${name}`,
    storeClient: link.client,
    // Redis may be slow or down: then the counts of this copy alone apply.
    insuranceLimiter: limiterOfThisCopy(name),
    rejectIfRedisNotReady: true,
  });
  ofAllCopies.set(name, created);
  return created;
}

function limiterOfThisCopy(name: LimitName): RateLimiterMemory {
  const { ofThisCopy } = limits();
  const known = ofThisCopy.get(name);
  if (known) return known;
  const created = new RateLimiterMemory({ ...limitsFromSettings()[name], keyPrefix: name });
  ofThisCopy.set(name, created);
  return created;
}
