import 'server-only';

/** How often what a store has lost is put back. */
export const REPAIR_INTERVAL_MS = 60_000;

/** Values by key that outlive the process. */
export type KeyValueStore = {
  /** `null` where there is none. */
  get(key: string): Promise<Buffer | null>;
  set(key: string, value: string | Buffer): Promise<void>;
  delete(key: string): Promise<void>;
  /** The value with one of the {@link names}; `null` where it has gone meanwhile. */
  read(name: string): Promise<Buffer | null>;
  /** What the values are stored under, by `nameOfKey`. */
  names(): Promise<string[]>;
  /** The number of values. */
  count(): Promise<number>;
  /** Puts back what was lost by something else than {@link delete}. Call it from time to time. */
  repair(): Promise<void>;
};
