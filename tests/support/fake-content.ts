import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, vi } from 'vitest';
import { errorResponse, type FakeFetch, fakeFetch } from './fake-fetch';
import { removeFolder } from './temporary-folder';

type Entries = unknown[] | Record<string, unknown> | null;

/**
 * Entries by the path of the content service: a list, a single entry, or `null` for none; or a function
 * of the whole request, which may return the status of an error.
 */
export type FakeContent = Record<string, Entries | ((url: URL) => Entries | number)>;

const MISSING = ['/api/about', '/api/company-profile', '/api/press-kit', '/api/menus/tree'];

const ENVIRONMENT = {
  CONTENT_API_URL: 'https://cms.example',
  CONTENT_API_TOKEN: 'a-token-of-the-tests',
  CONTENT_MEDIA_URL: 'https://media.example',
  SITE_URL: 'https://site.example',
};

const STORES = path.join(tmpdir(), `content-of-${process.pid}`);
let services = 0;

// Longer than a read may take: no test waits for another try.
const LATER = { 'retry-after': '60' };

afterAll(() => removeFolder(STORES));

/**
 * Replaces the content service by these entries; lists that are not named are empty, single types
 * and the menu tree are missing where they are not named. The environment is the same for all tests of a file.
 */
export function setContent(content: FakeContent): FakeFetch {
  for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
  // Another service: nothing is known of the one before, which may still be storing what it has read.
  globalThis.sharedState = undefined;
  services += 1;
  vi.stubEnv('CONTENT_STORE_DIR', path.join(STORES, String(services)));
  const fetch = fakeFetch(({ url }) => {
    const named = content[url.pathname];
    const entries = typeof named === 'function' ? named(url) : named;
    if (typeof entries === 'number') {
      return { ...errorResponse(entries, 'Refused'), headers: LATER };
    }
    const isMissing = entries === undefined && MISSING.includes(url.pathname);
    if (entries === null || isMissing) return errorResponse(404, 'None');
    if (entries && !Array.isArray(entries)) return { body: { data: entries } };
    const data = entries ?? [];
    const numberOf = (name: string) => Number(url.searchParams.get(`pagination[${name}]`)) || null;
    const page = numberOf('page') ?? 1;
    const size = numberOf('pageSize') ?? 100;
    const pagination = { page, pageCount: Math.ceil(data.length / size), total: data.length };
    return { body: { data: data.slice((page - 1) * size, page * size), meta: { pagination } } };
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** An article of the blog list as the content service sends it. */
export function rawSummary(slug: string, fields: Record<string, unknown> = {}) {
  return {
    documentId: slug,
    slug,
    title: `Title of ${slug}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    article_types: [{ type: 'blogs' }],
    ...fields,
  };
}
