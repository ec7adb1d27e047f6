import 'server-only';
import { ALL_TAGS, MENU_TAGS, TAGS, type Tag } from '@/content-client';
import { errorMessage } from '@/lib/errors';
import { logWarning } from '@/lib/server/ops/log';
import { startDaily } from '@/lib/server/ops/start-daily';
import { completeSearch, refreshSearch } from '@/lib/server/search/site-search';
import { hasShrunk } from './answer';
import {
  articleMirror,
  backgroundClient,
  contentStore,
  freshClient,
  removeGoneArticles,
  repairDurableStore,
} from './content';
import { REPAIR_INTERVAL_MS } from './key-value-store';
import { listProofPages } from './proof-pages';
import { knownMenus, knownProofPaths, knownRedirects } from './unknown-paths';

const HEAL_INTERVAL_MS = 2_000;
/** For a content service that announces nothing, and for what it announced in vain. */
const REFRESH_INTERVAL_MS = 60_000;

/** What is read again, and on which changes. */
const REFRESHES: readonly (readonly [on: readonly Tag[], refresh: () => Promise<void>])[] = [
  [[TAGS.articles, TAGS.articleTypes, TAGS.media], refreshArticles],
  [[TAGS.redirects], refreshRedirects],
  [[TAGS.servicePages, TAGS.caseStudies, TAGS.vacancies], refreshProofPaths],
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
  setInterval(repairDurableStore, REPAIR_INTERVAL_MS).unref();
  setInterval(completeSearch, REFRESH_INTERVAL_MS).unref();
  setInterval(heal, HEAL_INTERVAL_MS).unref();
  startDaily(async () => {
    // While the list is read again it does not say what there is.
    await refreshArticles();
    await removeGoneArticles();
  });
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
  try {
    await articleMirror().refresh();
  } catch (error) {
    logWarning('articles-not-mirrored', { reason: errorMessage(error) });
    await articleMirror().restore();
  }
}

async function heal(): Promise<void> {
  const tags = await contentStore().heal();
  if (tags.length > 0) await refreshSearch(tags);
}

/**
 * Numbers the requests for one list, of which two may overlap.
 *
 * @returns What begins a request; it returns what says, once it is answered, whether none that began later has been.
 */
function inOrder(): () => () => boolean {
  let last = 0;
  let answered = 0;
  return () => {
    last += 1;
    const read = last;
    return () => {
      if (read < answered) return false;
      answered = read;
      return true;
    };
  };
}

const beginProofRead = inOrder();
const beginRedirectRead = inOrder();
const beginMenuRead = inOrder();

async function refreshProofPaths(): Promise<void> {
  const known = knownProofPaths();
  const isNewest = beginProofRead();
  try {
    await listProofPages(freshClient());
    // As pages get them: what the service refuses to give stays what it was.
    const pages = await listProofPages(backgroundClient());
    if (!isNewest()) return;
    const paths = new Set(pages.map(({ path }) => path));
    known.paths = isOdd(known.paths?.size, paths.size) ? null : paths;
  } catch (error) {
    // What is not known is asked for.
    known.paths = null;
    logWarning('pages-not-known', { reason: errorMessage(error) });
  }
}

async function refreshRedirects(): Promise<void> {
  const known = knownRedirects();
  const isNewest = beginRedirectRead();
  try {
    await freshClient().redirects.list();
    const list = await backgroundClient().redirects.list();
    if (!isNewest()) return;
    known.list = isOdd(known.list?.length, list.length) ? null : list;
  } catch (error) {
    logWarning('redirects-not-known', { reason: errorMessage(error) });
  }
}

/**
 * Brings up to date what is known of the menu, once its tags have expired: pages read the same answer. Never
 * rejects.
 *
 * @param tags Tags of what has changed; default: the menu.
 */
export async function refreshMenu(tags: readonly string[] = MENU_TAGS): Promise<void> {
  if (!MENU_TAGS.some((tag) => tags.includes(tag))) return;
  const isNewest = beginMenuRead();
  try {
    const items = await backgroundClient().menus.list();
    if (isNewest()) knownMenus().items = items;
  } catch (error) {
    logWarning('menu-not-known', { reason: errorMessage(error) });
  }
}

/** Whether a list has lost most of its entries: it is not believed before the next one says the same. */
function isOdd(before: number | undefined, after: number): boolean {
  return before !== undefined && hasShrunk(before, after);
}
