import * as z from 'zod';

const rawIdentity = z.object({
  documentId: z.string().nullish().catch(null),
  id: z.union([z.string(), z.number()]).nullish().catch(null),
});

/** What an entry is known by: its `documentId`, else the `id` of an older service; `null`: neither. */
export function identityOf(value: unknown): string | null {
  const { data } = rawIdentity.safeParse(value);
  return data?.documentId ?? data?.id?.toString() ?? null;
}
