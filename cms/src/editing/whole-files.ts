import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

type File = { hash: string; ext: string; url?: string };
type Provider = {
  uploadStream: (file: File) => Promise<void>;
  replaceStream: (file: File, old: File) => Promise<void>;
};

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
