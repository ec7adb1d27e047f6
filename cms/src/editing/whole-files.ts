import { AsyncLocalStorage } from 'node:async_hooks';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

type File = { hash: string; ext: string; url?: string };
type Provider = {
  uploadStream: (file: File) => Promise<void>;
  replaceStream: (file: File, old: File) => Promise<void>;
};
type Uploads = { upload: (...args: unknown[]) => Promise<unknown> };

/** Before the name of a thumbnail. */
const THUMBNAIL = /^thumbnail_/;

/**
 * Has Strapi store a file whole or not at all. By itself it writes in the file's own place: on a full disk the part that
 * was written stayed and took the last space, in which leads are saved, and instead of a file that was to be replaced
 * visitors got a part of the new one.
 */
export function storeWholeFiles(strapi: Core.Strapi): void {
  const provider: Provider = strapi.plugin('upload').provider;
  const { uploadStream } = provider;
  if (!uploadStream || !provider.replaceStream) throw new Error('Files are stored in another way');
  const folder = path.join(strapi.dirs.static.public, 'uploads');
  const placeOf = ({ hash, ext }: File) => path.join(folder, hash + ext);
  provider.uploadStream = async (file) => {
    // Nothing whose name begins with a dot is served.
    const part = { ...file, hash: `.${file.hash}` };
    try {
      await uploadStream(part);
      await rename(placeOf(part), placeOf(file));
    } catch (error) {
      await rm(placeOf(part), { force: true });
      throw error;
    }
    file.url = `/uploads/${file.hash}${file.ext}`;
  };
  provider.replaceStream = async (file, old) => {
    await provider.uploadStream(file);
    if (placeOf(old) !== placeOf(file)) await rm(placeOf(old), { force: true });
  };
}

/**
 * Has Strapi keep no file that it has no row of: where the thumbnail or the row cannot be stored, as on a full disk, the
 * file stayed, and with it what was left of the disk. Nobody can delete it in the admin.
 */
export function dropFilesWithoutRows(strapi: Core.Strapi): void {
  const provider: Provider = strapi.plugin('upload').provider;
  const uploads: Uploads = strapi.plugin('upload').service('upload');
  const { uploadStream } = provider;
  const { upload } = uploads;
  const current = new AsyncLocalStorage<{ file: File; stored: Promise<void> }[]>();
  provider.uploadStream = (file) => {
    const stored = uploadStream(file);
    current.getStore()?.push({ file, stored });
    return stored;
  };
  uploads.upload = (...args) => {
    const files: { file: File; stored: Promise<void> }[] = [];
    return current.run(files, async () => {
      try {
        return await upload(...args);
      } catch (error) {
        // Strapi does not wait for the others when one has failed.
        await Promise.allSettled(files.map(({ stored }) => stored));
        for (const { file } of files) await dropWithoutRow(strapi, file);
        throw error;
      }
    });
  };
}

async function dropWithoutRow(strapi: Core.Strapi, { hash, ext }: File): Promise<void> {
  const hashes = [hash, hash.replace(THUMBNAIL, '')];
  const rows = await strapi.db.query('plugin::upload.file').count({ where: { hash: hashes } });
  if (rows > 0) return;
  await rm(path.join(strapi.dirs.static.public, 'uploads', hash + ext), { force: true });
}
