import 'server-only';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';

const changeSchema = z.object({
  /** The copy that says it. */
  from: z.string(),
  /** What expires. */
  tags: z.array(z.string()),
  /** What the content service has announced; `null` where a copy has found out by itself. */
  event: z
    .object({
      articles: z.array(
        z.object({ documentId: z.string().nullable(), slug: z.string(), isGone: z.boolean() }),
      ),
      /** Hashes of images. */
      images: z.array(z.string()),
    })
    .nullable(),
});

/** A change of content, as copies of the site tell each other. */
export type Change = z.infer<typeof changeSchema>;

/** What the content service has announced. */
export type Announced = NonNullable<Change['event']>;

/** Reads a message: the time of the expiry, a space, the change; `null` where it is none. */
export function parseChange(message: string): { time: number; change: Change } | null {
  const [time = '', ...rest] = message.split(' ');
  const parsed = changeSchema.safeParse(parseJson(rest.join(' ')));
  return parsed.success ? { time: Number(time), change: parsed.data } : null;
}

/** Several announcements as one. */
export function joinAnnounced(all: readonly Announced[]): Announced {
  return {
    articles: all.flatMap(({ articles }) => articles),
    images: [...new Set(all.flatMap(({ images }) => images))],
  };
}
