import { isRecord } from '../../is-record';

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

/** Title, description and image as the site takes them: those for search engines, else the entry's. */
export function textsOf(values: Record<string, unknown>) {
  const seo = isRecord(values.seo) ? values.seo : {};
  return {
    title: textOf(seo.metaTitle) || textOf(values.title),
    description:
      textOf(seo.metaDescription) || textOf(values.description) || textOf(values.summary),
    slug: textOf(values.slug),
    image: urlOf(seo.shareImage) ?? urlOf(values.cover),
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
  if (length === 0) return { isGood: false, text: `missing; ${min} to ${max} letters are best` };
  if (length < min) return { isGood: false, text: `${length} letters; ${min} to ${max} are best` };
  if (length > max) return { isGood: false, text: `${length} letters; cut off after ${max}` };
  return { isGood: true, text: `${length} letters` };
}

function urlOf(file: unknown): string | null {
  return isRecord(file) && typeof file.url === 'string' ? file.url : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
