import 'server-only';

declare global {
  // biome-ignore lint/suspicious/noExplicitAny: what a name stands for has the type of its one `create`.
  var sharedState: Record<string, any> | undefined;
}

/**
 * What the parts of one process share. The framework bundles the pages, the route handlers and the
 * start hook, and the build bundles the server and the cache handler: each bundle has modules of its
 * own, and only `globalThis` is common to them.
 *
 * @param name It stands in one place of the sources.
 * @returns Gives the one object of this process with that name; the first bundle that asks creates it.
 */
export function shared<T>(name: string, create: () => T): () => T {
  return () => {
    globalThis.sharedState ??= {};
    const state = globalThis.sharedState;
    if (!(name in state)) state[name] = create();
    return state[name];
  };
}
