// What staff do with entries: lists, drafts, publishing. Part of `createEditor`.
import { readEntry, readList } from './read-entry.mjs';

/** @typedef {import('./read-entry.mjs').CmsFields} CmsFields */
/** @typedef {import('./read-entry.mjs').Request} Request */

const ARTICLE = 'api::article.article';

/** @param {string} uid */
const collection = (uid) => `/content-manager/collection-types/${uid}`;
/** @param {string} uid */
const single = (uid) => `/content-manager/single-types/${uid}`;

/** @param {Request} request */
export function createContentActions(request) {
  /**
   * @param {string} method
   * @param {string} target
   * @param {CmsFields} [fields]
   */
  const entryOf = async (method, target, fields) =>
    readEntry(await request(method, target, fields));

  /**
   * @param {string} uid
   * @param {string} documentId
   * @param {CmsFields} [fields]
   */
  const publish = (uid, documentId, fields = {}) =>
    entryOf('POST', `${collection(uid)}/${documentId}/actions/publish`, fields);

  /**
   * @param {string} uid
   * @param {CmsFields} fields
   */
  const create = (uid, fields) => entryOf('POST', collection(uid), fields);

  /**
   * @param {string} uid
   * @param {string} documentId
   * @param {CmsFields} fields
   */
  const update = (uid, documentId, fields) =>
    entryOf('PUT', `${collection(uid)}/${documentId}`, fields);

  /**
   * @param {string} uid
   * @param {string} documentId
   */
  const unpublish = (uid, documentId) =>
    entryOf('POST', `${collection(uid)}/${documentId}/actions/unpublish`, {});

  /**
   * @param {string} uid
   * @param {string} documentId
   */
  const remove = (uid, documentId) => request('DELETE', `${collection(uid)}/${documentId}`);

  /**
   * Entries as the admin lists them.
   *
   * @param {string} uid
   * @param {string} [query]
   */
  const list = async (uid, query = '') =>
    readList(await request('GET', `${collection(uid)}${query && `?${query}`}`));

  return {
    list,
    create,
    update,
    publish,
    unpublish,
    remove,

    /**
     * Publishes drafts all at once, as staff do it with a ticked list.
     *
     * @param {string} uid
     * @param {readonly string[]} documentIds
     */
    publishAll: (uid, documentIds) =>
      request('POST', `${collection(uid)}/actions/bulkPublish`, { documentIds }),
    /** @param {string} uid @param {readonly string[]} documentIds */
    removeAll: (uid, documentIds) =>
      request('POST', `${collection(uid)}/actions/bulkDelete`, { documentIds }),

    /** @param {string} uid @param {string} documentId */
    get: (uid, documentId) => entryOf('GET', `${collection(uid)}/${documentId}`),

    /**
     * The first entry whose field has the value, or null.
     *
     * @param {string} uid
     * @param {string} field
     * @param {string} value
     */
    async find(uid, field, value) {
      const filter = `filters[${field}][$eq]=${encodeURIComponent(value)}&pageSize=1`;
      return (await list(uid, filter)).results[0] ?? null;
    },

    /** @param {string} uid */
    getSingle: (uid) => entryOf('GET', single(uid)),
    /**
     * Creates or changes a single type.
     *
     * @param {string} uid
     * @param {CmsFields} fields
     */
    updateSingle: (uid, fields) => entryOf('PUT', single(uid), fields),
    /** @param {string} uid @param {CmsFields} [fields] */
    publishSingle: (uid, fields = {}) => entryOf('POST', `${single(uid)}/actions/publish`, fields),
    /** @param {string} uid */
    unpublishSingle: (uid) => entryOf('POST', `${single(uid)}/actions/unpublish`, {}),
    /** @param {string} uid */
    removeSingle: (uid) => request('DELETE', single(uid)),

    /**
     * Creates an entry that visitors see.
     *
     * @param {string} uid of a type with drafts
     * @param {CmsFields} fields
     */
    async createPublished(uid, fields) {
      const { documentId } = await create(uid, fields);
      return publish(uid, documentId);
    },
    /**
     * Creates an article; published unless `draft`.
     *
     * @param {CmsFields & { draft?: boolean }} fields
     */
    async createArticle({ draft = false, ...fields }) {
      const article = await create(ARTICLE, fields);
      return draft ? article : publish(ARTICLE, article.documentId);
    },
    /**
     * Changes the draft; visitors see it after `publishArticle`.
     *
     * @param {string} documentId
     * @param {CmsFields} fields
     */
    updateArticle: (documentId, fields) => update(ARTICLE, documentId, fields),
    /**
     * Publishes the draft, with changes if there are any.
     *
     * @param {string} documentId
     * @param {CmsFields} [fields]
     */
    async publishArticle(documentId, fields) {
      if (fields) await update(ARTICLE, documentId, fields);
      return publish(ARTICLE, documentId);
    },
    /** @param {string} documentId */
    unpublishArticle: (documentId) => unpublish(ARTICLE, documentId),
    /** @param {string} documentId */
    removeArticle: (documentId) => remove(ARTICLE, documentId),
  };
}
