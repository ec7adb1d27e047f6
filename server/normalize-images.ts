import { isSignedVersion, normalizePath } from '@/lib/server/cms/media-version';
import { NOT_STORED } from './cache-headers';
import type { Handler } from './handler';

const OPTIMIZER = '/_next/image?';
/** The name of a file that is an image, or that does not say what it is. */
const IMAGE =
  /(?:\.(?:avif|bmp|gif|heic|heif|icns|ico|jfif|jp2|jpe?g|jxl|png|svg|tiff?|webp)|(?:^|\/)[^./]*)$/i;

/**
 * Gives each image one address. The optimizer makes, and stores, an image for every address that it is
 * asked for; a version that the site has not given to the file, or another way to write its path, would
 * be work for nothing. So would a video, which the optimizer reads whole before it sees what it is. No
 * cache in front stores what another address than that one got.
 */
export function normalizeImages(handle: Handler): Handler {
  return (request, response) => {
    const address = toImageAddress(request.url ?? '/');
    if (address === null) {
      response.writeHead(404).end();
      return;
    }
    if (address !== request.url) response.setHeaders(new Headers(NOT_STORED));
    request.url = address;
    handle(request, response);
  };
}

/**
 * @param url Path and search string of a request.
 * @returns `null` where the file is no image.
 */
export function toImageAddress(url: string): string | null {
  if (!url.startsWith(OPTIMIZER)) return url;
  const parameters = new URLSearchParams(url.slice(OPTIMIZER.length));
  const source = parameters.get('url');
  // Files of the site itself have no search string, by the framework's own rule.
  if (source === null || !URL.canParse(source)) return url;
  const { origin, pathname, searchParams } = new URL(source);
  const path = normalizePath(pathname);
  if (!IMAGE.test(path)) return null;
  const version = searchParams.get('v');
  const isKnown = version !== null && isSignedVersion(path, version);
  const image = `${origin}${path}${isKnown ? `?v=${version}` : ''}`;
  const [w, q] = ['w', 'q'].map((name) => toNumber(parameters.get(name) ?? ''));
  // As pages write it.
  return `${OPTIMIZER}url=${encodeURIComponent(image)}&w=${w}&q=${q}`;
}

/** A whole number without zeros in front; anything else in one way, which the optimizer refuses. */
function toNumber(text: string): string {
  return /^\d{1,6}$/.test(text) ? String(Number(text)) : 'x';
}
