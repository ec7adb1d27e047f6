import { toHash } from '@/lib/pattern/hash';
import type { ShareImage } from './page-metadata';

/** Size of the pictures that are drawn for sharing: what every service shows uncut. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/share-image';
const HOME = '/index';
const EXTENSION = '.png';

/**
 * The picture that is drawn for a screen, for where it is shared: brand and title.
 *
 * @param path Canonical address of the screen.
 */
export function drawnShareImage(path: string, brand: string, title: string): ShareImage {
  const name = path === '/' ? HOME : path;
  // Who shows shared links keeps pictures by their address: other words, another address.
  const version = toHash(`${brand}\n${title}`).toString(36);
  return {
    url: `${FOLDER}${name}${EXTENSION}?v=${version}`,
    ...SHARE_IMAGE_SIZE,
    alt: `${title} – ${brand}`,
  };
}

/**
 * Reads the segments of an address below `/share-image`.
 *
 * @returns The address of the screen that the picture is drawn for; `null` for no such address.
 */
export function parseShareImagePath(segments: readonly string[]): string | null {
  const path = `/${segments.join('/')}`;
  if (!path.endsWith(EXTENSION)) return null;
  const name = path.slice(0, -EXTENSION.length);
  return name === HOME ? '/' : name;
}

/** What the fonts of the picture can draw: Latin letters, digits, and the usual signs. */
const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/u;

/**
 * A text as the fonts of the picture can draw it: what they lack is left out, since the framework
 * would ask a stranger's server for it.
 */
export function drawableText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => (DRAWABLE.test(character) ? character : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
