import type { Core } from '@strapi/strapi';

/** A file as it arrives, with the type that Strapi has found by its content or its name. */
export type Upload = {
  filepath?: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};

/**
 * Runs a check before a file is stored, also one that takes the place of another.
 *
 * @param check Throws what it refuses.
 */
export function checkUploads(strapi: Core.Strapi, check: (file: Upload) => Promise<void>): void {
  const uploads = strapi.plugin('upload').service('upload');
  const { upload, replace } = uploads;
  uploads.upload = async (params: { files: Upload | Upload[] }, options: unknown) => {
    for (const file of [params.files].flat()) await check(file);
    return upload.call(uploads, params, options);
  };
  uploads.replace = async (id: unknown, params: { file: Upload }, options: unknown) => {
    await check(params.file);
    return replace.call(uploads, id, params, options);
  };
}
