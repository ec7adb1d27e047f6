import 'server-only';
import { ALL_TAGS, type ContentClient, MENU_TAGS, TAGS, type Tag } from '@/content-client';
import { attempt } from '@/lib/server/ops/log';
import { completeSearch, refreshSearch } from '@/lib/server/search/site-search';
import {
  articleMirror,
  backgroundClient,
  contentStore,
  freshClient,
  removeGoneArticles,
} from './content';
import { knownLists } from './known-lists';
import { ENTRY_TAGS, listProofPages } from './proof-pages';

const HEAL_INTERVAL_MS = 2_000;
/** For a content service that announces nothing, and for what it announced in vain. */
const REFRESH_INTERVAL_MS = 60_000;
/** A process that is restarted every night gets there as well. It takes some milliseconds of each thousand articles. */
const REMOVAL_INTERVAL_MS = 3_600_000;

/** What is read again, and on which changes. */
const REFRESHES: readonly (readonly [on: readonly Tag[], refresh: () => Promise<void>])[] = [
  [[TAGS.articles, TAGS.articleTypes, TAGS.media], refreshArticles],
  [[TAGS.redirects], refreshRedirects],
  [ENTRY_TAGS, refreshProofPaths],
];

/**
 * Fills the store in the background, and heals it. Call it once, when the server starts. The search,
 * which needs the list of articles, follows it.
 */
export function startContent(): void {
  void refreshContent().then(() => refreshSearch());
  void refreshMenu();
  setInterval(() => refreshContent(), REFRESH_INTERVAL_MS).unref();
  setInterval(() => refreshMenu(), REFRESH_INTERVAL_MS).unref();
  setInterval(completeSearch, REFRESH_INTERVAL_MS).unref();
  setInterval(heal, HEAL_INTERVAL_MS).unref();
  setInterval(removeGone, REMOVAL_INTERVAL_MS).unref();
}

/**
 * Brings what is known by itself, beside what pages read, up to date: the articles, the redirects and the
 * pages of services. Where the service cannot be reached, the articles are what an earlier process has
 * stored. Never rejects.
 *
 * @param tags Tags of what has changed; default: all. An editor waits for it, so nothing else is read.
 */
export async function refreshContent(tags: readonly string[] = ALL_TAGS): Promise<void> {
  await Promise.all(
    REFRESHES.filter(([on]) => on.some((tag) => tags.includes(tag))).map(([, refresh]) =>
      refresh(),
    ),
  );
}

async function refreshArticles(): Promise<void> {
  const isRead = await attempt('articles-not-mirrored', () => articleMirror().refresh());
  if (!isRead) await articleMirror().restore();
}

async function removeGone(): Promise<void> {
  // While the list is read again it does not say what there is.
  await refreshArticles();
  await removeGoneArticles();
}

async function heal(): Promise<void> {
  const tags = await contentStore().heal();
  if (tags.length > 0) await refreshSearch(tags);
}

async function refreshProofPaths(): Promise<void> {
  const { proofPaths } = knownLists();
  const isKnown = await proofPaths.learn('pages-not-known', async () => {
    await listProofPages(freshClient());
    // As pages get them: what the service refuses to give stays what it was.
    return (await listProofPages(backgroundClient())).map(({ path }) => path);
  });
  // What is not known is asked for.
  if (!isKnown) proofPaths.entries = null;
}

async function refreshRedirects(): Promise<void> {
  await knownLists().redirects.learn('redirects-not-known', async () => {
    await freshClient().redirects.list();
    return backgroundClient().redirects.list();
  });
}

/**
 * Brings up to date what is known of the menu. Never rejects.
 *
 * @param tags Tags of what has changed; default: the menu.
 * @param client Default: once its tags have expired, what pages read.
 */
export async function refreshMenu(
  tags: readonly string[] = MENU_TAGS,
  client: Pick<ContentClient, 'menus'> = backgroundClient(),
): Promise<void> {
  if (!MENU_TAGS.some((tag) => tags.includes(tag))) return;
  await knownLists().menu.learn('menu-not-known', () => client.menus.list());
}
