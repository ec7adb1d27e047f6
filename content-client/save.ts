import * as z from 'zod';
import type { SaveOptions } from './http';
import { parseEnvelope } from './list';
import type { Context } from './reading';

/** The response of the service after it saved a record. */
export type Saved = { documentId: string; message: string | null };

const rawSaved = z.object({
  data: z.object({ documentId: z.string() }),
  message: z.string().nullish().catch(null),
});

/** Creates a record. The response may contain a message; that of Strapi itself does not. */
export async function save(
  context: Context,
  path: string,
  data: Record<string, string>,
  options?: SaveOptions,
): Promise<Saved> {
  const saved = parseEnvelope(rawSaved, path, await context.http.post(path, { data }, options));
  return { documentId: saved.data.documentId, message: saved.message ?? null };
}
