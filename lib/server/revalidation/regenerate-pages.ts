import 'server-only';
import { TAGS } from '@/content-client';
import { decodePath, isFrom } from '@/lib/routing/redirects';
import { ROUTES } from '@/lib/routing/routes';
import type { CachedPage } from './cached-pages';

const CONCURRENT_PAGES = 4;
const FIRST_POLL_MS = 15;
const LAST_POLL_MS = 500;
const PAGE_TIMEOUT_MS = 15_000;
const HOLD_TIMEOUT_MS = 2_000;
/** A visitor waits no longer for the new words: a content service that has just failed is slow. */
const READY_WITHIN_MS = 4_000;
/** What an article is kept as: its screen, its text as Markdown (at the same path below /api/markdown), its picture for sharing. */
const FORMS = ['', '.png'] as const;
/** The 'Page not Found' screen at its own addresses, ours and the framework's. */
const NOT_FOUND: readonly string[] = [ROUTES.noArticleFound, '/_not-found'];

/** Addresses to ask for: the changed entry's own pages, and what else shows it. */
export type PagesToRefresh = { own: string[]; others: string[] };

/**
 * The addresses to ask for after content changed, in both parts the most looked-at first, which are
 * the short ones. A kept 404 of a visitor is asked for again only where the entry may have filled it:
 * the article by its slug, the redirect by the address it starts `from`.
 */
export function pagesToRefresh(
  pages: readonly CachedPage[],
  tags: readonly string[],
  slug: string | null,
  from: string | null = null,
): PagesToRefresh {
  const changed = new Set(tags);
  const ends = slug === null ? [] : FORMS.map((form) => `/${encodeURIComponent(slug)}${form}`);
  const isOwn = (path: string) =>
    ends.some((end) => path.endsWith(end)) ||
    (from !== null && isFrom(from, decodePath(path) ?? path));
  const isDrawn = (path: string) => path.startsWith('/share-image/');
  // Drawing takes long, and says only what the entry itself and the firm's profile say.
  const isDrawnAnew = (path: string) =>
    !isDrawn(path) || isOwn(path) || changed.has(TAGS.companyProfile);
  const isOwnPage = (path: string) => isOwn(path) && !isDrawn(path);
  const depth = (path: string) => path.split('/').length;
  const paths = pages
    .filter((page) => page.tags.some((tag) => changed.has(tag)))
    .filter((page) => page.status !== 404 || isOwn(page.path) || NOT_FOUND.includes(page.path))
    .filter((page) => isDrawnAnew(page.path))
    .map((page) => page.path)
    .sort((a, b) => depth(a) - depth(b) || a.length - b.length);
  return { own: paths.filter(isOwnPage), others: paths.filter((path) => !isOwnPage(path)) };
}

/** Asks the server for one of its pages and says whether it got the old one. */
export type AskForPage = (path: string) => Promise<{ isStale: boolean }>;

type Job = { path: string; done: Promise<void>; finish: () => void; isLate: boolean };

/**
 * Asks for pages until the server has made them anew. One queue for the whole process: a page that
 * already waits is not asked for twice, and what changed last comes first.
 */
export class PageRegenerator {
  readonly #ask: AskForPage;
  #waiting = new Map<string, Job>();
  readonly #making = new Set<Job>();
  #holds: Promise<void> = Promise.resolve();
  #isHeld = false;

  constructor(ask: AskForPage) {
    this.#ask = ask;
  }

  /**
   * Lets the pages in the making finish and begins no other until the returned function is called.
   * A page that began before a tag is marked and ended after it would pass for new.
   */
  async hold(): Promise<() => void> {
    const before = this.#holds;
    let release: () => void = () => undefined;
    this.#holds = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#isHeld = true;
    const making = [...this.#making].map((job) => job.done);
    await Promise.race([Promise.all(making), pause(HOLD_TIMEOUT_MS)]);
    return () => {
      this.#isHeld = false;
      release();
      this.#work();
    };
  }

  /**
   * Puts pages before all that wait. Returns for each a promise that resolves when it was made anew,
   * or given up on, and never rejects.
   */
  refresh(paths: readonly string[]): Promise<void>[] {
    const added = new Map(paths.map((path) => [path, this.#waiting.get(path) ?? newJob(path)]));
    this.#waiting = new Map([...added, ...[...this.#waiting].filter(([path]) => !added.has(path))]);
    this.#work();
    return [...added.values()].map((job) => job.done);
  }

  /**
   * For the next visitor of a page that waits to be made anew: makes it now, before all others.
   * Resolves when it is there, or after 4 s, and never rejects; `undefined` where there is nothing
   * to wait for, or others have waited in vain.
   */
  ready(path: string): Promise<void> | undefined {
    const waiting = this.#waiting.get(path);
    if (waiting && this.#isHeld) this.#waiting = new Map([[path, waiting], ...this.#waiting]);
    else if (waiting) this.#make(waiting);
    const job = waiting ?? [...this.#making].find((made) => made.path === path);
    if (!job || job.isLate) return undefined;
    const late = pause(READY_WITHIN_MS).then(() => {
      job.isLate = true;
    });
    return Promise.race([job.done, late]);
  }

  #work(): void {
    while (!this.#isHeld && this.#making.size < CONCURRENT_PAGES) {
      const [first] = this.#waiting.values();
      if (!first) return;
      this.#make(first);
    }
  }

  #make(job: Job): void {
    // Taken out before it is asked for: a change from now on must ask again.
    this.#waiting.delete(job.path);
    this.#making.add(job);
    this.#untilFresh(job.path).finally(() => {
      this.#making.delete(job);
      job.finish();
      this.#work();
    });
  }

  async #untilFresh(path: string): Promise<void> {
    const giveUpAt = Date.now() + PAGE_TIMEOUT_MS;
    try {
      let wait = FIRST_POLL_MS;
      while ((await this.#ask(path)).isStale && Date.now() < giveUpAt) {
        await pause(wait);
        wait = Math.min(wait * 1.5, LAST_POLL_MS);
      }
    } catch {
      // The page stays marked as stale: the next visitor gets the old one and has it made anew.
    }
  }
}

function newJob(path: string): Job {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { path, done, finish, isLate: false };
}

/** Resolves after `ms` milliseconds, without keeping the process alive for it. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** Asks this server, over its own address, for one of its pages. */
export function askOwnServer(origin: string): AskForPage {
  return async (path) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'HEAD',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    return { isStale: response.headers.get('x-nextjs-cache') === 'STALE' };
  };
}
