// Who asks for content, and whom: pages the store, with the tags of what they show (contentClient in readers.ts);
// what is no page the store (backgroundClient); what fills the store the service (freshClient); previews and checks
// the service, past the store (configuredClient).
import 'server-only';
import { createHash } from 'node:crypto';
import { BLOG_TAGS, type ContentClient, MENU_TAGS } from '@/content-client';
import { MAX_POSTS } from '@/lib/routing/blog-post';
import { env } from '@/lib/server/ops/env';
import { shared } from '@/lib/server/ops/shared-state';
import { attemptToStore } from '@/lib/server/ops/store-failures';
import { expiry } from '@/lib/server/revalidation/expiry';
import { ArticleMirror } from './article-mirror';
import { cachedRead } from './cached-read';
import { configuredClient, serviceFetch } from './configured-client';
import { ContentStore } from './content-store';
import { openStore } from './open-store';
import { removeArticles } from './remove-articles';

// The answers of one content service say nothing about another one.
const durableStore = shared('durableStore', () => {
  const { CONTENT_API_URL } = env();
  const service = createHash('sha256').update(CONTENT_API_URL).digest('hex').slice(0, 16);
  return openStore({ folder: service, name: 'content', failure: 'content-not-stored' });
});

/** The last good answers of the content service. */
export const contentStore = shared('contentStore', () => {
  const limits = { TIMEOUT_MS: env().CONTENT_API_TIMEOUT_MS };
  return new ContentStore({ store: durableStore(), expiry: expiry(), limits });
});

/** A `fetch` that reads through the content store; writes pass it by. */
export const storedReads: typeof fetch = (input, init) =>
  init?.method === 'GET' ? contentStore().fetch(input, init) : serviceFetch(input, init);

/**
 * A client that reads through the content store.
 *
 * @param fetch One that ends in `storedReads`.
 */
export function storedClient(fetch: typeof globalThis.fetch): ContentClient {
  // The store ends an attempt, and has the last good answer then. A client that counts as well would be first where
  // the process is held up, and have nothing.
  return configuredClient({ fetch, readTimeoutMs: env().CONTENT_API_RETRY_BUDGET_MS });
}

/** A client for what is no part of a page: it reads from the content store. */
export const backgroundClient = shared('backgroundClient', () =>
  withCachedLists(storedClient(storedReads)),
);

function withCachedLists(client: ContentClient): ContentClient {
  const { menus, articles } = client;
  const posts = cachedRead(BLOG_TAGS, () => articles.latest(MAX_POSTS));
  return {
    ...client,
    menus: { list: cachedRead(MENU_TAGS, menus.list) },
    articles: { ...articles, latest: async (count) => (await posts()).slice(0, count) },
  };
}

/**
 * Removes from the store what is about articles that have long been gone; nothing while the service does
 * not say which there are. Never rejects.
 */
export async function removeGoneArticles(): Promise<void> {
  const list = articleMirror().list();
  if (list === null || !articleMirror().isCurrent) return;
  await attemptToStore(() =>
    removeArticles({
      store: durableStore(),
      slugs: list.map(({ slug }) => slug),
      urlsOf: backgroundClient().articles.urlsOf,
      remove: (url) => contentStore().remove(url),
    }),
  );
}

/** A client that asks the service in any case, once, and stores what it answers. */
export const freshClient = shared('freshClient', () => {
  const send: typeof fetch = (input, init) => contentStore().fetchFresh(input, init);
  const retry = { retries: 0, budgetMs: env().CONTENT_API_TIMEOUT_MS };
  return configuredClient({ fetch: send, retry });
});

/** Every published article. */
export const articleMirror = shared('articleMirror', () => {
  return new ArticleMirror({
    fresh: freshClient(),
    stored: configuredClient({ fetch: contentStore().fetchStored, retry: { retries: 0 } }),
    store: durableStore(),
    expiry: expiry(),
    hasLostMuch: () => contentStore().hasLostMuch,
  });
});
