// What staff do with files. Part of `createEditor`.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFirstEntry } from './read-entry.mjs';

/** @typedef {import('./read-entry.mjs').CmsFields} CmsFields */
/** @typedef {import('./read-entry.mjs').Request} Request */

/** @type {Record<string, string>} */
const TYPES = {
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** @param {Request} request */
export function createMediaActions(request) {
  return {
    /**
     * Uploads a file from disk, or from `content`.
     *
     * @param {string} file
     * @param {CmsFields} [info] name, alternativeText, caption
     * @param {string | Uint8Array} [content]
     */
    async upload(file, info = {}, content) {
      const uploaded = await request('POST', '/upload', await toForm(file, info, content));
      return readFirstEntry(uploaded);
    },
    /**
     * Replaces a file that entries already use.
     *
     * @param {number} id
     * @param {string} file
     * @param {CmsFields} [info]
     * @param {string | Uint8Array} [content]
     */
    replaceMedia: async (id, file, info = {}, content) =>
      request('POST', `/upload?id=${id}`, await toForm(file, info, content)),
    /**
     * Changes name, alternative text or caption.
     *
     * @param {number} id
     * @param {CmsFields} info
     */
    async updateMedia(id, info) {
      const form = new FormData();
      form.set('fileInfo', JSON.stringify(info));
      return request('POST', `/upload?id=${id}`, form);
    },
    /** @param {number} id */
    removeMedia: (id) => request('DELETE', `/upload/files/${id}`),
  };
}

/**
 * @param {string} file
 * @param {CmsFields} info
 * @param {string | Uint8Array} [content]
 */
async function toForm(file, info, content) {
  const form = new FormData();
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  form.set('fileInfo', JSON.stringify({ name: path.basename(file), ...info }));
  const bytes = new Uint8Array(Buffer.from(content ?? (await readFile(file))));
  form.set('files', new Blob([bytes], { type }), path.basename(file));
  return form;
}
