import { afterEach, beforeEach, vi } from 'vitest';
import {
  type ContentClient,
  type ContentClientOptions,
  ContentError,
  type ContentIssue,
  createContentClient,
} from '../../content-client';
import { type FakeFetch, type FakeRequest, type FakeStep, fakeFetch } from '../support/fake-fetch';

export const TOKEN = 'a-token-that-nobody-may-see';

export type Setup = {
  client: ContentClient;
  requests: FakeFetch['requests'];
  issues: ContentIssue[];
};

/** A client whose service returns the given steps. */
export function setup(steps: FakeStep[], options: Partial<ContentClientOptions> = {}): Setup {
  const fetch = fakeFetch(...steps);
  const issues: ContentIssue[] = [];
  const client = createContentClient({
    baseUrl: 'https://cms.example',
    mediaUrl: 'https://media.example',
    token: TOKEN,
    fetch,
    onIssue: (issue) => issues.push(issue),
    ...options,
  });
  return { client, requests: fetch.requests, issues };
}

/** Path and query of a request, readable. */
export function addressOf(request: FakeRequest | undefined): string {
  return request ? decodeURIComponent(request.url.pathname + request.url.search) : '';
}

/** What a failing call threw; a call that did not fail is an error of the test. */
export async function errorOf(call: Promise<unknown>): Promise<ContentError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (outcome instanceof ContentError) return outcome;
  throw new Error(`expected a ContentError, got ${String(outcome)}`);
}

/** A service that does not answer. */
export const never = () => new Promise<Response>(() => {});

/** A service that is not there. */
export const refuse = () => Promise.reject(new TypeError('fetch failed'));

/** Fakes the clock for each test of a file, which {@link timed} moves on. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The error of a call, and by the faked clock the time it took. */
export async function timed(call: Promise<unknown>) {
  const start = performance.now();
  const outcome = errorOf(call).then((error) => ({ error, ms: performance.now() - start }));
  await vi.runAllTimersAsync();
  return outcome;
}

/** An image as the media library describes it. */
export function rawImage(fields: Record<string, unknown> = {}) {
  return {
    id: 7,
    name: 'dhow.webp',
    url: '/uploads/dhow_ab12.webp',
    mime: 'image/webp',
    width: 1200,
    height: 800,
    alternativeText: 'A dhow',
    caption: null,
    formats: { thumbnail: { url: '/uploads/thumbnail_dhow_ab12.webp', width: 245, height: 163 } },
    ...fields,
  };
}

/** The same image as the client returns it. */
export const IMAGE = {
  url: 'https://media.example/uploads/dhow_ab12.webp',
  width: 1200,
  height: 800,
  alt: 'A dhow',
  mime: 'image/webp',
  isPhotograph: false,
  focalPoint: null,
  caption: null,
};

export function rawArticle(fields: Record<string, unknown> = {}) {
  return {
    id: 41,
    documentId: 'doc-article',
    slug: 'payroll',
    title: 'Payroll',
    description: 'Paid on the 25th',
    createdAt: '2026-03-04T05:06:07.000Z',
    updatedAt: '2026-04-05T06:07:08.000Z',
    ...fields,
  };
}
