import 'server-only';
import { z } from 'zod';
import { ALL_TAGS, tagsForModel } from '@/content-client';
import { parseJson } from '@/lib/parse-json';
import type { Announced } from './change';

/** Content types whose drafts are saved without being seen by a visitor. */
const DRAFTABLE_MODELS = new Set([
  ...['article', 'about', 'company-profile', 'service', 'team', 'qna'],
  ...['service-page', 'case-study', 'vacancy', 'press-kit'],
]);
const DRAFT_EVENTS = new Set(['entry.create', 'entry.update']);
const GONE_EVENTS = new Set(['entry.unpublish', 'entry.delete']);

const contentEventSchema = z.object({
  event: z.string().min(1),
  model: z.string().nullish(),
  entry: z
    .looseObject({
      documentId: z.string().nullish().catch(null),
      slug: z.string().nullish().catch(null),
      publishedAt: z.string().nullish().catch(undefined),
    })
    .nullish()
    .catch(null),
  media: z
    .looseObject({ hash: z.string().min(8) })
    .nullish()
    .catch(null),
});

/** What the content service's webhook says has happened (specification §7 names none; see docs). */
export type ContentEvent = z.infer<typeof contentEventSchema>;

/** Reads a webhook's body; `null` when it is not one. */
export function parseContentEvent(text: string): ContentEvent | null {
  const result = contentEventSchema.safeParse(parseJson(text));
  return result.success ? result.data : null;
}

/**
 * The tags of what an event changes. Draft saves and visitors' form records change nothing that is
 * shown. An event that is not understood changes everything: too much is slow, too little is wrong.
 */
export function tagsOf({ event, model: named, entry, media }: ContentEvent): readonly string[] {
  // What happens to a file names no model.
  const model = named ?? (media && event.startsWith('media.') ? 'file' : null);
  const tags = model ? tagsForModel(model) : null;
  if (!model || tags === null) return ALL_TAGS;
  const isDraftSave =
    DRAFTABLE_MODELS.has(model) && DRAFT_EVENTS.has(event) && entry?.publishedAt === null;
  return isDraftSave ? [] : tags;
}

/** The article that an event is about, by what the event says of it; `null` for any other event. */
export function articleOf({
  event,
  model,
  entry,
}: ContentEvent): Announced['articles'][number] | null {
  if (model !== 'article' || !entry?.slug) return null;
  const { documentId = null, slug } = entry;
  return { documentId, slug, isGone: GONE_EVENTS.has(event) };
}
