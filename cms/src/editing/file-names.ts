import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { lookup } from 'mime-types';
import { checkUploads } from './check-uploads';

/** By which a file server says what a file is. */
const MEDIA = /^(?:image|video|audio)\/|^application\/pdf$/;
/** Of images, which the list of types does not know. */
const OTHER_IMAGES = ['.jfif', '.jxl', '.pjp', '.pjpeg'];
/** With what Strapi puts around it, a name has room on every disk. */
const MAX_LENGTH = 100;

/**
 * Refuses a file whose name says that it is no image, video, sound or PDF. Strapi looks at the first bytes only where
 * the browser knows no type, and such a page or program would be sent as what its name says.
 */
export function refuseOtherNames(strapi: Core.Strapi): void {
  checkUploads(strapi, async ({ originalFilename }) => {
    const name = originalFilename ?? '';
    const extension = path.extname(name).toLowerCase();
    if (extension === '' || OTHER_IMAGES.includes(extension)) return;
    if (MEDIA.test(lookup(extension) || '')) return;
    throw new errors.ValidationError(
      `“${name}” was not taken: no image, video, sound or PDF has a name that ends in “${extension}”.`,
    );
  });
}

/** Stores files under the start of their names: a long one has no room on the disk, and takes minutes to spell. */
export function shortenFileNames(strapi: Core.Strapi): void {
  const images = strapi.plugin('upload').service('image-manipulation');
  const { generateFileName } = images;
  images.generateFileName = (name: string) => generateFileName(name.slice(0, MAX_LENGTH));
}
