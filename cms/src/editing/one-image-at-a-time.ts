import type { Core } from '@strapi/strapi';

/** What decodes a whole image, of the service that Strapi stores images with. */
const DECODING = ['isFaultyImage', 'optimize', 'generateThumbnail', 'generateResponsiveFormats'];

type Work = (...args: unknown[]) => Promise<unknown>;

/**
 * Has Strapi decode one image at a time, however many are uploaded at once: one may take most of the memory that the
 * service has.
 */
export function decodeOneAtATime(strapi: Core.Strapi): void {
  const images: Record<string, Work> = strapi.plugin('upload').service('image-manipulation');
  let last: Promise<unknown> = Promise.resolve();
  for (const name of DECODING) {
    const work = images[name];
    if (!work) throw new Error(`Images are not decoded where they were: ${name}`);
    images[name] = (...args) => {
      const result = last.then(() => work(...args));
      last = result.catch(() => null);
      return result;
    };
  }
}
