import type { Core } from '@strapi/strapi';
import { checkUploads, refuseFile } from './check-uploads';
import { readStart } from './read-start';

/** BMP and ICO: nothing here decodes them, but every browser does, and the site sends them as they are. */
const SHOWN_AS_THEY_ARE = ['BM', '\0\0\x01\0'];

/** More than nearly every photo has; of a drawing in one colour a small file has so many, and each takes ten bytes of memory. */
const MAX_MEGAPIXELS = 64;
/** Of the formats that take more: WebP some 25 bytes for a pixel, AVIF twice as much. By the first bytes of a file. */
const MAX_OF_FORMATS: readonly [RegExp, number][] = [
  [/^RIFF.{4}WEBP/s, 24],
  [/^.{4}ftyp/s, 13],
];

type Size = { width: number | null; height: number | null };

/**
 * Refuses an image that cannot be decoded, such as HEIC of a phone: Strapi stores one that it does not know
 * as it is, and visitors would see a broken image. And one that is too large: to decode it would end the service.
 */
export function refuseBrokenImages(strapi: Core.Strapi): void {
  const images = strapi.plugin('upload').service('image-manipulation');
  checkUploads(strapi, async (file) => {
    const type = file.detectedMimeType ?? file.mimetype ?? '';
    if (!file.filepath || type === 'image/svg+xml') return;
    const start = await readStart(file.filepath);
    const most = MAX_OF_FORMATS.find(([format]) => format.test(start))?.[1] ?? MAX_MEGAPIXELS;
    // Whatever its name and its type are: Strapi decodes what can be decoded.
    const megapixels = await images
      .getDimensions(file)
      .then(({ width, height }: Size) => Math.ceil(((width ?? 0) * (height ?? 0)) / 1_000_000))
      .catch(sizeByError);
    if (megapixels > most) {
      const size = megapixels === Infinity ? 'more than 268' : megapixels;
      refuseFile(
        file,
        `it has ${size} million pixels. Make it smaller first: ${most} million are the most.`,
      );
    }
    if (!type.startsWith('image/')) return;
    // Strapi decodes those itself, and refuses what is cut off.
    if (await images.isImage(file)) return;
    if (SHOWN_AS_THEY_ARE.some((signature) => start.startsWith(signature))) return;
    if (!(await images.isFaultyImage(file))) return;
    refuseFile(
      file,
      'browsers cannot show it. Save it as JPEG first, and look at it; on an iPhone: Settings, Camera, Formats, Most Compatible.',
    );
  });
}

/** What cannot be decoded has no size; what has more pixels than the decoder takes says so. */
function sizeByError(error: unknown): number {
  return error instanceof Error && /pixel limit/.test(error.message) ? Infinity : 0;
}
