import 'server-only';
import { errorMessage } from '@/lib/errors';
import { logWarning } from '@/lib/server/ops/log';
import { refreshSearch } from '@/lib/server/search/site-search';
import { articleMirror, contentStore, freshClient, repairDurableStore } from './content';
import { listProofPages } from './proof-pages';
import { knownProofPaths, knownRedirects } from './unknown-paths';

const HEAL_INTERVAL_MS = 2_000;
/** For a content service that announces nothing, and for what it announced in vain. */
const REFRESH_INTERVAL_MS = 60_000;

/** Fills the store in the background, and heals it. Call it once, when the server starts. */
export function startContent(): void {
  void refreshContent();
  setInterval(refreshContent, REFRESH_INTERVAL_MS).unref();
  setInterval(repairDurableStore, REFRESH_INTERVAL_MS).unref();
  setInterval(heal, HEAL_INTERVAL_MS).unref();
}

/**
 * Brings the articles, the redirects and the pages of services up to date; where the service cannot be reached, they are what
 * an earlier process has stored. Never rejects.
 */
export async function refreshContent(): Promise<void> {
  await Promise.all([refreshArticles(), refreshProofPaths()]);
}

async function refreshArticles(): Promise<void> {
  try {
    await Promise.all([articleMirror().refresh(), refreshRedirects()]);
  } catch (error) {
    logWarning('articles-not-mirrored', { reason: errorMessage(error) });
    await articleMirror().restore();
  }
}

async function heal(): Promise<void> {
  const tags = await contentStore().heal();
  if (tags.length > 0) await refreshSearch(tags);
}

async function refreshProofPaths(): Promise<void> {
  try {
    const pages = await listProofPages(freshClient());
    knownProofPaths().paths = new Set(pages.map(({ path }) => path));
  } catch (error) {
    // What is not known is asked for.
    knownProofPaths().paths = null;
    logWarning('pages-not-known', { reason: errorMessage(error) });
  }
}

async function refreshRedirects(): Promise<void> {
  knownRedirects().list = await freshClient().redirects.list();
}
