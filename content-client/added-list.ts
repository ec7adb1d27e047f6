import type { Addition } from './additions';
import type { GetOptions } from './http';
import { readAll } from './list';
import { type Context, type Reading, readEntries } from './reading';

/**
 * The entries of a type that is an addition to specification §7; none where the service does not
 * have it or does not let the site read it. Throws `ContentError`.
 */
export async function readAddedList<T>(
  context: Context,
  addition: Addition,
  path: string,
  options: GetOptions,
  toEntry: (value: unknown, reading: Reading) => T | null,
): Promise<T[]> {
  const values = await context.additions.use(
    addition,
    () => readAll(context, addition, path, options),
    () => [],
  );
  return readEntries(context, addition, values, toEntry);
}
