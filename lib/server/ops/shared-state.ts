import 'server-only';

/**
 * What the parts of one process share. The framework bundles the pages, the route handlers and the
 * start hook, and the build bundles the server and the cache handler: each bundle has modules of its
 * own, and only `globalThis` is common to them. A module that shares something adds it to this
 * interface and reaches it through {@link shared}.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules that share something add to it.
export interface SharedState {}

declare global {
  var sharedState: Partial<SharedState> | undefined;
}

/** The one object of this process with that name; the first bundle that asks creates it. */
export function shared<K extends keyof SharedState>(
  name: K,
  create: () => SharedState[K],
): SharedState[K] {
  globalThis.sharedState ??= {};
  const state = globalThis.sharedState;
  const known = state[name];
  if (known !== undefined) return known;
  const created = create();
  state[name] = created;
  return created;
}
