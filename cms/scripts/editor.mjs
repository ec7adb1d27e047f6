// Acts as a member of staff over the admin's own HTTP API, for tests. Works without the admin panel.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const KIND_PATHS = { collection: 'collection-types', single: 'single-types' };

/** Logs in and returns what an editor can do. `cms` is what `bootCms` returned. */
export async function createEditor(cms) {
  const { url } = cms;
  let token = await login(cms);

  async function request(method, target, body) {
    const isForm = body instanceof FormData;
    const send = () =>
      fetch(url + target, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        },
        body: body === undefined || isForm ? body : JSON.stringify(body),
      });
    let response = await send();
    // The login is short-lived; a long test run simply logs in again.
    if (response.status === 401) {
      token = await login(cms);
      response = await send();
    }
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${target}: ${response.status} ${text.slice(0, 1000)}`);
    return text === '' ? null : JSON.parse(text);
  }

  const manager = (uid, kind = 'collection') => `/content-manager/${KIND_PATHS[kind]}/${uid}`;
  const data = async (answer) => (await answer)?.data ?? null;

  const editor = {
    request,

    /** Entries as the admin lists them: `{ results, pagination }`. */
    list: (uid, query = '') => request('GET', `${manager(uid)}${query && `?${query}`}`),
    get: (uid, documentId) => data(request('GET', `${manager(uid)}/${documentId}`)),
    create: (uid, fields) => data(request('POST', manager(uid), fields)),
    update: (uid, documentId, fields) =>
      data(request('PUT', `${manager(uid)}/${documentId}`, fields)),
    publish: (uid, documentId, fields = {}) =>
      data(request('POST', `${manager(uid)}/${documentId}/actions/publish`, fields)),
    unpublish: (uid, documentId) =>
      data(request('POST', `${manager(uid)}/${documentId}/actions/unpublish`, {})),
    remove: (uid, documentId) => request('DELETE', `${manager(uid)}/${documentId}`),

    getSingle: (uid) => data(request('GET', manager(uid, 'single'))),
    /** Creates or changes a single type. */
    updateSingle: (uid, fields) => data(request('PUT', manager(uid, 'single'), fields)),
    publishSingle: (uid, fields = {}) =>
      data(request('POST', `${manager(uid, 'single')}/actions/publish`, fields)),
    unpublishSingle: (uid) =>
      data(request('POST', `${manager(uid, 'single')}/actions/unpublish`, {})),
    removeSingle: (uid) => request('DELETE', manager(uid, 'single')),

    /** The first entry whose field has the value, or null. */
    async find(uid, field, value) {
      const { results } = await editor.list(
        uid,
        `filters[${field}][$eq]=${encodeURIComponent(value)}&pageSize=1`,
      );
      return results[0] ?? null;
    },

    /** Creates an article; published unless `draft`. */
    async createArticle({ draft = false, ...fields }) {
      const article = await editor.create(ARTICLE, fields);
      return draft ? article : editor.publish(ARTICLE, article.documentId);
    },
    /** Changes the draft; visitors see it after `publishArticle`. */
    updateArticle: (documentId, fields) => editor.update(ARTICLE, documentId, fields),
    /** Publishes the draft, with changes if there are any. */
    async publishArticle(documentId, fields) {
      if (fields) await editor.update(ARTICLE, documentId, fields);
      return editor.publish(ARTICLE, documentId);
    },
    unpublishArticle: (documentId) => editor.unpublish(ARTICLE, documentId),
    removeArticle: (documentId) => editor.remove(ARTICLE, documentId),

    /** Uploads a file from disk, or from `content`; `info` is name, alternativeText, caption. */
    async upload(file, info = {}, content) {
      const [uploaded] = await request('POST', '/upload', await toForm(file, info, content));
      return uploaded;
    },
    /** Puts another file in the place of one that entries already use. */
    replaceMedia: async (id, file, info = {}, content) =>
      request('POST', `/upload?id=${id}`, await toForm(file, info, content)),
    /** Changes name, alternative text or caption. */
    async updateMedia(id, info) {
      const form = new FormData();
      form.set('fileInfo', JSON.stringify(info));
      return request('POST', `/upload?id=${id}`, form);
    },
    removeMedia: (id) => request('DELETE', `/upload/files/${id}`),
  };
  return editor;
}

const ARTICLE = 'api::article.article';

async function login({ url, adminEmail, adminPassword }) {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The login of ${adminEmail} failed: ${response.status} ${text}`);
  return JSON.parse(text).data.token;
}

const TYPES = {
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

async function toForm(file, info, content) {
  const form = new FormData();
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  form.set('fileInfo', JSON.stringify({ name: path.basename(file), ...info }));
  form.set('files', new Blob([content ?? (await readFile(file))], { type }), path.basename(file));
  return form;
}
