import { isRecord } from '../../is-record';
import { textOf } from '../../text-of';
import { pageTitle } from './page-title';

/**
 * What search engines show of a page: shorter says little, longer is cut off. The content check has the
 * same limits (lib/server/content-check/seo-rules.ts).
 */
const LENGTHS = {
  title: { min: 15, max: 60 },
  description: { min: 70, max: 155 },
} as const;

type Kind = keyof typeof LENGTHS;
export type Hint = { isGood: boolean; text: string };

/** What services show where a link is shared (lib/seo/share-image.ts); SVG is not among it, nor a small image. */
const SHAREABLE = /^image\/(png|jpeg|webp|gif)$/;
const MIN_SHARED = { width: 300, height: 157 } as const;

/**
 * Title, description and image as the site takes them: those for search engines, else the entry's. The title
 * begins with the name of the organization. Without an image for sharing the site draws one.
 */
export function textsOf(values: Record<string, unknown>, brand: string | null) {
  const seo = isRecord(values.seo) ? values.seo : {};
  const title = textOf(seo.metaTitle) || textOf(values.title);
  return {
    title: brand && title ? pageTitle(brand, title) : title,
    // The description of a vacancy is its long text; an article has no field `summary`.
    description:
      textOf(seo.metaDescription) || textOf(values.summary) || textOf(values.description),
    slug: textOf(values.slug),
    image: sharedUrlOf(seo.shareImage),
  };
}

/** A text as a search result shows it. */
export function shorten(text: string, kind: Kind): string {
  const { max } = LENGTHS[kind];
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}

/** How long a text is, and whether that is good. */
export function hintOf(text: string, kind: Kind): Hint {
  const { min, max } = LENGTHS[kind];
  const { length } = text;
  if (length === 0) return { isGood: false, text: `missing; ${min} to ${max} characters are best` };
  if (length < min)
    return { isGood: false, text: `${length} characters; ${min} to ${max} are best` };
  if (length > max) return { isGood: false, text: `${length} characters; cut off after ${max}` };
  return { isGood: true, text: `${length} characters` };
}

function sharedUrlOf(file: unknown): string | null {
  if (!isRecord(file) || typeof file.url !== 'string') return null;
  const isLarge =
    Number(file.width) >= MIN_SHARED.width && Number(file.height) >= MIN_SHARED.height;
  return isLarge && SHAREABLE.test(textOf(file.mime)) ? file.url : null;
}
