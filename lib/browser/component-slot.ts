import { type ComponentType, useSyncExternalStore } from 'react';

/**
 * A place for a component that is loaded when it is needed. Unlike with `React.lazy`, a failed
 * download changes nothing on the page, and the next attempt downloads again.
 */
export type ComponentSlot<Props> = {
  get: () => ComponentType<Props> | null;
  fill: (component: ComponentType<Props>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createSlot<Props>(): ComponentSlot<Props> {
  let component: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => component,
    fill(loaded) {
      component = loaded;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The component in the slot; `null` until one is loaded, and on the server. */
export function useSlot<Props>({ subscribe, get }: ComponentSlot<Props>) {
  return useSyncExternalStore(subscribe, get, () => null);
}
