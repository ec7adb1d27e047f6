import * as z from 'zod';
import { parseEnvelope } from './list';
import type { Context } from './reading';
import type { Saved, SaveOptions } from './types';

const rawSaved = z.object({
  data: z.object({ documentId: z.string() }),
  message: z.string().nullish().catch(null),
});

/** Creates a record. The service may say something about it; Strapi itself says nothing. */
export async function save(
  context: Context,
  path: string,
  data: Record<string, string>,
  options?: SaveOptions,
): Promise<Saved> {
  const answer = parseEnvelope(rawSaved, path, await context.http.post(path, { data }, options));
  return { documentId: answer.data.documentId, message: answer.message ?? null };
}
