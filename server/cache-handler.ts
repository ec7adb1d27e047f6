// The framework's `cacheHandler`: its own file cache, with complete documents for 404s and complete
// redirects. See docs/decisions/0002.
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import {
  EMPTY_DOCUMENT,
  findRedirectTarget,
  NOT_FOUND_PATH,
  toPagePath,
} from '@/lib/server/ops/next-internals';
import { processHooks } from '@/lib/server/ops/process-hooks';

type FileSystemCacheClass = typeof fileSystemCacheModule;
type Context = ConstructorParameters<FileSystemCacheClass>[0];
type Entry = Parameters<InstanceType<FileSystemCacheClass>['set']>[1];
type Page = Extract<NonNullable<Entry>, { rscData: Buffer | undefined }>;

const NOT_FOUND_TIMEOUT_MS = 5_000;
// Browsers keep a permanent redirect for good unless they are told to ask again; an editor may
// take it back.
const REDIRECT_CACHE_CONTROL = 'public, max-age=0, s-maxage=300';

const FileSystemCache = isModule(fileSystemCacheModule)
  ? fileSystemCacheModule.default
  : fileSystemCacheModule;

/**
 * A page that called `notFound()` leaves the framework as an empty document which only a script
 * fills. Visitors without JavaScript, and crawlers, must get the 'Page not Found' screen: it replaces
 * the empty document wherever a page is stored or read. The status stays 404.
 *
 * The framework also bundles this file with the middleware, where Node's modules are missing:
 * files are read with the `fs` that it passes in.
 */
export default class CacheHandler extends FileSystemCache {
  readonly #context: Context;

  constructor(context: Context) {
    super(context);
    this.#context = context;
  }

  override async get(
    ...args: Parameters<InstanceType<FileSystemCacheClass>['get']>
  ): ReturnType<InstanceType<FileSystemCacheClass>['get']> {
    const entry = await super.get(...args);
    const value = entry?.value ?? null;
    if (isEmptyNotFound(value)) value.html = (await this.#readBuiltNotFound()) ?? value.html;
    return entry;
  }

  override async set(
    ...args: Parameters<InstanceType<FileSystemCacheClass>['set']>
  ): Promise<void> {
    const [key, value] = args;
    if (isEmptyNotFound(value)) {
      // The response to the request that rendered this page is sent from the same object.
      value.html = (await fetchNotFound()) ?? (await this.#readBuiltNotFound()) ?? value.html;
    }
    if (isPage(value) && (value.status === 307 || value.status === 308)) completeRedirect(value);
    const stored = super.set(...args);
    if (value !== null && `${value.kind}` === 'FETCH') return stored;
    // At once, for the copy in memory, and again when the file is written.
    processHooks().invalidatePages?.(toPagePath(key));
    await stored;
    processHooks().invalidatePages?.(toPagePath(key));
  }

  override async revalidateTag(
    ...args: Parameters<InstanceType<FileSystemCacheClass>['revalidateTag']>
  ): Promise<void> {
    await super.revalidateTag(...args);
    processHooks().invalidatePages?.();
  }

  async #readBuiltNotFound(): Promise<string | null> {
    const { fs, serverDistDir } = this.#context;
    try {
      return String(await fs.readFile(`${serverDistDir}/app${NOT_FOUND_PATH}.html`, 'utf8'));
    } catch {
      return null;
    }
  }
}

// Node gives the CommonJS module, the middleware's bundle what it exports by default.
function isModule(
  imported: FileSystemCacheClass | { default: FileSystemCacheClass },
): imported is { default: FileSystemCacheClass } {
  return typeof imported === 'object';
}

function isPage(value: Entry): value is Page {
  return value !== null && `${value.kind}` === 'APP_PAGE';
}

function isEmptyNotFound(value: Entry): value is Page {
  return isPage(value) && value.status === 404 && value.html.includes(EMPTY_DOCUMENT);
}

/**
 * Where a redirect is regenerated in the background, the framework reads its target back from the
 * response that was sent already: it finds none, or that of the redirect before.
 */
function completeRedirect(value: Page): void {
  const location = findRedirectTarget(value.rscData?.toString() ?? '');
  // The cached redirect stays, and is tried again.
  if (location === null) throw new Error('The redirect to be cached names no target.');
  value.headers = { ...value.headers, location, 'cache-control': REDIRECT_CACHE_CONTROL };
}

/** The current screen; during the build there is no server to ask. */
async function fetchNotFound(): Promise<string | null> {
  if (!process.env.PORT || process.env.NEXT_PHASE === 'phase-production-build') return null;
  try {
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}${NOT_FOUND_PATH}`, {
      signal: AbortSignal.timeout(NOT_FOUND_TIMEOUT_MS),
    });
    const html = await response.text();
    return html.includes('</h1>') ? html : null;
  } catch {
    return null;
  }
}
