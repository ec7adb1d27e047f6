import * as z from 'zod';
import type { SaveOptions } from './http';
import { parseEnvelope } from './list';
import type { Context } from './reading';

/** The response of the service after it saved a record. `null`: it does not name the record. */
export type Saved = {
  documentId: string | null;
  /** A subscriber gets a mail with a link first. */
  asksToConfirm: boolean;
};

/** Anything else names no record: nothing at all, `true`, a list. */
const rawFields = z.record(z.string(), z.unknown());
// The specification does not show the response, so one that is not an error says that it is saved.
const rawSaved = z.object({
  error: z.union([z.null(), z.literal([false, ''])]).optional(),
  data: z.object({ documentId: z.string() }).nullish().catch(null),
  meta: z.object({ asksToConfirm: z.boolean() }).nullish().catch(null),
});

/** Creates a record, with where it came from where the service has a field for it. */
export async function save(
  context: Context,
  path: string,
  data: Record<string, string>,
  { source = null, ...options }: SaveOptions = {},
): Promise<Saved> {
  const post = (body: object) => context.http.post(path, { data: body }, options);
  const response =
    source === null
      ? await post(data)
      : await context.additions.use(
          'source of submissions',
          () => post({ ...data, source }),
          () => post(data),
        );
  const saved = parseEnvelope(rawSaved, path, rawFields.safeParse(response).data ?? {});
  return {
    documentId: saved.data?.documentId ?? null,
    asksToConfirm: saved.meta?.asksToConfirm ?? false,
  };
}
