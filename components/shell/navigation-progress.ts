import { withoutTrailingSlashes } from '@/lib/routing/trailing-slashes';

/** A navigation that takes longer is announced (product reading of specification §2, Header). */
export const SLOW_AFTER_MS = 150;

/** Longer than any screen takes; a navigation that was given up leaves no overlay behind. */
const GIVE_UP_AFTER_MS = 20_000;

let isSlow = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * A navigation inside the site has started.
 *
 * @param target The address it leads to; relative to `from`.
 * @param from The address it starts at. Both on one screen: nothing is waited for.
 */
export function startNavigation(target: string, from: string): void {
  endNavigation();
  if (withoutFragment(target, from) === withoutFragment(from, from)) return;
  timer = setTimeout(() => {
    setSlow(true);
    timer = setTimeout(endNavigation, GIVE_UP_AFTER_MS - SLOW_AFTER_MS);
  }, SLOW_AFTER_MS);
}

/** The new screen is there, or the visitor has gone elsewhere. */
export function endNavigation(): void {
  clearTimeout(timer);
  setSlow(false);
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
