import { vi } from 'vitest';
import { errorResponse, type FakeFetch, fakeFetch } from './fake-fetch';
import { setEnvironment } from './form-env';

/** Entries by the path of the content service: a list, a single entry, or `null` for none. */
export type FakeContent = Record<string, unknown[] | Record<string, unknown> | null>;

/**
 * Replaces the content service by these entries; lists that are not named are empty, single types
 * that are not named are missing. Import what is tested after this.
 */
export function setContent(content: FakeContent, env: Record<string, string> = {}): FakeFetch {
  setEnvironment({ SITE_URL: 'https://site.example', ...env });
  const fetch = fakeFetch(({ url }) => {
    const entries = content[url.pathname];
    const isSingle = ['/api/about', '/api/company-profile'].includes(url.pathname);
    if (entries === null || (entries === undefined && isSingle)) return errorResponse(404, 'None');
    if (!Array.isArray(entries ?? [])) return { body: { data: entries } };
    const data = entries ?? [];
    return { body: { data, meta: { pagination: { page: 1, pageCount: 1, total: 1 } } } };
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** An article as the content service sends it. */
export function rawSummary(slug: string, fields: Record<string, unknown> = {}) {
  return {
    documentId: slug,
    slug,
    title: `Title of ${slug}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    ...fields,
  };
}
