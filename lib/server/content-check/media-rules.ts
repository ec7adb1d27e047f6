import type { InventoryEntry } from '@/content-client';
import { isRecord } from '@/lib/is-record';
import type { Report } from './finding';
import { textOf, valuesIn } from './values';

/** The site makes smaller pictures of these, but each first visitor waits for that. */
const MOST_IMAGE_KB = 1_500;
const MOST_IMAGE_PX = 5_000;
/** A vector is sent as it is. */
const MOST_VECTOR_KB = 150;
const MOST_VIDEO_KB = 25_000;

/** Drawn beside words that say the same: read out, they would say it twice. */
const DECORATIVE = new Set(['icon', 'backgroundImage', 'logo', 'singleMedia', 'supportMedia']);

/** Files without a description, and files larger than a page can carry. */
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
      report('alt-missing', entry, place, `‘${name}’ has no alternative text.`);
    }
    const excess = excessOf(value.mime, value);
    if (excess) report('media-too-large', entry, place, `‘${name}’ ${excess}.`);
  }
}

function excessOf(mime: string, { size, width, height }: Record<string, unknown>): string | null {
  const most = mostKilobytes(mime);
  // The content service counts in kilobytes.
  if (typeof size === 'number' && size > most) {
    return `is ${inMegabytes(size)}; ${inMegabytes(most)} is the most`;
  }
  const longest = Math.max(Number(width) || 0, Number(height) || 0);
  if (mime !== 'image/svg+xml' && longest > MOST_IMAGE_PX) {
    return `is ${longest} pixels long; ${MOST_IMAGE_PX} is the most`;
  }
  return null;
}

function mostKilobytes(mime: string): number {
  if (mime === 'image/svg+xml') return MOST_VECTOR_KB;
  return mime.startsWith('image/') ? MOST_IMAGE_KB : MOST_VIDEO_KB;
}

function inMegabytes(kilobytes: number): string {
  return `${(kilobytes / 1000).toFixed(kilobytes < 1000 ? 2 : 1)} MB`;
}
