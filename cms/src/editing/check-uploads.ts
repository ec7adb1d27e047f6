import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** A file as it arrives, with the type that Strapi has found by its content or its name. */
export type Upload = {
  filepath?: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};

/** What a request writes beside a file. */
type Info = { name?: string | null };
type Data = { data: { fileInfo?: Info | Info[] } };

/**
 * Runs a check before a file is stored, also one that takes the place of another.
 *
 * @param check Throws what it refuses.
 */
export function checkUploads(
  strapi: Core.Strapi,
  check: (file: Upload, info: Info) => Promise<void>,
): void {
  const uploads = strapi.plugin('upload').service('upload');
  const { upload, replace } = uploads;
  uploads.upload = async (params: Data & { files: Upload | Upload[] }, options: unknown) => {
    const infos = [params.data.fileInfo].flat();
    for (const [index, file] of [params.files].flat().entries())
      await check(file, infos[index] ?? {});
    return upload.call(uploads, params, options);
  };
  uploads.replace = async (id: unknown, params: Data & { file: Upload }, options: unknown) => {
    await check(params.file, [params.data.fileInfo].flat()[0] ?? {});
    return replace.call(uploads, id, params, options);
  };
}

/**
 * Refuses a file in {@link checkUploads}.
 *
 * @param reason The rest of the sentence, and what to do.
 * @throws ValidationError always.
 */
export function refuseFile({ originalFilename }: Upload, reason: string): never {
  throw new errors.ValidationError(`“${originalFilename ?? ''}” was not taken: ${reason}`);
}
