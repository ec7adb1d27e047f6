import { withoutTrailingSlashes } from '@/lib/routing/trailing-slashes';

/** A navigation that takes longer is announced (product reading of specification §2, Header). */
export const SLOW_AFTER_MS = 150;

/** Longer than any screen takes: the line hangs, or a script came that is none. */
const GIVE_UP_AFTER_MS = 20_000;

let isSlow = false;
let hasStarted = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * A navigation inside the site has started. One that takes too long is left to the browser, which tries
 * by a new request, and says so where that fails, too.
 *
 * @param target The address it leads to; relative to `from`.
 * @param from The address it starts at. Both on one screen: nothing is waited for.
 */
export function startNavigation(target: string, from: string): void {
  endNavigation();
  hasStarted = true;
  if (withoutFragment(target, from) === withoutFragment(from, from)) return;
  timer = setTimeout(() => {
    setSlow(true);
    timer = setTimeout(() => {
      endNavigation();
      window.location.assign(target);
    }, GIVE_UP_AFTER_MS - SLOW_AFTER_MS);
  }, SLOW_AFTER_MS);
}

/** The new screen is there, or the visitor has gone elsewhere. */
export function endNavigation(): void {
  clearTimeout(timer);
  setSlow(false);
}

/** Whether the screen may be another one than the page was loaded with. */
export function hasNavigated(): boolean {
  return hasStarted;
}

/** Whether a navigation takes longer than {@link SLOW_AFTER_MS}. */
export function isNavigationSlow(): boolean {
  return isSlow;
}

/** Calls `listener` after each change of {@link isNavigationSlow}; returns what ends that. */
export function subscribeToNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSlow(isSlowNow: boolean): void {
  if (isSlow === isSlowNow) return;
  isSlow = isSlowNow;
  for (const listener of listeners) listener();
}

function withoutFragment(target: string, base: string): string {
  const { origin, pathname, search } = new URL(target, base);
  return origin + withoutTrailingSlashes(pathname) + search;
}
