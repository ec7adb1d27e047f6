import type { Image } from '@/content-client';
import { toHash } from '@/lib/pattern/hash';
import type { ShareImage } from './page-metadata';

/** Size of share images: every service shows it without cropping. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/share-image';
const HOME = '/index';
const EXTENSION = '.png';

/** What services can read; SVG is not among it. */
const SHAREABLE = /^image\/(png|jpeg|webp|gif)$/;

/** Services show no image that is smaller. */
const MIN_SIZE = { width: 300, height: 157 } as const;
/** Widths and the quality of the optimizer's copies (next.config.ts); large cards are 1200 pixels wide. */
const COPY = { width: 1536, quality: 60 } as const;
/** A PNG stays one: a photo in it has six times the bytes. */
const PNG_COPY = { maxWidth: 1200, width: 1088 } as const;

/**
 * The image that an editor chose for sharing; `null` where services cannot show it: they crop or refuse
 * one of unknown size. They get a copy of the optimizer: WhatsApp shows none of more than 600 kB, some show no WebP,
 * and none is asked to reach the content service.
 *
 * @param title Describes it where the editor did not.
 */
export function chosenShareImage(image: Image | null, title: string): ShareImage | null {
  if (!image?.width || !image.height || !SHAREABLE.test(image.mime ?? '')) return null;
  const { url, alt } = image;
  if (image.width < MIN_SIZE.width || image.height < MIN_SIZE.height) return null;
  const isWidePng = image.mime === 'image/png' && image.width > PNG_COPY.maxWidth;
  const copyWidth = isWidePng ? PNG_COPY.width : COPY.width;
  const width = Math.min(image.width, copyWidth);
  return {
    url: `/_next/image?url=${encodeURIComponent(url)}&w=${copyWidth}&q=${COPY.quality}`,
    width,
    height: Math.round((image.height * width) / image.width),
    alt: alt || title,
  };
}

/**
 * The share image that is drawn for a screen, with brand and title.
 *
 * @param path Canonical path of the screen.
 * @param organization Its brand, and what changes with the rest of its look.
 */
export function drawnShareImage(
  path: string,
  { brand, look }: { brand: string; look: string },
  title: string,
): ShareImage {
  // Services cache share images by their URL: another look or text needs another URL.
  const version = toHash(`${look}\n${title}`).toString(36);
  return {
    url: `${shareImagePath(path)}?v=${version}`,
    ...SHARE_IMAGE_SIZE,
    alt: `${title} – ${brand}`,
  };
}

/** The path of the share image that is drawn for a screen, by the path of the screen. */
export function shareImagePath(path: string): string {
  return `${FOLDER}${path === '/' ? HOME : path}${EXTENSION}`;
}

/**
 * Reads the segments of a path below `/share-image`.
 *
 * @returns The path of the screen that the image belongs to; `null` for any other path.
 */
export function parseShareImagePath(segments: readonly string[]): string | null {
  const path = `/${segments.join('/')}`;
  if (!path.endsWith(EXTENSION)) return null;
  const name = path.slice(0, -EXTENSION.length);
  return name === HOME ? '/' : name;
}

/** The same of a whole path, which may be any. */
export function readShareImagePath(path: string): string | null {
  const segments = path.startsWith(`${FOLDER}/`) ? path.slice(FOLDER.length + 1).split('/') : [];
  return parseShareImagePath(segments);
}

/** All but the characters in the fonts of the image: Latin letters, digits and common punctuation. */
const NOT_DRAWABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/gu;

/**
 * A text with the characters that the fonts of the image have. Others are left out, because the
 * framework would fetch a font for them from a third party.
 */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(NOT_DRAWABLE, ' ').replace(/\s+/g, ' ').trim();
}
