// Keeps the pages, as the framework's own file cache does, with one thing put right.
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;

const EMPTY_SHELL = '<html id="__next_error__">';
const NOT_FOUND_PATH = '/_not-found';
const ASK_TIMEOUT_MS = 5_000;
// The server's memory of pages ready to send; in the build and while developing there is none.
const FORGET_PAGES = Symbol.for('site.forgetPages');

/**
 * A page that called `notFound()` leaves the framework as an empty document which only a script
 * fills. Visitors without one, and crawlers, shall read the 'Page not Found' screen: it takes the
 * empty document's place wherever a page is kept or read. The status stays 404.
 *
 * The framework also puts this file into the middleware's bundle, where Node's modules are missing:
 * files are read with the `fs` it hands in.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    if (isEmptyNotFound(entry?.value)) {
      entry.value.html = (await this.#builtNotFound()) ?? entry.value.html;
    }
    return entry;
  }

  async set(key, data, context) {
    if (isEmptyNotFound(data)) {
      // The answer to the request that had this page made is sent from the same object.
      data.html = (await askForNotFound()) ?? (await this.#builtNotFound()) ?? data.html;
    }
    const isKept = super.set(key, data, context);
    if (data?.kind === 'FETCH') return isKept;
    // At once for those who are sent the copy in memory, and again when the file is there.
    forgetPages();
    await isKept;
    forgetPages();
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    forgetPages();
  }

  async #builtNotFound() {
    try {
      return await this.fs.readFile(`${this.serverDistDir}/app${NOT_FOUND_PATH}.html`, 'utf8');
    } catch {
      return null;
    }
  }
}

function forgetPages() {
  globalThis[FORGET_PAGES]?.();
}

function isEmptyNotFound(value) {
  return value?.kind === 'APP_PAGE' && value.status === 404 && value.html.includes(EMPTY_SHELL);
}

/** The screen as it is now; during the build there is no server to ask. */
async function askForNotFound() {
  if (!process.env.PORT || process.env.NEXT_PHASE === 'phase-production-build') return null;
  try {
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}${NOT_FOUND_PATH}`, {
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    });
    const html = await response.text();
    return html.includes('</h1>') ? html : null;
  } catch {
    return null;
  }
}
