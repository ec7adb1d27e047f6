import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { extension, lookup } from 'mime-types';
import { checkUploads, refuseFile } from './check-uploads';

/** By which a file server says what a file is. */
const MEDIA = /^(?:image|video|audio)\/|^application\/pdf$/;
/** Of images and of cameras, which the list of types does not know as such. */
const OTHER_MEDIA = ['.jfif', '.jxl', '.pjp', '.pjpeg', '.mts', '.m2ts'];
/** Other than what follows the dot of “St. Peter” or “Team photo 1.5”. */
const ENDING = /^\.(?!\d+$)[a-z0-9]{1,5}$/;
/** With what Strapi puts around it, a name has room on every disk. */
const MAX_LENGTH = 100;
/** Of the column on PostgreSQL. */
const MAX_SHOWN_LENGTH = 255;

/**
 * Refuses a file whose name says that it is no image, video, sound or PDF. Strapi looks at the first bytes only where
 * the browser knows no type, and such a page or program would be sent as what its name says. What has no ending is
 * stored with that of its type.
 */
export function refuseOtherNames(strapi: Core.Strapi): void {
  checkUploads(strapi, async (file) => {
    const name = file.originalFilename ?? '';
    const ending = path.extname(name).toLowerCase();
    if (ending === '' || OTHER_MEDIA.includes(ending)) return;
    if (!ENDING.test(ending)) {
      const type = file.detectedMimeType ?? file.mimetype ?? '';
      file.originalFilename = `${name}.${extension(type) || 'bin'}`;
      return;
    }
    if (MEDIA.test(lookup(ending) || '')) return;
    refuseFile(file, `no image, video, sound or PDF has a name that ends in “${ending}”.`);
  });
}

/** Refuses a name that has no room in every database, before its file is stored. */
export function refuseLongNames(strapi: Core.Strapi): void {
  const refuse = (name: unknown) => {
    if (typeof name !== 'string' || name.length <= MAX_SHOWN_LENGTH) return;
    throw new errors.ValidationError(
      `The name is too long: it has ${name.length} characters, and ${MAX_SHOWN_LENGTH} are the most.`,
    );
  };
  checkUploads(strapi, async (_, { name }) => refuse(name));
  const uploads = strapi.plugin('upload').service('upload');
  const { updateFileInfo } = uploads;
  uploads.updateFileInfo = async (id: unknown, info: { name?: unknown }, options: unknown) => {
    refuse(info.name);
    return updateFileInfo.call(uploads, id, info, options);
  };
}

/** Stores files under the start of their names: a long one has no room on the disk, and takes minutes to spell. */
export function shortenFileNames(strapi: Core.Strapi): void {
  const images = strapi.plugin('upload').service('image-manipulation');
  const { generateFileName } = images;
  images.generateFileName = (name: string) => generateFileName(name.slice(0, MAX_LENGTH));
}
