import type { InventoryEntry } from '@/content-client';
import { isRecord } from '@/lib/is-record';
import type { Report } from './finding';
import { textOf, valuesIn } from './values';

/** The site resizes images, but the first visitor of each waits for that. */
const MAX_IMAGE_KB = 1_500;
const MAX_IMAGE_PX = 5_000;
/** SVG files are sent unchanged. */
const MAX_VECTOR_KB = 150;
const MAX_VIDEO_KB = 25_000;
/** From this width on, a cover fills the width of the screen; what is narrower is blurred there. */
const MIN_COVER_PX = 1_200;

/** Shown beside a text with the same meaning: read aloud, it would be heard twice. */
const DECORATIVE = new Set(['icon', 'backgroundImage', 'logo', 'singleMedia', 'supportMedia']);

/** Files without a description, files that are too large for a page, and covers that are too small for a large screen. */
export function checkMedia(entry: InventoryEntry, report: Report): void {
  for (const { place, key, value } of valuesIn(entry.fields)) {
    if (!isRecord(value) || typeof value.url !== 'string' || typeof value.mime !== 'string') {
      continue;
    }
    const name = textOf(value.name) || value.url;
    if (
      !DECORATIVE.has(key) &&
      value.mime.startsWith('image/') &&
      textOf(value.alternativeText) === ''
    ) {
      report('alt-missing', entry, place, `“${name}” has no alternative text.`);
    }
    const excess = excessOf(value.mime, value);
    if (excess) report('media-too-large', entry, place, `“${name}” ${excess}.`);
    if (entry.type === 'article' && place === 'cover' && isTooNarrow(value)) {
      const need = 'large screens show it blurred. Take one of 1600 or more';
      report('cover-too-small', entry, place, `“${name}” is ${value.width} pixels wide; ${need}.`);
    }
  }
}

function excessOf(mime: string, { size, width, height }: Record<string, unknown>): string | null {
  const max = maxKilobytes(mime);
  // The content service measures in kilobytes.
  if (typeof size === 'number' && size > max) {
    return `is ${inMegabytes(size)}; the maximum is ${inMegabytes(max)}`;
  }
  const longest = Math.max(Number(width) || 0, Number(height) || 0);
  if (mime !== 'image/svg+xml' && longest > MAX_IMAGE_PX) {
    return `is ${longest} pixels long; the maximum is ${MAX_IMAGE_PX}`;
  }
  return null;
}

function isTooNarrow({ mime, width }: Record<string, unknown>): boolean {
  return mime !== 'image/svg+xml' && typeof width === 'number' && width < MIN_COVER_PX;
}

function maxKilobytes(mime: string): number {
  if (mime === 'image/svg+xml') return MAX_VECTOR_KB;
  return mime.startsWith('image/') ? MAX_IMAGE_KB : MAX_VIDEO_KB;
}

function inMegabytes(kilobytes: number): string {
  return `${(kilobytes / 1000).toFixed(kilobytes < 1000 ? 2 : 1)} MB`;
}
