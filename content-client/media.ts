import * as z from 'zod';
import { type Reading, read, readNumber, readString, readText, requiredText } from './reading';

/** An image. `url` is absolute; an empty `alt` means that the editor wrote none. */
export type Image = {
  url: string;
  width: number | null;
  height: number | null;
  alt: string;
  mime: string | null;
  /** Made by a camera, not drawn. */
  isPhotograph: boolean;
  caption: string | null;
  /** What stays visible where the image is cropped, in percent from the left and the top. */
  focalPoint: { x: number; y: number } | null;
};

export type Video = { url: string; mime: string };

export type Media =
  | ({ kind: 'image' } & Image)
  | ({ kind: 'video' } & Video)
  | { kind: 'file'; url: string; mime: string | null; name: string | null };

const VIDEO_EXTENSION = /\.(mp4|m4v|webm|ogv|mov)$/i;

const rawFile = z.looseObject({ url: requiredText });

const percent = z.number().min(0).max(100);
/** Our service says beside the small copy what the image is. */
const rawFormats = z.object({ thumbnail: z.object({ isPhotograph: z.boolean() }) });
const rawFocalPoint = z.object({ x: percent, y: percent }).nullish();

/** A file of the media library as image, video or plain file; absent or unusable is `null`. */
export function toMedia(value: unknown, reading: Reading): Media | null {
  // A field that takes several files has a list of them.
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (first === null || first === undefined) return null;
  const file = read(rawFile, first, reading);
  if (!file) return null;
  const changedAt = toTime(file.updatedAt);
  const url = toAbsoluteUrl(file.url, reading.at('url'), changedAt);
  if (!url) return null;

  const mime = readText(file.mime, reading.at('mime'));
  if (mime?.startsWith('video/') || (mime === null && VIDEO_EXTENSION.test(file.url))) {
    return { kind: 'video', url, mime: mime ?? 'video/mp4' };
  }
  if (mime !== null && !mime.startsWith('image/')) {
    return { kind: 'file', url, mime, name: readText(file.name, reading.at('name')) };
  }
  if (!isServed(url, reading.mediaUrl)) {
    reading.at('url').report('is not below the media URL, so the site refuses to show it');
  }
  return {
    kind: 'image',
    url,
    width: readNumber(file.width, reading.at('width')),
    height: readNumber(file.height, reading.at('height')),
    alt: readString(file.alternativeText, reading.at('alternativeText')) ?? '',
    mime,
    isPhotograph: isPhotograph(mime, file.formats),
    caption: readCaption(file.caption, reading.at('caption')),
    focalPoint: read(rawFocalPoint, file.focalPoint, reading.at('focalPoint')) ?? null,
  };
}

/** JPEG is made by cameras; of the other types our service tells by the colours of an image. */
function isPhotograph(mime: string | null, formats: unknown): boolean {
  return (
    mime === 'image/jpeg' || Boolean(rawFormats.safeParse(formats).data?.thumbnail.isPhotograph)
  );
}

/** The name of a file says nothing to a visitor, and some upload tools write it here. */
const FILE_NAME = /\.(?:avif|gif|heic|jpe?g|m4v|mov|mp4|png|svg|tiff?|webm|webp)$/i;

/** What stands below an image or a video; `null` where it is only the name of a file. */
export function readCaption(value: unknown, reading: Reading): string | null {
  const caption = readText(value, reading);
  return caption !== null && FILE_NAME.test(caption) ? null : caption;
}

/** A file where only an image is accepted. */
export function toImage(value: unknown, reading: Reading): Image | null {
  const media = toMedia(value, reading);
  if (media === null) return null;
  if (media.kind === 'image') return withoutKind(media);
  reading.report('is not an image');
  return null;
}

/** The image that a file of any kind is; `null` where it is none. */
export function imageOf(media: Media | null | undefined): Image | null {
  return media?.kind === 'image' ? withoutKind(media) : null;
}

export function videoOf(media: Media | null): Video | null {
  return media?.kind === 'video' ? { url: media.url, mime: media.mime } : null;
}

/**
 * Relative URLs are resolved against the media URL and http(s) URLs stay. Other schemes and URLs
 * without one (`//host`) are refused, because they end up in attributes of the page.
 */
function toAbsoluteUrl(url: string, reading: Reading, changedAt: number | null): string | null {
  const trimmed = url.trim();
  const isAbsolute = /^https?:\/\//i.test(trimmed);
  const hasOtherScheme = !isAbsolute && /^([a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(trimmed);
  const address = isAbsolute ? trimmed : `${reading.mediaUrl}/${trimmed.replace(/^\//, '')}`;
  if (!hasOtherScheme && URL.canParse(address)) {
    const absolute = new URL(address);
    // Elsewhere a query may be signed: it stays as it is.
    const isOurs = !isAbsolute || (isServed(absolute.href, reading.mediaUrl) && !absolute.search);
    if (changedAt !== null && isOurs) {
      absolute.searchParams.set('v', reading.mediaVersion(absolute.pathname, changedAt));
    }
    return absolute.href;
  }
  reading.report('is not a URL that a file can have');
  return null;
}

/** Whether the site may fetch an image: next.config.ts allows the same. */
export function isServed(url: string, mediaUrl: string): boolean {
  const { origin, pathname } = new URL(mediaUrl);
  const folder = pathname.replace(/\/+$/, '') || '/uploads';
  return url.startsWith(`${origin}${folder}/`);
}

/**
 * A replaced file keeps its URL. The time of its last change in the query keeps caches from
 * showing the old file.
 */
function toTime(updatedAt: unknown): number | null {
  const time = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function withoutKind(image: Extract<Media, { kind: 'image' }>): Image {
  const { kind: _, ...rest } = image;
  return rest;
}
