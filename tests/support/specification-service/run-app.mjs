// Runs a content service from a folder with a Strapi application, in a process of its own:
// loads it, writes the entries it is sent, and reports when it listens.
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * @typedef {{ type: string, key?: string, data: Record<string, unknown> }} Entry
 * @typedef {{ name: string, mime: string, width?: number, height?: number }} File
 * @typedef {{ token: string, permissions: string[], entries: Entry[], files: File[] }} Content
 * @typedef {{
 *   service: (uid: string) => Record<string, Function>,
 *   documents: (uid: string) => Record<string, Function>,
 *   db: { query: (uid: string) => Record<string, Function> },
 *   start: () => Promise<unknown>,
 * }} Strapi What is used of it.
 */

const folder = process.cwd();
const { createStrapi } = createRequire(path.join(folder, 'package.json'))('@strapi/strapi');

process.once('disconnect', () => process.exit());
process.once('message', async (/** @type {Content} */ content) => {
  const strapi = await createStrapi({ appDir: folder, distDir: folder }).load();
  await createToken(strapi, content);
  await createEntries(strapi, content);
  await strapi.start();
  process.send?.('listening');
});

/**
 * @param {Strapi} strapi
 * @param {Content} content
 */
async function createToken(strapi, { token, permissions }) {
  const tokens = strapi.service('admin::api-token');
  const { id } = await tokens.create({
    name: 'Site',
    description: '',
    type: 'custom',
    lifespan: null,
    permissions,
  });
  await strapi.db
    .query('admin::api-token')
    .update({ where: { id }, data: { accessKey: tokens.hash(token) } });
}

/**
 * @param {Strapi} strapi
 * @param {Content} content
 */
async function createEntries(strapi, { entries, files }) {
  const fileIds = new Map();
  for (const { name, ...file } of files) {
    const hash = path.parse(name).name;
    const data = {
      name,
      hash,
      ext: path.extname(name),
      url: `/uploads/${name}`,
      size: 1,
      provider: 'local',
      ...file,
    };
    const { id } = await strapi.db.query('plugin::upload.file').create({ data });
    fileIds.set(name, id);
  }
  const documentIds = new Map();
  for (const { type, key, data } of entries) {
    const { documentId } = await strapi
      .documents(`api::${type}.${type}`)
      .create({ data: resolve(data), status: 'published' });
    documentIds.set(key, documentId);
  }

  /** @param {unknown} value */
  function resolve(value) {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if ('$file' in value) return fileIds.get(value.$file);
    if ('$entry' in value) return documentIds.get(value.$entry);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]));
  }
}
