// Reads what the admin's HTTP API responded with.

/** @typedef {Record<string, unknown>} CmsFields */
/** @typedef {{ id: number, documentId: string } & CmsFields} CmsEntry */
/** @typedef {{ results: CmsEntry[], pagination: { total: number } }} CmsList */
/** @typedef {(method: string, target: string, body?: unknown) => Promise<unknown>} Request */

/**
 * @param {unknown} body `{ data: entry }`
 * @returns {CmsEntry}
 * @throws {Error} when there is no entry
 */
export function readEntry(body) {
  const entry = isRecord(body) ? body.data : null;
  if (!isEntry(entry)) throw new Error(`There is no entry in ${show(body)}`);
  return entry;
}

/**
 * @param {unknown} body `{ results: entries, pagination }`
 * @returns {CmsList}
 */
export function readList(body) {
  const { results, pagination } = isRecord(body) ? body : {};
  const total = isRecord(pagination) ? pagination.total : null;
  if (!Array.isArray(results) || !results.every(isEntry) || typeof total !== 'number') {
    throw new Error(`There is no list in ${show(body)}`);
  }
  return { results, pagination: { total } };
}

/**
 * @param {unknown} body list of entries
 * @returns {CmsEntry}
 */
export function readFirstEntry(body) {
  const entry = Array.isArray(body) ? body[0] : null;
  if (!isEntry(entry)) throw new Error(`There is no entry in ${show(body)}`);
  return entry;
}

/**
 * @param {unknown} value
 * @returns {value is CmsEntry}
 */
function isEntry(value) {
  return isRecord(value) && typeof value.id === 'number' && typeof value.documentId === 'string';
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {unknown} body */
function show(body) {
  return JSON.stringify(body).slice(0, 300);
}
