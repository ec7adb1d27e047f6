import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { SeedFile } from '../../../seed/types';
import { SEED_MEDIA_DIR } from '../../data-dir';

const MIME_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** The id of an uploaded file, by the file a pack names. */
export type Library = (file: SeedFile | undefined) => number | null;

/** Uploads every file that occurs anywhere in the pack, once per name. */
export async function uploadMedia(strapi: Core.Strapi, pack: unknown): Promise<Library> {
  const files = [...collectFiles(pack, new Map()).values()];
  const missing = files
    .map(({ file }) => file)
    .filter((file) => !existsSync(path.join(SEED_MEDIA_DIR, file)));
  if (missing.length > 0)
    throw new Error(`The pack names files that seed/media lacks: ${missing.join(', ')}`);

  const uploads = strapi.plugin('upload').service('upload');
  const settings = await uploads.getSettings();
  // The sample is light already; encoding each image again would only cost time and quality.
  await uploads.setSettings({ ...settings, sizeOptimization: false });
  const uploaded = await uploads.upload({
    data: {
      fileInfo: files.map(({ file, alt, caption }) => ({
        name: file,
        alternativeText: alt,
        caption,
      })),
    },
    files: files.map(toUpload),
  });
  await uploads.setSettings(settings);

  const ids = new Map<string, number>();
  for (const { name, id } of uploaded) ids.set(name, id);

  return (file) => {
    if (!file) return null;
    const id = ids.get(file.file);
    if (id === undefined) throw new Error(`seed/media/${file.file} was not uploaded`);
    return id;
  };
}

function collectFiles(value: unknown, found: Map<string, SeedFile>): Map<string, SeedFile> {
  if (typeof value !== 'object' || value === null) return found;
  if (isSeedFile(value)) {
    if (!found.has(value.file)) found.set(value.file, value);
    return found;
  }
  for (const inner of Object.values(value)) collectFiles(inner, found);
  return found;
}

function isSeedFile(value: object): value is SeedFile {
  return 'file' in value && typeof value.file === 'string' && 'alt' in value;
}

function toUpload({ file }: SeedFile) {
  const filepath = path.join(SEED_MEDIA_DIR, file);
  const mimetype = MIME_TYPES[path.extname(file).toLowerCase()];
  if (!mimetype) throw new Error(`seed/media/${file}: no media type is known for this extension`);
  const { size } = statSync(filepath);
  return { filepath, originalFilename: file, mimetype, size };
}
