// Acts as a member of staff over the admin's own HTTP API, for tests. Works without the admin panel.
import { createContentActions } from './editor/content-actions.mjs';
import { createMediaActions } from './editor/media-actions.mjs';

/** @typedef {import('./editor/read-entry.mjs').CmsFields} CmsFields */
/** @typedef {import('./editor/read-entry.mjs').CmsEntry} CmsEntry */
/** @typedef {Awaited<ReturnType<typeof createEditor>>} Editor */
/** @typedef {{ url: string, adminEmail: string, adminPassword: string }} Login */

/**
 * Logs in and returns what an editor can do.
 *
 * @param {Login} cms what `bootCms` returned
 */
export async function createEditor(cms) {
  const { url } = cms;
  let token = await login(cms);

  /**
   * @param {string} method
   * @param {string} target path below the address of the service
   * @param {unknown} [body] sent as JSON, unless it is a form
   * @returns {Promise<unknown>} the JSON of the response, or its text; `null` for an empty one
   * @throws {Error} with method, path, status and body of a response that is not OK
   */
  async function request(method, target, body) {
    const isForm = body instanceof FormData;
    const send = () => {
      const headers = new Headers({ Authorization: `Bearer ${token}` });
      if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
      return fetch(url + target, { method, headers, body: isForm ? body : JSON.stringify(body) });
    };
    let response = await send();
    // The login is short-lived; a long test run simply logs in again.
    if (response.status === 401) {
      token = await login(cms);
      response = await send();
    }
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${target}: ${response.status} ${text.slice(0, 1000)}`);
    const isJson = response.headers.get('content-type')?.includes('json');
    if (text === '') return null;
    return isJson ? JSON.parse(text) : text;
  }

  return { request, ...createContentActions(request), ...createMediaActions(request) };
}

/**
 * @param {Login} login
 * @returns {Promise<string>}
 */
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
