import 'server-only';
import { z } from 'zod';
import { ALL_TAGS, tagsForModel } from '@/content-client';

/** Content types whose drafts are saved without being seen by a visitor. */
const DRAFTABLE_MODELS = new Set(['article', 'about']);
const DRAFT_EVENTS = new Set(['entry.create', 'entry.update']);

const contentEventSchema = z.object({
  event: z.string().min(1),
  model: z.string().nullish(),
  entry: z
    .looseObject({
      slug: z.string().nullish().catch(null),
      from: z.string().nullish().catch(null),
      publishedAt: z.string().nullish().catch(undefined),
    })
    .nullish()
    .catch(null),
});

/** What the content service's webhook says has happened (specification §7 names none; see docs). */
export type ContentEvent = z.infer<typeof contentEventSchema>;

/**
 * What an event invalidates. `slug` names the article it is about, and `from` the path of the
 * redirect, if the event has them.
 */
export type Invalidation = { tags: readonly string[]; slug: string | null; from: string | null };

/** Reads a webhook's body; `null` when it is not one. */
export function parseContentEvent(text: string): ContentEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const result = contentEventSchema.safeParse(json);
  return result.success ? result.data : null;
}

/**
 * Decides what an event invalidates. Draft saves and visitors' form records change nothing that is
 * shown. An event that is not understood invalidates everything: too much is slow, too little is
 * wrong.
 */
export function invalidationFor({ event, model, entry }: ContentEvent): Invalidation {
  const slug = entry?.slug ?? null;
  const from = entry?.from ?? null;
  if (!model) return { tags: ALL_TAGS, slug, from };
  const tags = tagsForModel(model);
  if (tags === null) return { tags: ALL_TAGS, slug, from };
  const isDraftSave =
    DRAFTABLE_MODELS.has(model) && DRAFT_EVENTS.has(event) && entry?.publishedAt === null;
  return { tags: isDraftSave ? [] : tags, slug, from };
}
