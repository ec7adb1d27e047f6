import 'server-only';
import type { z } from 'zod';
import { parseJson } from '@/lib/parse-json';

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
};

/** What was stored as JSON; `null` where there is none, or another release has stored something else. */
export function parseStored<S extends z.ZodType>(
  schema: S,
  value: Buffer | null,
): z.output<S> | null {
  return schema.safeParse(value && parseJson(value.toString())).data ?? null;
}
